/** Finds out from esbuild's report what a compiled module was made from. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
}

interface CompilationOptions {
  /** Absolute. */
  readonly root: string;
  readonly build: BuildOptions;
}

/** An input that is no file, such as the entry of a demo: it imports from the root. */
const VIRTUAL_NAME = /^[a-z-]+:/;

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
  return {
    inputs: resolveInputFiles([...files, ...findFileLinks(names, metafile, root)]),
    packageFiles: [...files.filter((file) => file.includes('/node_modules/')), ...links],
    settingsFiles: build.tsconfigRaw === undefined ? findSettingsFiles(sources) : [],
  };
}

/** The links through which the site's own sources import files, absolute. The report names what they lead to. */
function findFileLinks(names: readonly string[], { inputs }: Metafile, root: string): readonly string[] {
  return names
    .filter((name) => !name.includes('node_modules/'))
    .flatMap((name) =>
      (inputs[name]?.imports ?? []).flatMap(({ path, original = '' }) => {
        if (!/^\.{1,2}\//.test(original)) return [];
        const folder = VIRTUAL_NAME.test(name) ? '' : dirname(name);
        const candidates = listModuleCandidates(join(root, folder, original));
        if (candidates.includes(join(root, path))) return [];
        return candidates.find((candidate) => existsSync(candidate)) ?? [];
      }),
    );
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
