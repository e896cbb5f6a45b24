/** Finds the packages that a demo asks for, and says what is wrong where it cannot. Loads nothing. */

import { existsSync, readdirSync } from 'node:fs';
import Module, { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { nearest } from '../../report/nearest.js';

/** An import that cannot be answered. Its stack names the importing line. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

interface Resolving {
  _resolveFilename(name: string, parent: Module): string;
}

/** Finds packages, and remembers what it has found. Right as long as no package is taken away. */
export class PackageFinder {
  readonly #found = new Map<string, string>();

  /** The file that `name` stands for in `module`. */
  find(name: string, module: Module): string {
    const key = `${name}\n${module.path}`;
    const file = this.#found.get(key) ?? find(name, module);
    this.#found.set(key, file);
    return file;
  }
}

function find(name: string, module: Module): string {
  if (isBuiltin(name)) {
    throw new ImportError(`The demo imports “${name}”, a module of Node.`, 'A demo runs in browsers too, which do not have it.');
  }
  try {
    return (Module as unknown as Resolving)._resolveFilename(name, module);
  } catch {
    throw notFound(name, module.paths);
  }
}

function notFound(name: string, paths: readonly string[]): ImportError {
  const owner = packageNameOf(name);
  const folder = paths.map((path) => join(path, owner)).find((path) => existsSync(path));
  if (!folder) {
    return new ImportError(`The package “${owner}” is not installed.`, `Install it: npm install ${owner}`);
  }
  const known = readdirSync(folder).map((entry) => `${owner}/${entry.replace(/\.[a-z]+$/, '')}`);
  const meant = nearest(name, known);
  return new ImportError(
    `The package “${owner}” has no module “${name}”.`,
    meant === undefined ? 'Look into the package’s documentation for what can be imported.' : `Did you mean “${meant}”?`,
  );
}

function packageNameOf(name: string): string {
  return name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
}
