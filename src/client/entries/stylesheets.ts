/** The script that fetches fonts and stylesheets of other hosts, once the page is there. */

import { addStylesheet } from '../stylesheets/add-stylesheet.js';
import type { ExternalStylesheet } from '../stylesheets/external-stylesheet.js';

/** What the config says: each sheet, and the part of an address that a page must have for it. */
declare const SHEETS: readonly (ExternalStylesheet & { readonly on?: string })[];

for (const sheet of SHEETS) {
  const isLinked = document.querySelector(`link[href="${CSS.escape(sheet.href)}"]`) !== null;
  if (!isLinked && location.pathname.includes(sheet.on ?? '/')) addStylesheet(sheet);
}
