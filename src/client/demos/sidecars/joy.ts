/** What demos of Joy UI are surrounded with. Lies in the library file of Joy UI. */

import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { joyTheme, type DemoThemes } from '../../../site/mui/demo-themes.js';

const styles = { CssVarsProvider, extendTheme };

export const joy: DemoThemes['joy'] = { styles, theme: joyTheme(styles) };
