/** Finds the packages that a demo asks for, and says what is wrong where it cannot. Loads nothing. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import Module, { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { nearest } from '../../report/nearest.js';

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
export function moduleAt(file: string): Module {
  const module = new Module(file);
  module.filename = file;
  module.paths = internals._nodeModulePaths(dirname(file));
  return module;
}

/** Finds packages, and remembers what it has found. Right as long as it is not stale. */
export class PackageFinder {
  readonly #found = new Map<string, string>();
  /** What the manifest of each package looked like when the package was first found. */
  readonly #manifests = new Map<string, string>();

  /** The file that `name` stands for in `module`. */
  find(name: string, module: Module): string {
    const key = `${name}\n${module.path}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const file = find(name, module);
    this.#found.set(key, file);
    const manifest = manifestOf(name, module.paths);
    if (manifest && !this.#manifests.has(manifest)) this.#manifests.set(manifest, stampOf(manifest));
    return file;
  }

  /** Whether another version of a package has been installed: what is loaded is never loaded anew. */
  get isStale(): boolean {
    return [...this.#manifests].some(([manifest, stamp]) => stampOf(manifest) !== stamp);
  }
}

function find(name: string, module: Module): string {
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
    throw notFound(name, module.paths);
  }
}

function manifestOf(name: string, paths: readonly string[]): string | undefined {
  return paths
    .map((path) => join(path, packageNameOf(name), 'package.json'))
    .find((path) => existsSync(path));
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

function notFound(name: string, paths: readonly string[]): ImportError {
  const owner = packageNameOf(name);
  const folder = paths.map((path) => join(path, owner)).find((path) => existsSync(path));
  if (!folder) {
    return new ImportError(
      `The package “${owner}” is not installed.`,
      `Install it: npm install ${owner}`,
      owner,
    );
  }
  const known = readdirSync(folder).map((entry) => `${owner}/${entry.replace(/\.[a-z]+$/, '')}`);
  const meant = nearest(name, known);
  return new ImportError(
    `The package “${owner}” has no module “${name}”.`,
    meant === undefined
      ? 'Look into the package’s documentation for what can be imported.'
      : `Did you mean “${meant}”?`,
    name,
  );
}

function packageNameOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
