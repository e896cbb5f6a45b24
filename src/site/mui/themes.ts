/** Material UI and Joy UI, the libraries of MUI that have a default theme, which docsgen puts around their demos. */

import type { FamilyThemes } from '../library-family.js';

/** By the names that docsgen has for them. */
export type ThemedLibrary = 'material' | 'joy';

/** The color of text in a document that has a demo alone: of the theme, where the demo has one. */
export const TEXT_COLOR = 'var(--mui-palette-text-primary,CanvasText)';

export const familyThemes: FamilyThemes<ThemedLibrary> = {
  packages: { material: '@mui/material', joy: '@mui/joy' },
  modules: { material: '@mui/material/styles', joy: '@mui/joy/styles' },
  findLibraries: (packages, isInstalled) => {
    const names = [...packages];
    const joy = names.some((name) => /^@mui\/joy(\/|$)/.test(name));
    const material = names.some((name) => /^@mui\/(material|lab|x-[\w-]+|icons-material)(\/|$)/.test(name));
    const system = names.some((name) => /^@mui\/system(\/|$)/.test(name));
    const needsMaterial = material || (system && !joy && isInstalled('@mui/material/styles'));
    return [...(joy ? ['joy' as const] : []), ...(needsMaterial ? ['material' as const] : [])];
  },
  findLibraryOf: (specifier) => {
    if (specifier.startsWith('@mui/joy')) return 'joy';
    return specifier.startsWith('@mui/') ? 'material' : undefined;
  },
};
