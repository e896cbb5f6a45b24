/** Evaluates a demo's compiled code under the demo's own name, so that packages are found from where it lies.
 *  Knows nothing of React. */

import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { createModuleAt, type PackageFinder } from './package-finder.js';

/** By this name a compiled demo hands over the text of a stylesheet that it imports. */
const STYLES_MODULE = 'docsgen:styles';

export interface EvaluationInput {
  readonly file: string;
  readonly code: string;
  readonly packages: PackageFinder;
  /** Does the loading of a package that is not loaded yet. */
  readonly loadPackage: <T>(load: () => T) => T;
  /** Stands in for what a package exports. */
  readonly replaceExports?: (name: string, exports: unknown) => unknown;
}

export interface EvaluatedModule {
  /** What the module exports; nothing where it throws. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** What each imported package exports, by the name that it was asked for. */
  readonly packages: ReadonlyMap<string, unknown>;
  /** The texts of imported stylesheets, in order. */
  readonly styles: readonly string[];
  readonly thrown?: { readonly error: unknown } | undefined;
}

/** What Node's type declarations leave out. */
interface CompilableModule extends Module {
  _compile(code: string, file: string): unknown;
}

interface ModuleInternals {
  readonly _cache: Readonly<Record<string, Module | undefined>>;
}

const keepExports = (_: string, exports: unknown): unknown => exports;

const { _cache: loadedModules } = Module as unknown as ModuleInternals;

/** Runs the code once. Never throws: what the code throws is part of the result. */
export function evaluateModule({
  file,
  code,
  packages: finder,
  loadPackage,
  replaceExports = keepExports,
}: EvaluationInput): EvaluatedModule {
  const packages = new Map<string, unknown>();
  const styles: string[] = [];
  const module = createModuleAt(file) as CompilableModule;
  const load = (name: string): unknown => {
    if (name === STYLES_MODULE) return (text: string) => void styles.push(text);
    const path = finder.find(name, module);
    if (path.endsWith('.css')) return void styles.push(readFileSync(path, 'utf8'));
    const isLoaded = loadedModules[path]?.loaded === true;
    const exports = isLoaded
      ? loadedModules[path]!.exports
      : loadPackage(() => Module.prototype.require.call(module, name));
    packages.set(name, exports);
    return replaceExports(name, exports);
  };
  module.require = load as NodeJS.Require;
  try {
    module._compile(code, file);
    return { exports: (module.exports ?? {}) as EvaluatedModule['exports'], packages, styles };
  } catch (error) {
    return { exports: {}, packages, styles, thrown: { error } };
  }
}
