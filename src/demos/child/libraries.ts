/** The packages that demos are rendered with: React and Emotion's provider from the site's folder, the cache from docsgen's.
 *  Each is loaded when a demo first needs it, as CommonJS: so that there is one copy of each. */

import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DemoLibrary } from '../message.js';
import {
  joyTheme,
  materialTheme,
  surround,
  type JoyStyles,
  type MaterialStyles,
  type ReactModule,
} from '../surroundings.js';
import { baseStylesOf, type ThemeSheets } from './base-styles.js';
import { moduleAt, type PackageFinder } from './packages.js';

/** What is used of an Emotion cache. */
export interface StyleCache {
  /** Rules by the name that they were inserted under. */
  readonly inserted: Readonly<Record<string, string | true>>;
  /** Styles by class name: global ones are not among them. */
  readonly registered: Readonly<Record<string, string>>;
  /** `true`: rules are kept in the cache instead of being put beside their elements. */
  compat?: boolean;
}

interface Themed<Styles> {
  readonly styles: Styles;
  readonly theme: ThemeSheets;
}

interface Engine {
  readonly react: ReactModule;
  readonly server: {
    renderToString(element: unknown, options: { readonly identifierPrefix: string }): string;
  };
  readonly emotion: { readonly CacheProvider: unknown };
  readonly createCache: (options: { readonly key: string }) => StyleCache;
}

interface Rendering {
  readonly cache: StyleCache;
  readonly libraries: readonly DemoLibrary[];
  readonly idPrefix: string;
}

export class Libraries {
  readonly #own = createRequire(import.meta.url);
  readonly #site: Module;
  readonly #packages: PackageFinder;
  readonly #themes = new Map<DemoLibrary, Themed<unknown>>();
  #engine: Engine | undefined;

  constructor(siteFolder: string, packages: PackageFinder) {
    this.#site = moduleAt(join(siteFolder, 'demo.js'));
    this.#packages = packages;
  }

  /** Those that a demo needs which imports these packages. */
  usedBy(packages: Iterable<string>): readonly DemoLibrary[] {
    const names = [...packages];
    const joy = names.some((name) => /^@mui\/joy(\/|$)/.test(name));
    const material = names.some((name) => /^@mui\/(material|lab|x-[\w-]+|icons-material)(\/|$)/.test(name));
    const system =
      names.some((name) => /^@mui\/system(\/|$)/.test(name)) && !joy && this.#has('@mui/material/styles');
    return [...(joy ? ['joy' as const] : []), ...(material || system ? ['material' as const] : [])];
  }

  isLoaded(libraries: readonly DemoLibrary[]): boolean {
    return this.#engine !== undefined && libraries.every((library) => this.#themes.has(library));
  }

  /** Loads what rendering needs, and the themes of `libraries`. Throws an `ImportError` where something is not installed. */
  load(libraries: readonly DemoLibrary[]): void {
    this.#engine ??= {
      react: this.#ofSite('react') as ReactModule,
      server: this.#ofSite('react-dom/server') as Engine['server'],
      emotion: this.#ofSite('@emotion/react') as Engine['emotion'],
      createCache: (this.#own('@emotion/cache') as { default: Engine['createCache'] }).default,
    };
    for (const library of libraries) {
      if (!this.#themes.has(library)) this.#themes.set(library, this.#themeOf(library));
    }
  }

  /** A fresh one for each demo. */
  createCache(): StyleCache {
    return Object.assign(this.#loaded().createCache({ key: 'css' }), { compat: true });
  }

  /** The HTML of a component within the default themes of `libraries`, which must be loaded. */
  render(component: unknown, { cache, libraries, idPrefix }: Rendering): string {
    const { react, server, emotion } = this.#loaded();
    const whole = surround(react.createElement(component, null), {
      react,
      CacheProvider: emotion.CacheProvider,
      cache,
      material: libraries.includes('material')
        ? (this.#themes.get('material') as Themed<MaterialStyles>)
        : undefined,
      joy: libraries.includes('joy') ? (this.#themes.get('joy') as Themed<JoyStyles>) : undefined,
    });
    return server.renderToString(whole, { identifierPrefix: idPrefix });
  }

  /** The variables of a library's default theme, as a stylesheet. */
  baseStyles(library: DemoLibrary): string {
    this.load([library]);
    return baseStylesOf(this.#themes.get(library)!.theme.generateStyleSheets());
  }

  #loaded(): Engine {
    if (!this.#engine) throw new Error('The libraries are used before they are loaded.');
    return this.#engine;
  }

  #themeOf(library: DemoLibrary): Themed<unknown> {
    if (library === 'material') {
      const styles = this.#ofSite('@mui/material/styles') as MaterialStyles<ThemeSheets>;
      return { styles, theme: frozen(materialTheme(styles)) };
    }
    const styles = this.#ofSite('@mui/joy/styles') as JoyStyles<ThemeSheets>;
    return { styles, theme: frozen(joyTheme(styles)) };
  }

  #has(name: string): boolean {
    try {
      return this.#packages.find(name, this.#site) !== '';
    } catch {
      return false;
    }
  }

  #ofSite(name: string): unknown {
    this.#packages.find(name, this.#site);
    return Module.prototype.require.call(this.#site, name);
  }
}

/** All demos share a theme: one that changes it would change how the next ones look. */
function frozen<T>(theme: T, seen = new Set<unknown>()): T {
  if (typeof theme !== 'object' || theme === null || seen.has(theme)) return theme;
  seen.add(theme);
  for (const value of Object.values(theme)) frozen(value, seen);
  return Object.freeze(theme);
}
