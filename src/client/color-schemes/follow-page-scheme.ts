/** Keeps the color scheme of the page in the document of an edited demo, and tells themes its mode, since they know light and
 *  dark only. It comes before the script that applies the scheme. */

import type { SchemeModes } from '../../site/color-schemes.js';
import type { MessageToSandbox } from '../demos/edit/sandbox-messages.js';
import { keepScheme } from './keep-scheme.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

const page = { scheme: '' };

addEventListener('message', ({ source, data }: MessageEvent<MessageToSandbox>) => {
  if (source === parent && data.kind === 'attributes')
    page.scheme = data.attributes['data-mui-color-scheme'] ?? '';
});
addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'mui-mode' || newValue === null || !Object.hasOwn(COLOR_SCHEMES, newValue)) return;
  dispatchEvent(new StorageEvent('storage', { key, newValue: COLOR_SCHEMES[newValue] ?? null }));
});
keepScheme(() => page.scheme);
