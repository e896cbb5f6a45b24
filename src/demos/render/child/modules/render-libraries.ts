/** The packages that render demos: React and Emotion's provider from the site folder, Emotion's cache from docsgen.
 *  Each is loaded when a demo first needs it, as CommonJS, so that there is one copy of each. */

import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DemoLibrary } from '../../worker-messages.js';
import { adaptMaterialStyles } from '../../../../site/mui/adapt-material-5.js';
import {
  joyTheme,
  materialTheme,
  type JoyStyles,
  type MaterialStyles,
} from '../../../../site/mui/demo-themes.js';
import { familyThemes } from '../../../../site/mui/themes.js';
import {
  BUILD_SURROUNDINGS,
  wrapInProviders,
  type ReactModule,
  type ThemeContext,
} from '../../wrap-in-providers.js';
import { formatBaseStyles, type ThemeWithVariables } from '../styles/format-base-styles.js';
import { createModuleAt, type PackageFinder } from './package-finder.js';

/** The fields of an Emotion cache that docsgen uses. */
export interface StyleCache {
  /** Rules by the name that they were inserted under. */
  readonly inserted: Readonly<Record<string, string | true>>;
  /** Styles by class name, without global ones. */
  readonly registered: Readonly<Record<string, string>>;
  /** `true`: rules are kept in the cache instead of being put beside their elements. */
  compat?: boolean;
}

interface Themes {
  material?: { readonly styles: MaterialStyles; readonly theme: ThemeWithVariables };
  joy?: { readonly styles: JoyStyles; readonly theme: ThemeWithVariables };
}

interface RenderPackages {
  readonly react: ReactModule;
  readonly server: {
    renderToString(element: unknown, options: { readonly identifierPrefix: string }): string;
  };
  readonly emotion: { readonly CacheProvider: unknown; readonly ThemeContext: ThemeContext };
  readonly createCache: (options: { readonly key: string }) => StyleCache;
}

interface RenderedComponents {
  /** Absent: the wrapper is rendered with nothing in it. */
  readonly Demo?: unknown;
  readonly Wrapper?: unknown;
}

interface RenderOptions {
  readonly cache: StyleCache;
  readonly libraries: readonly DemoLibrary[];
  readonly idPrefix: string;
}

export class RenderLibraries {
  readonly #requireOwn = createRequire(import.meta.url);
  readonly #siteModule: Module;
  readonly #packages: PackageFinder;
  readonly #themes: Themes = {};
  #renderPackages: RenderPackages | undefined;

  constructor(siteFolder: string, packages: PackageFinder) {
    this.#siteModule = createModuleAt(join(siteFolder, 'demo.js'));
    this.#packages = packages;
  }

  /** The libraries that a demo needs which imports these packages. */
  findLibrariesUsedBy(packages: Iterable<string>): readonly DemoLibrary[] {
    return familyThemes.findLibraries(packages, (name) => this.#isInstalled(name));
  }

  isLoaded(libraries: readonly DemoLibrary[]): boolean {
    return this.#renderPackages !== undefined && libraries.every((library) => this.#themes[library]);
  }

  /** Loads what rendering needs, and the themes of `libraries`. Throws an `ImportError` if a package is not installed. */
  load(libraries: readonly DemoLibrary[]): void {
    this.#renderPackages ??= {
      react: this.#requireFromSite('react'),
      server: this.#requireFromSite('react-dom/server'),
      emotion: this.#requireFromSite('@emotion/react'),
      createCache: this.#requireOwn('@emotion/cache').default,
    };
    if (libraries.includes('material') && !this.#themes.material) {
      const styles = adaptMaterialStyles<ThemeWithVariables>(
        this.#requireFromSite(familyThemes.modules.material),
      );
      this.#themes.material = { styles, theme: deepFreeze(materialTheme(styles)) };
    }
    if (libraries.includes('joy') && !this.#themes.joy) {
      const styles = this.#requireFromSite<JoyStyles<ThemeWithVariables>>(familyThemes.modules.joy);
      this.#themes.joy = { styles, theme: deepFreeze(joyTheme(styles)) };
    }
  }

  /** Creates a cache for one demo. */
  createCache(): StyleCache {
    return Object.assign(this.#getRenderPackages().createCache({ key: 'css' }), { compat: true });
  }

  /** The HTML of components within the default themes of `libraries`, which must be loaded. */
  render({ Demo, Wrapper }: RenderedComponents, { cache, libraries, idPrefix }: RenderOptions): string {
    const { react, server, emotion } = this.#getRenderPackages();
    const element = wrapInProviders(Demo === undefined ? null : react.createElement(Demo, null), {
      react,
      CacheProvider: emotion.CacheProvider,
      ThemeContext: emotion.ThemeContext,
      cache,
      material: libraries.includes('material') ? this.#themes.material : undefined,
      joy: libraries.includes('joy') ? this.#themes.joy : undefined,
      Wrapper,
      surroundings: BUILD_SURROUNDINGS,
    });
    return server.renderToString(element, { identifierPrefix: idPrefix });
  }

  /** The variables of a library's default theme, as a stylesheet. */
  renderBaseStyles(library: DemoLibrary): string {
    this.load([library]);
    const theme = this.#themes[library]?.theme;
    return theme ? formatBaseStyles(theme) : '';
  }

  #getRenderPackages(): RenderPackages {
    if (!this.#renderPackages) throw new Error('The libraries are used before they are loaded.');
    return this.#renderPackages;
  }

  #isInstalled(name: string): boolean {
    try {
      return this.#packages.find(name, this.#siteModule) !== '';
    } catch {
      return false;
    }
  }

  #requireFromSite<T>(name: string): T {
    this.#packages.find(name, this.#siteModule);
    return Module.prototype.require.call(this.#siteModule, name);
  }
}

/** All demos share a theme: one that changes it would change how the next ones look. */
function deepFreeze<T>(theme: T, seen = new Set<unknown>()): T {
  if (typeof theme !== 'object' || theme === null || seen.has(theme)) return theme;
  seen.add(theme);
  for (const value of Object.values(theme)) deepFreeze(value, seen);
  return Object.freeze(theme);
}
