/** What the config says of the look of the site, under `brand`: docsgen puts it in the place of this module. Here there is
 *  nothing. */

import type { Brand } from 'docsgen/kit';

export const brand: Brand = {};
