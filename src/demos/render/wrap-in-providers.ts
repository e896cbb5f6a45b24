/** Wraps a demo in the default themes of the libraries that it uses, in both color schemes. The build and the browser
 *  must wrap it in the same way, or the ids of `React.useId` differ. */

/** The attribute of `<html>` that holds the color scheme. */
export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

type Component = unknown;

export interface ReactModule {
  createElement(
    type: Component,
    props: Readonly<Record<string, unknown>> | null,
    ...children: unknown[]
  ): unknown;
}

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

export interface DemoProviders {
  readonly react: ReactModule;
  /** Emotion's `CacheProvider`, and the cache for it. */
  readonly CacheProvider: Component;
  readonly cache: unknown;
  readonly material?: { readonly styles: MaterialStyles; readonly theme: unknown };
  readonly joy?: { readonly styles: JoyStyles; readonly theme: unknown };
}

/** All demos follow the color scheme of the page, whichever library they use. */
const PROVIDER_PROPS = {
  disableStyleSheetGeneration: true,
  modeStorageKey: 'mui-mode',
  colorSchemeStorageKey: 'mui-color-scheme',
};

/** Wraps a demo's element. Beside another library, Material UI's theme is passed under its own key. */
export function wrapInProviders(
  element: unknown,
  { react, CacheProvider, cache, material, joy }: DemoProviders,
): unknown {
  let wrapped = element;
  if (joy) {
    const props = { ...PROVIDER_PROPS, theme: joy.theme };
    wrapped = react.createElement(joy.styles.CssVarsProvider, props, wrapped);
  }
  if (material) {
    const theme = joy ? { [material.styles.THEME_ID]: material.theme } : material.theme;
    wrapped = react.createElement(material.styles.ThemeProvider, { ...PROVIDER_PROPS, theme }, wrapped);
  }
  return react.createElement(CacheProvider, { value: cache }, wrapped);
}
