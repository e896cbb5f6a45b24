/** What demos of Joy UI are surrounded with on a site that has color schemes besides light and dark. */

import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { createElement, type ComponentProps } from 'react';
import { joyTheme, type DemoThemes } from '../../site/mui/demo-themes.js';
import { createSchemeStorage } from './create-scheme-storage.js';

const styles = { CssVarsProvider: SchemeProvider, extendTheme };

export const joy: DemoThemes['joy'] = { styles, theme: joyTheme(styles) };

function SchemeProvider(props: ComponentProps<typeof CssVarsProvider>) {
  // Its types do not name this prop.
  return createElement(CssVarsProvider, Object.assign({}, props, { storageManager: createSchemeStorage }));
}
