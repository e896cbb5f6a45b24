/** The events of our own by which scripts of a page speak to each other, all sent to `document`. */

import type { RequestedSchemes } from '../../site/preferences.js';

/** Asks for other color schemes. A choice of mode, direction or code is made known by `storage` events of its key. */
export const SET_COLOR_SCHEME = 'docsgen:set-color-scheme';

declare global {
  interface DocumentEventMap {
    readonly [SET_COLOR_SCHEME]: CustomEvent<RequestedSchemes>;
  }
}
