/** Finds the packages that a demo asks for, and says what is wrong where it cannot. Loads nothing. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import Module, { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { findNearestName } from '../../../../diagnostics/find-nearest-name.js';

/** An import that cannot be answered. Its stack names the importing line. */
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

interface ModuleInternals {
  _nodeModulePaths(folder: string): string[];
  _resolveFilename(name: string, parent: Module): string;
}

const internals = Module as unknown as ModuleInternals;

/** A module that is not loaded from `file`, but stands in its place: packages are found from there. */
export function createModuleAt(file: string): Module {
  const module = new Module(file);
  module.filename = file;
  module.paths = internals._nodeModulePaths(dirname(file));
  return module;
}

/** Finds packages, and remembers what it has found. Right as long as it is not stale. */
export class PackageFinder {
  readonly #resolvedFiles = new Map<string, string>();
  /** What the manifest of each package looked like when the package was first found. */
  readonly #manifestStats = new Map<string, string>();

  /** The file that `name` stands for in `module`. */
  find(name: string, module: Module): string {
    const key = `${name}\n${module.path}`;
    const cached = this.#resolvedFiles.get(key);
    if (cached !== undefined) return cached;
    const file = resolvePackage(name, module);
    this.#resolvedFiles.set(key, file);
    const manifest = findManifest(name, module.paths);
    if (manifest && !this.#manifestStats.has(manifest))
      this.#manifestStats.set(manifest, readFileStats(manifest));
    return file;
  }

  /** Whether another version of a package has been installed: what is loaded is never loaded anew. */
  get isStale(): boolean {
    return [...this.#manifestStats].some(([manifest, stats]) => readFileStats(manifest) !== stats);
  }
}

function resolvePackage(name: string, module: Module): string {
  if (isBuiltin(name)) {
    throw new ImportError(
      `The demo imports “${name}”, a module of Node.`,
      'A demo runs in browsers too, which do not have it.',
      name,
    );
  }
  try {
    return internals._resolveFilename(name, module);
  } catch {
    throw createNotFoundError(name, module.paths);
  }
}

function findManifest(name: string, paths: readonly string[]): string | undefined {
  return paths
    .map((path) => join(path, parsePackageName(name), 'package.json'))
    .find((path) => existsSync(path));
}

function readFileStats(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

function createNotFoundError(name: string, paths: readonly string[]): ImportError {
  const packageName = parsePackageName(name);
  const folder = paths.map((path) => join(path, packageName)).find((path) => existsSync(path));
  if (!folder) {
    return new ImportError(
      `The package “${packageName}” is not installed.`,
      `Install it: npm install ${packageName}`,
      packageName,
    );
  }
  const knownNames = readdirSync(folder).map((entry) => `${packageName}/${entry.replace(/\.[a-z]+$/, '')}`);
  const suggestion = findNearestName(name, knownNames);
  return new ImportError(
    `The package “${packageName}” has no module “${name}”.`,
    suggestion === undefined
      ? 'Look into the package’s documentation for what can be imported.'
      : `Did you mean “${suggestion}”?`,
    name,
  );
}

function parsePackageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
