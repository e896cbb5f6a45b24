/** Collects what rendered HTML contains that other pages may link to, and what it links to itself. */

import { unescapeHtml } from '../text/escape-html.js';
import { visitAttributes } from '../text/visit-attributes.js';

interface MarkupOutline {
  readonly ids: ReadonlySet<string>;
  /** The addresses of this site in `href` and `src`, each with the offset of the last attribute that has it. */
  readonly hrefOffsets: ReadonlyMap<string, number>;
  readonly classNames: ReadonlySet<string>;
}

/** Leaves out the addresses of docsgen's own files: they always exist. */
export function outlineMarkup(html: string, base: string): MarkupOutline {
  const ids = new Set<string>();
  const hrefOffsets = new Map<string, number>();
  const classNames = new Set<string>();
  const isSiteHref = (href: string): boolean =>
    href.startsWith(base) && !href.startsWith('//') && !href.startsWith(`${base}_docsgen/`);
  visitAttributes(html, (name, escapedValue, offset) => {
    const value = unescapeHtml(escapedValue);
    if (name === 'id') ids.add(value);
    else if (name === 'class') for (const className of value.split(' ')) classNames.add(className);
    else if ((name === 'href' || name === 'src') && isSiteHref(value)) hrefOffsets.set(value, offset);
  });
  return { ids, hrefOffsets, classNames };
}
