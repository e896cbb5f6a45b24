/** Finds out from esbuild's report what a compiled module was made from. */

import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { listModuleCandidates } from './module-candidates.js';
import { PackageFolders, toPackageName } from './package-folders.js';
import { findSettingsFiles } from './settings-files.js';

export interface ModuleInputs {
  /** Every file that was read, absolute, and every link through which one was imported. Of a package in `node_modules` its
   *  `package.json` only. */
  readonly inputs: readonly string[];
  /** The files of packages among those that were read, and links to packages; absolute. */
  readonly packageFiles: readonly string[];
  /** The settings of TypeScript that apply, absolute. */
  readonly settingsFiles: readonly string[];
  /** Where esbuild looked for modules of the site before it found them, absolute: a file that comes there is read instead. */
  readonly lookups: readonly string[];
}

interface CompilationOptions {
  /** Absolute. */
  readonly root: string;
  readonly build: BuildOptions;
}

/** An input that is no file, such as the entry of a demo: it imports from the root. */
const VIRTUAL_NAME = /^[a-z-]+:/;

/** `.`, `./a`, `../a`. */
export const RELATIVE_SPECIFIER = /^\.{1,2}(?:\/|$)/;

/** `names`: the inputs that belong to the module, as the report names them. */
export function collectModuleInputs(
  names: readonly string[],
  metafile: Metafile,
  { root, build }: CompilationOptions,
): ModuleInputs {
  const fileNames = names.filter((name) => !VIRTUAL_NAME.test(name));
  const files = fileNames.map((name) => join(root, name));
  const sources = files.filter((file) => !file.includes('/node_modules/'));
  const links = findPackageLinks(fileNames, metafile, root);
  const imports = findRelativeImports(names, metafile, root);
  return {
    inputs: resolveInputFiles([...files, ...imports.flatMap(({ link = [] }) => link)]),
    packageFiles: [...files.filter((file) => file.includes('/node_modules/')), ...links],
    settingsFiles: build.tsconfigRaw === undefined ? findSettingsFiles(sources) : [],
    lookups: [...new Set(imports.flatMap(({ lookups }) => lookups))].sort(),
  };
}

interface RelativeImport {
  /** The link through which the file is imported: the report names what it leads to. Absolute. */
  readonly link?: string;
  readonly lookups: readonly string[];
}

/** How esbuild found what the site's own sources import by relative paths. */
function findRelativeImports(
  names: readonly string[],
  { inputs }: Metafile,
  root: string,
): readonly RelativeImport[] {
  return names
    .filter((name) => !name.includes('node_modules/'))
    .flatMap((name) => {
      const folder = join(root, VIRTUAL_NAME.test(name) ? '' : dirname(name));
      return (inputs[name]?.imports ?? [])
        .filter(({ original = '' }) => RELATIVE_SPECIFIER.test(original))
        .map(({ path, original = '' }) => findRelativeImport(resolve(folder, original), join(root, path)));
    });
}

function findRelativeImport(path: string, target: string): RelativeImport {
  const candidates = listModuleCandidates(path);
  const found = candidates.includes(target) ? target : candidates.find(isFile);
  if (found === undefined) return { lookups: [] };
  const earlier = candidates.slice(0, candidates.indexOf(found));
  // Where a module is found in a folder, its own path is that of the folder.
  const lookups = found.startsWith(`${path}/`) ? earlier.slice(1) : earlier;
  return found === target ? { lookups } : { link: found, lookups };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The links by which the site's own sources import packages, absolute. */
function findPackageLinks(names: readonly string[], { inputs }: Metafile, root: string): readonly string[] {
  const packages = new PackageFolders();
  return names
    .filter((name) => !name.includes('node_modules/'))
    .flatMap((name) =>
      (inputs[name]?.imports ?? []).flatMap(({ original = '' }) =>
        /^[^./]/.test(original)
          ? (packages.findLink(toPackageName(original), dirname(join(root, name))) ?? [])
          : [],
      ),
    );
}

function resolveInputFiles(files: readonly string[]): readonly string[] {
  const inputs = files.map((file) => {
    const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
    return packageFolder === undefined ? file : join(packageFolder, 'package.json');
  });
  return [...new Set(inputs)].sort();
}
