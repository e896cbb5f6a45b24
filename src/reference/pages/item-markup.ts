/** Renders what stands for an item on API pages: its headings and its name as code. */

import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { isComponentApi, isTypeApi, toBareName, type DocumentedApi } from '../package-api.js';

/** A heading with a link to itself, as in Markdown pages. */
export function renderHeading(level: number, id: string, html: string): string {
  const value = escapeAttribute(id);
  return `<h${level} id="${value}"><a class="heading-link" href="#${value}">${html}</a></h${level}>\n`;
}

/** `<Button />`, `useMenu()` or `GridColDef`. */
export function renderItemCode(api: DocumentedApi): string {
  const name = toBareName(api.name);
  if (isTypeApi(api)) return `<code>${escapeText(name)}</code>`;
  return `<code>${escapeText(isComponentApi(api) ? `<${name} />` : `${name}()`)}</code>`;
}
