/** The script that fetches fonts and stylesheets of other hosts, once the page is there (behaviour 2.16, 7.4). */

import { addStylesheet } from './stylesheets/layer.js';
import type { ExternalStylesheet } from './stylesheets/settings.js';

/** What the config says: each sheet, and the part of an address that a page must have for it. */
declare const SHEETS: readonly (ExternalStylesheet & { readonly on?: string })[];

for (const sheet of SHEETS) {
  const isLinked = document.querySelector(`link[href="${CSS.escape(sheet.href)}"]`) !== null;
  if (!isLinked && location.pathname.includes(sheet.on ?? '/')) addStylesheet(sheet);
}
