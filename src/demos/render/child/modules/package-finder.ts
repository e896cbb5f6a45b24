/** Resolves the packages that a demo imports. An import that fails gets a message and a hint. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import Module, { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { findNearestName } from '../../../../diagnostics/find-nearest-name.js';
import { formatInstallCommand } from '../../../../environment/package-manager.js';

/** Parts of Node's module loader that its type declarations leave out. */
interface ModuleInternals {
  new (id: string): CompilableModule;
  readonly _cache: Readonly<Record<string, Module | undefined>>;
  readonly _extensions: Record<string, ((module: CompilableModule, file: string) => void) | undefined>;
  _nodeModulePaths(folder: string): string[];
  _resolveFilename(name: string, parent: Module): string;
}

interface CompilableModule extends Module {
  _compile(code: string, file: string): unknown;
}

export const ModuleLoader = Module as ModuleInternals & typeof Module;

/** An import that fails. Its stack names the importing line. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    message: string,
    readonly hint: string,
    /** What could not be imported, as the demo may name it. */
    readonly specifier: string,
  ) {
    super(message);
  }
}

/** Creates an empty module at the path `file`, from which packages are resolved. */
export function createModuleAt(file: string): CompilableModule {
  const module = new ModuleLoader(file);
  module.filename = file;
  module.paths = ModuleLoader._nodeModulePaths(dirname(file));
  return module;
}

/** Resolves packages and caches the results. The cache is right as long as `isStale` is false. */
export class PackageFinder {
  readonly #resolvedFiles = new Map<string, string>();
  /** The state of each package's manifest when the package was first resolved. */
  readonly #manifestStats = new Map<string, string>();
  readonly #loadedFiles = new Set<string>();
  /** How many entries of Node's cache, and of `#resolvedFiles`, have been looked at: they stand in the order in which they came. */
  readonly #seenCounts = { cached: 0, resolved: 0 };

  readonly #workspaceFiles = new Map<string, string>();

  /** Whether a file of a workspace package has been edited since it was first named. The files are then known as they are. */
  hasEdited(files: Readonly<Record<string, string>>): boolean {
    const isEdited = Object.entries(files).some(
      ([file, state]) => (this.#workspaceFiles.get(file) ?? state) !== state,
    );
    for (const [file, state] of Object.entries(files)) this.#workspaceFiles.set(file, state);
    return isEdited;
  }

  /** The file of the package `name`, imported by `module`. */
  find(name: string, module: Module): string {
    const key = `${name}\n${module.path}`;
    const cached = this.#resolvedFiles.get(key);
    if (cached !== undefined) return cached;
    const file = resolvePackage(name, module);
    this.#resolvedFiles.set(key, file);
    const manifest = findInPaths(module.paths, join(parsePackageName(name), 'package.json'));
    if (manifest && !this.#manifestStats.has(manifest))
      this.#manifestStats.set(manifest, readFileStats(manifest));
    return file;
  }

  /** The files of packages that were loaded since the last call. */
  takeLoadedFiles(): readonly string[] {
    const cachedFiles = Object.keys(ModuleLoader._cache);
    const resolvedFiles = [...this.#resolvedFiles.values()];
    const newFiles = [
      ...cachedFiles.slice(this.#seenCounts.cached),
      ...resolvedFiles.slice(this.#seenCounts.resolved),
    ];
    this.#seenCounts.cached = cachedFiles.length;
    this.#seenCounts.resolved = resolvedFiles.length;
    const files = newFiles.filter((file) => isAbsolute(file) && !this.#loadedFiles.has(file));
    for (const file of files) this.#loadedFiles.add(file);
    return files;
  }

  /** Whether another version of a package has been installed: what is loaded is never loaded again. */
  get isStale(): boolean {
    return [...this.#manifestStats].some(([manifest, stats]) => readFileStats(manifest) !== stats);
  }
}

function resolvePackage(name: string, module: Module): string {
  if (isBuiltin(name)) {
    const hint = 'A demo runs in browsers too, which do not have it.';
    throw new ImportError(`The demo imports “${name}”, a module of Node.`, hint, name);
  }
  try {
    return ModuleLoader._resolveFilename(name, module);
  } catch {
    throw createNotFoundError(name, module.paths);
  }
}

function findInPaths(paths: readonly string[], name: string): string | undefined {
  return paths.map((path) => join(path, name)).find((path) => existsSync(path));
}

function readFileStats(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

function createNotFoundError(name: string, paths: readonly string[]): ImportError {
  const packageName = parsePackageName(name);
  const folder = findInPaths(paths, packageName);
  if (!folder) {
    const installHint = `Install it: ${formatInstallCommand([packageName], { folder: dirname(paths[0] ?? '/') })}`;
    return new ImportError(`The package “${packageName}” is not installed.`, installHint, packageName);
  }
  const knownNames = readdirSync(folder).map((entry) => `${packageName}/${entry.replace(/\.[a-z]+$/, '')}`);
  const suggestion = findNearestName(name, knownNames);
  const hint =
    suggestion === undefined
      ? 'Look into the package’s documentation for what can be imported.'
      : `Did you mean “${suggestion}”?`;
  return new ImportError(`The package “${packageName}” has no module “${name}”.`, hint, name);
}

function parsePackageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
