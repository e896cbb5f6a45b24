/** Marks the page's own link in a navigation that many pages share. */

import { escapeAttribute } from '../text/escape-html.js';

/** The last link with this address gets `aria-current`: an open group has the address of its first page, and stands above it. */
export function markCurrentLink(html: string, href: string): string {
  const attribute = `href="${escapeAttribute(href)}"`;
  const at = html.lastIndexOf(attribute);
  return at < 0 ? html : `${html.slice(0, at)}aria-current="page" ${html.slice(at)}`;
}
