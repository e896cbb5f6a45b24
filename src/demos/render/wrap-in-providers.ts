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
  useContext(context: ThemeContext): unknown;
}

/** Emotion's context of themes. */
export interface ThemeContext {
  readonly Provider: Component;
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

/** What the site's own wrapper gets beside its children. */
export interface DemoSurroundings {
  readonly colorScheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** What the build renders with, and a browser hydrates with, whatever its reader has chosen. */
export const BUILD_SURROUNDINGS: DemoSurroundings = { colorScheme: 'light', direction: 'ltr' };

export interface DemoProviders {
  readonly react: ReactModule;
  /** Emotion's `CacheProvider`, and the cache for it. */
  readonly CacheProvider: Component;
  readonly cache: unknown;
  readonly ThemeContext: ThemeContext;
  readonly material?: { readonly styles: MaterialStyles; readonly theme: unknown };
  readonly joy?: { readonly styles: JoyStyles; readonly theme: unknown };
  /** Where the themes read the reader's choices, as MUI's providers take it; the build has none. */
  readonly storageManager?: (options: { readonly key: string }) => object;
  /** The component that the site puts around every demo. */
  readonly Wrapper?: Component;
  readonly surroundings: DemoSurroundings;
}

/** All demos follow the color scheme of the page, whichever library they use. */
const PROVIDER_PROPS = {
  disableStyleSheetGeneration: true,
  // Without a choice, MUI's packages of version 5 would choose light, and store it.
  defaultMode: 'system',
  modeStorageKey: 'mui-mode',
  colorSchemeStorageKey: 'mui-color-scheme',
};

/** Wraps a demo's element. Beside another library, Material UI's theme is passed under its own key. */
export function wrapInProviders(element: unknown, providers: DemoProviders): unknown {
  const { react, CacheProvider, cache, ThemeContext, material, joy, Wrapper, surroundings } = providers;
  const themeProps = { ...PROVIDER_PROPS, storageManager: providers.storageManager };
  const hasTheme = material !== undefined || joy !== undefined;
  let wrapped = Wrapper ? react.createElement(Wrapper, { ...surroundings }, element) : element;
  if (hasTheme) wrapped = react.createElement(ThemeBoundary, { react, ThemeContext }, wrapped);
  if (joy) {
    const props = { ...themeProps, theme: joy.theme };
    wrapped = react.createElement(joy.styles.CssVarsProvider, props, wrapped);
  }
  if (material) {
    const theme = joy ? { [material.styles.THEME_ID]: material.theme } : material.theme;
    wrapped = react.createElement(material.styles.ThemeProvider, { ...themeProps, theme }, wrapped);
  }
  return react.createElement(CacheProvider, { value: cache }, wrapped);
}

interface ThemeBoundaryProps {
  readonly react: ReactModule;
  readonly ThemeContext: ThemeContext;
  readonly children: unknown;
}

/** A provider within a demo copies the theme around it into its own. Of a theme without variables, the variables around it
 *  would replace the colors. */
function ThemeBoundary({ react, ThemeContext, children }: ThemeBoundaryProps): unknown {
  const value = hideVariables(react.useContext(ThemeContext));
  return react.createElement(ThemeContext.Provider, { value }, children);
}

const themesWithHiddenVariables = new WeakMap<object, object>();

/** A theme whose variables can be read, but are not copied along with its other properties. */
function hideVariables(theme: unknown): unknown {
  if (typeof theme !== 'object' || theme === null || !('vars' in theme)) return theme;
  const known = themesWithHiddenVariables.get(theme);
  if (known) return known;
  const properties = Object.getOwnPropertyDescriptors(theme);
  const hidden: object = Object.defineProperties(
    {},
    {
      ...properties,
      vars: { value: theme.vars, enumerable: false, configurable: true, writable: true },
    },
  );
  themesWithHiddenVariables.set(theme, hidden);
  return hidden;
}
