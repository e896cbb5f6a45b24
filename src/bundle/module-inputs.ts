/** Finds out from esbuild's report what a compiled module was made from. */

import { dirname, join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { PackageFolders, toPackageName } from './package-folders.js';
import { findSettingsFiles } from './settings-files.js';

export interface ModuleInputs {
  /** Every file that was read, absolute. Of a package in `node_modules` its `package.json` only. */
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

/** `names`: the inputs that belong to the module, as the report names them. */
export function collectModuleInputs(
  names: readonly string[],
  metafile: Metafile,
  { root, build }: CompilationOptions,
): ModuleInputs {
  const fileNames = names.filter((name) => !/^[a-z-]+:/.test(name));
  const files = fileNames.map((name) => join(root, name));
  const sources = files.filter((file) => !file.includes('/node_modules/'));
  const links = findPackageLinks(fileNames, metafile, root);
  return {
    inputs: resolveInputFiles(files),
    packageFiles: [...files.filter((file) => file.includes('/node_modules/')), ...links],
    settingsFiles: build.tsconfigRaw === undefined ? findSettingsFiles(sources) : [],
  };
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
