/** Collects which modules of packages the demos of each page use. The library files depend on nothing else, so they stay
 *  the same as long as this does. */

import { findPackageFolder } from '../package-folders.js';
import { mergeExternalImports, type ExternalImport } from '../compile-browser-module.js';

/** What the demos of a page import from packages. */
export interface PageImports {
  /** The name of the library file that holds what only this page uses. */
  readonly name: string;
  readonly externalImports: readonly ExternalImport[];
}

interface PageUse {
  readonly name: string;
  /** The paths of the modules that no other page imports. */
  readonly exclusivePaths: readonly string[];
  /** The folders of the packages that it imports from, relative to the root, sorted. */
  readonly packages: readonly string[];
}

export interface ModuleUse {
  readonly externalImports: readonly ExternalImport[];
  /** The pages that import a module that no other page imports. */
  readonly pages: readonly PageUse[];
}

export function collectModuleUse(pages: readonly PageImports[]): ModuleUse {
  const pageCounts = new Map<string, number>();
  for (const { path } of pages.flatMap(({ externalImports }) => externalImports))
    pageCounts.set(path, (pageCounts.get(path) ?? 0) + 1);
  const pageUses = pages.map(({ name, externalImports }) => {
    const paths = externalImports.map(({ path }) => path);
    const packages = paths.flatMap((path) => findPackageFolder(`/${path}`)?.slice(1) ?? []);
    const exclusivePaths = paths.filter((path) => pageCounts.get(path) === 1);
    return { name, exclusivePaths, packages: [...new Set(packages)].sort() };
  });
  return {
    externalImports: mergeExternalImports(pages.flatMap(({ externalImports }) => externalImports)),
    pages: pageUses.filter(({ exclusivePaths }) => exclusivePaths.length > 0),
  };
}
