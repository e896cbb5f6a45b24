/** Makes the site's further color schemes known to a script: it comes first in the scripts that read preferences. */

import type { SchemeModes } from '../../site/color-schemes.js';
import { PREFERENCES } from '../../site/preferences.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

for (const name of ['mui-color-scheme-light', 'mui-color-scheme-dark'] as const)
  Object.assign(PREFERENCES, { [name]: [...PREFERENCES[name], ...Object.keys(COLOR_SCHEMES)] });
