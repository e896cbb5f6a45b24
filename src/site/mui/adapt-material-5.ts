/** Makes the styles of Material UI 5 what those of later versions are: its variables have names of their own. */

import type { MaterialStyles } from './demo-themes.js';

/** `@mui/material/styles` of version 5, as far as it differs. */
export interface Material5Styles<Theme = unknown> {
  readonly THEME_ID: string;
  readonly Experimental_CssVarsProvider: unknown;
  experimental_extendTheme(): Theme;
}

/** The styles as `wrapInThemes` takes them, whatever their version. Later versions have the names of version 5 too, and warn
 *  of them. */
export function adaptMaterialStyles<Theme>(
  styles: MaterialStyles<Theme> | Material5Styles<Theme>,
): MaterialStyles<Theme> {
  return isMaterial5(styles) ? adaptMaterial5(styles) : styles;
}

function isMaterial5<Theme>(
  styles: MaterialStyles<Theme> | Material5Styles<Theme>,
): styles is Material5Styles<Theme> {
  return 'Experimental_CssVarsProvider' in styles && !('extendTheme' in styles);
}

export function adaptMaterial5<Theme>(styles: Material5Styles<Theme>): MaterialStyles<Theme> {
  return {
    THEME_ID: styles.THEME_ID,
    ThemeProvider: styles.Experimental_CssVarsProvider,
    createTheme: () => styles.experimental_extendTheme(),
  };
}
