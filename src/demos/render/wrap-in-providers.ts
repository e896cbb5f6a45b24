/** Wraps a demo in the default themes of the libraries that it uses, in both color schemes. The build and the browser
 *  must wrap it in the same way, or the ids of `React.useId` differ. */

import { wrapInThemes, type DemoThemes } from '../../site/mui/demo-themes.js';

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

/** What the site's own wrapper gets beside its children. */
export interface DemoSurroundings {
  readonly colorScheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** What the build renders with, and a browser hydrates with, whatever its reader has chosen. */
export const BUILD_SURROUNDINGS: DemoSurroundings = { colorScheme: 'light', direction: 'ltr' };

export interface DemoProviders extends DemoThemes {
  readonly react: ReactModule;
  /** Emotion's `CacheProvider`, and the cache for it. */
  readonly CacheProvider: Component;
  readonly cache: unknown;
  readonly ThemeContext: ThemeContext;
  /** Where the themes read the reader's choices, as their providers take it; the build has none. */
  readonly storageManager?: (options: { readonly key: string }) => object;
  /** The component that the site puts around every demo. */
  readonly Wrapper?: Component;
  readonly surroundings: DemoSurroundings;
}

/** Wraps a demo's element. */
export function wrapInProviders(element: unknown, providers: DemoProviders): unknown {
  const { react, CacheProvider, cache, ThemeContext, material, joy, Wrapper, surroundings } = providers;
  const { storageManager } = providers;
  const hasTheme = material !== undefined || joy !== undefined;
  let wrapped = Wrapper ? react.createElement(Wrapper, { ...surroundings }, element) : element;
  if (hasTheme) wrapped = react.createElement(ThemeBoundary, { react, ThemeContext }, wrapped);
  const { createElement } = react;
  wrapped = wrapInThemes(wrapped, { material, joy }, { createElement, storageManager });
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
