/** Resolves relative imports that leave no choice. Each time that a plugin asks esbuild, it reads all folders on the way again.
 *  The answers are esbuild's own; where there is none, esbuild has to be asked. */

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { OnResolveResult } from 'esbuild';
import { MODULE_EXTENSIONS } from './module-candidates.js';
import { findPackageFolder } from './package-folders.js';

/** The module of the site that an import means, absolute: a file with exactly this name, or with an extension after it. */
export function findSiteModule(specifier: string, folder: string): string | undefined {
  const path = resolve(folder, specifier);
  if (path.includes('/node_modules/') || /[/.]$|[?#]/.test(specifier)) return undefined;
  return [path, ...MODULE_EXTENSIONS.map((extension) => path + extension)].flatMap(findFile)[0];
}

/** Creates a function that finds the module of a package that an import in the same package means, if it names a file exactly.
 *  The function remembers manifests: it is right as long as a call of esbuild. */
export function createPackageModuleFinder(): (
  specifier: string,
  folder: string,
) => OnResolveResult | undefined {
  const manifests = new Map<string, Manifest>();
  const readManifest = (folder: string): Manifest => {
    const known = manifests.get(folder);
    if (known) return known;
    const own = parseManifest(join(folder, 'package.json'));
    const isPackage = findPackageFolder(`${folder}/package.json`) === folder;
    const around = isPackage || dirname(folder) === folder ? {} : readManifest(dirname(folder));
    // The nearest one has the side effects. Each of them may replace files in browsers.
    const manifest = own ? { ...own, hasBrowserMap: own.hasBrowserMap || around.hasBrowserMap } : around;
    manifests.set(folder, manifest);
    return manifest;
  };
  return (specifier, folder) => {
    const path = resolve(folder, specifier);
    const [file] = /[?#]/.test(specifier) ? [] : findFile(path);
    if (file === undefined || findPackageFolder(file) === undefined) return undefined;
    const { hasBrowserMap = false, sideEffects = true } = readManifest(dirname(file));
    if (hasBrowserMap || typeof sideEffects !== 'boolean') return undefined;
    return { path: file, sideEffects };
  };
}

interface Manifest {
  readonly hasBrowserMap?: boolean | undefined;
  /** `false`, or the files that have some. */
  readonly sideEffects?: unknown;
}

function parseManifest(file: string): Manifest | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    const { browser, sideEffects }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    return { hasBrowserMap: typeof browser === 'object', sideEffects };
  } catch {
    return { hasBrowserMap: true };
  }
}

/** As a list: with the path without links, or empty. */
function findFile(path: string): readonly string[] {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? [realpathSync.native(path)] : [];
  } catch {
    return [];
  }
}
