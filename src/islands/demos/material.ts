/** What demos of Material UI are surrounded with. Lies in the library file of Material UI. */

import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { materialTheme, type Surroundings } from '../../demos/surroundings.js';

const styles = { THEME_ID, ThemeProvider, createTheme };

export const material: Surroundings['material'] = { styles, theme: materialTheme(styles) };
