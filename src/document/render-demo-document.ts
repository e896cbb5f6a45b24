/** A demo in a document of its own: its media queries and fixed elements see the frame instead of the page. */

import type { LiveDemoProps } from '../kit/partials.js';
import type { RenderedMarkup } from './renderer.js';
import { escapeAttribute, escapeText } from '../text/escape-html.js';
import type { PageScripts } from './render-head.js';

export interface DemoDocument extends Pick<RenderedMarkup, 'html'> {
  readonly title: string;
  readonly language: string;
  readonly name: string;
  readonly stylesheets: readonly string[];
  readonly scripts: Pick<PageScripts, 'boot' | 'runtime'>;
  readonly live?: LiveDemoProps | undefined;
  /** Its styles are Tailwind's, which hold in such demos alone. */
  readonly isTailwind?: boolean;
}

/** Follows the reader's preferences as its page does, and comes alive when the browser loads it. */
export function renderDemoDocument(document: DemoDocument): string {
  const { html, title, language, stylesheets, scripts } = document;
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><script>${scripts.boot}</script><script type="module" src="${escapeAttribute(scripts.runtime)}"></script>${links}`;
  return `<!doctype html>\n<html lang="${escapeAttribute(language)}" data-frame=""><head>${head}</head><body><div class="demo"${renderDemoAttributes(document)}>${html}</div></body></html>\n`;
}

function renderDemoAttributes({ name, live, isTailwind }: DemoDocument): string {
  const attributes = {
    'data-demo': name,
    ...(isTailwind ? { 'data-tailwind': '' } : {}),
    ...(live && {
      'data-module': live.module,
      'data-needs': live.needs.join(' '),
      'data-themes': live.themes.join(' '),
      'data-id-prefix': live.idPrefix,
      ...(live.issues && { 'data-issues': live.issues }),
    }),
  };
  return Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('');
}

/** Where it stands in the page. `height`: pixels. */
export function renderIframe({
  src,
  title,
  height,
}: {
  readonly src: string;
  readonly title: string;
  readonly height: number;
}): string {
  return `<iframe title="${escapeAttribute(title)}" src="${escapeAttribute(src)}" height="${height}" loading="lazy"></iframe>`;
}
