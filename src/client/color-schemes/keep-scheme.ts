/** Keeps a further color scheme on `<html>`: a theme within a demo that does not have it writes its mode there. */

import { toSchemeMode, type SchemeModes } from '../../site/color-schemes.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

export function keepScheme(getScheme: () => string): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    const scheme = getScheme();
    const current = root.dataset['muiColorScheme'];
    if (current !== scheme && toSchemeMode(current, COLOR_SCHEMES) === toSchemeMode(scheme, COLOR_SCHEMES))
      root.dataset['muiColorScheme'] = scheme;
  });
  observer.observe(root, { attributeFilter: ['data-mui-color-scheme'] });
}
