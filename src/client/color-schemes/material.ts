/** What demos of Material UI are surrounded with on a site that has color schemes besides light and dark. */

import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { createElement, type ComponentProps } from 'react';
import { materialTheme, type DemoThemes } from '../../site/mui/demo-themes.js';
import { createSchemeStorage } from './create-scheme-storage.js';

const styles = { THEME_ID, ThemeProvider: SchemeProvider, createTheme };

export const material: DemoThemes['material'] = { styles, theme: materialTheme(styles) };

function SchemeProvider(props: ComponentProps<typeof ThemeProvider>) {
  return createElement(ThemeProvider, { ...props, storageManager: createSchemeStorage });
}
