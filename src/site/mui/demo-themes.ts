/** The default themes of Material UI and Joy UI, in both color schemes, and their providers around a demo. */

import { SCHEME_ATTRIBUTE } from '../color-schemes.js';
import type { ThemedLibrary } from './themes.js';

type Component = unknown;

/** `@mui/material/styles`. */
export interface MaterialStyles<Theme = unknown> {
  readonly THEME_ID: string;
  readonly ThemeProvider: Component;
  createTheme(options: object): Theme;
}

/** `@mui/joy/styles`. */
export interface JoyStyles<Theme = unknown> {
  readonly CssVarsProvider: Component;
  extendTheme(options: object): Theme;
}

/** The default theme of Material UI, both schemes by CSS variables. */
export function materialTheme<Theme>({ createTheme }: MaterialStyles<Theme>): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
  });
}

/** The default theme of Joy UI, both schemes by CSS variables. */
export function joyTheme<Theme>({ extendTheme }: JoyStyles<Theme>): Theme {
  return extendTheme({ colorSchemeSelector: SCHEME_ATTRIBUTE });
}

interface LibraryStyles {
  readonly material: MaterialStyles;
  readonly joy: JoyStyles;
}

/** The libraries around a demo, each with its default theme. */
export type DemoThemes = {
  readonly [L in ThemedLibrary]?: { readonly styles: LibraryStyles[L]; readonly theme: unknown } | undefined;
};

interface ThemeContext {
  createElement(type: Component, props: Readonly<Record<string, unknown>>, ...children: unknown[]): unknown;
  /** Where the themes read the reader's choices, as the providers take it; the build has none. */
  readonly storageManager?: ((options: { readonly key: string }) => object) | undefined;
}

/** All demos follow the color scheme of the page, whichever library they use. */
const PROVIDER_PROPS = {
  disableStyleSheetGeneration: true,
  // Without a choice, the packages of version 5 would choose light, and store it.
  defaultMode: 'system',
  modeStorageKey: 'mui-mode',
  colorSchemeStorageKey: 'mui-color-scheme',
};

/** Wraps an element in the themes. Beside the other library, Material UI's theme is passed under its own key. */
export function wrapInThemes(
  element: unknown,
  { material, joy }: DemoThemes,
  { createElement, storageManager }: ThemeContext,
): unknown {
  const themeProps = { ...PROVIDER_PROPS, storageManager };
  let wrapped = element;
  if (joy) wrapped = createElement(joy.styles.CssVarsProvider, { ...themeProps, theme: joy.theme }, wrapped);
  if (material) {
    const theme = joy ? { [material.styles.THEME_ID]: material.theme } : material.theme;
    wrapped = createElement(material.styles.ThemeProvider, { ...themeProps, theme }, wrapped);
  }
  return wrapped;
}
