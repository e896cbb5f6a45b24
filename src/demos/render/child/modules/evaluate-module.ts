/** Evaluates a demo's compiled code as a module at the demo's own path, so that packages are resolved from there. */

import { readFileSync } from 'node:fs';
import { createModuleAt, ModuleLoader, type PackageFinder } from './package-finder.js';

/** A compiled demo calls this module with the text of each stylesheet that it imports. */
const STYLES_MODULE = 'docsgen:styles';

/** Gives what the demo gets instead of the exports of a package. */
export type ReplaceExports = (name: string, exports: unknown) => unknown;

interface EvaluationInput {
  readonly file: string;
  readonly code: string;
  readonly packages: PackageFinder;
  /** Wraps the loading of a package that is not loaded yet. */
  readonly loadPackage: <T>(load: () => T) => T;
  readonly replaceExports?: ReplaceExports;
}

export interface EvaluatedModule {
  /** The exports of the module; none if it throws. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** The exports of each imported package, by the specifier of the import. */
  readonly packages: ReadonlyMap<string, unknown>;
  /** The texts of imported stylesheets, in order. */
  readonly styles: readonly string[];
  readonly thrown?: { readonly error: unknown };
}

/** Runs the code once. Never throws: what the code throws is part of the result. */
export function evaluateModule({
  file,
  code,
  packages: finder,
  loadPackage,
  replaceExports = (_, exports) => exports,
}: EvaluationInput): EvaluatedModule {
  const packages = new Map<string, unknown>();
  const styles: string[] = [];
  const module = createModuleAt(file);
  const load = (name: string): unknown => {
    if (name === STYLES_MODULE) return (text: string) => void styles.push(text);
    const path = finder.find(name, module);
    if (path.endsWith('.css')) return void styles.push(readFileSync(path, 'utf8'));
    const loaded = ModuleLoader._cache[path];
    const exports: unknown = loaded?.loaded
      ? loaded.exports
      : loadPackage(() => ModuleLoader.prototype.require.call(module, name));
    packages.set(name, exports);
    return replaceExports(name, exports);
  };
  Object.assign(module, { require: load });
  try {
    module._compile(code, file);
    return { exports: module.exports ?? {}, packages, styles };
  } catch (error) {
    return { exports: {}, packages, styles, thrown: { error } };
  }
}
