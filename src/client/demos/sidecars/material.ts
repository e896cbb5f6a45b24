/** What demos of Material UI are surrounded with. Lies in the library file of Material UI. */

import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { materialTheme, type DemoThemes } from '../../../site/mui/demo-themes.js';

const styles = { THEME_ID, ThemeProvider, createTheme };

export const material: DemoThemes['material'] = { styles, theme: materialTheme(styles) };
