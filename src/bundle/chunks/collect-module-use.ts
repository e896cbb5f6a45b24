/** Collects which modules of packages the demos of each page use. The library files depend on nothing else, so they stay
 *  the same as long as this does. */

import { findPackageFolder } from '../package-folders.js';
import { collectUsers, findOverviews, type PageImports } from './find-overviews.js';
import { mergeExternalImports, type ExternalImport } from '../compile-browser-module.js';

interface PageUse {
  readonly pathname: string;
  readonly name: string;
  /** The paths of the modules that the page may have in a chunk of its own: no other page imports them. An overview may have a
   *  copy of what belongs to another page. */
  readonly ownPaths: readonly string[];
  /** The folders of the packages that it imports from, relative to the root, sorted. */
  readonly packages: readonly string[];
  /** Whether it shows what belongs to many others. */
  readonly isOverview: boolean;
}

export interface ModuleUse {
  readonly externalImports: readonly ExternalImport[];
  /** The pages that may have a chunk of their own. */
  readonly pages: readonly PageUse[];
}

export function collectModuleUse(pages: readonly PageImports[]): ModuleUse {
  const overviews = findOverviews(pages);
  const usersByPath = collectUsers(pages, overviews);
  const pageUses = pages.map((page) => {
    const { pathname, name, externalImports, sharedPaths } = page;
    const isOverview = overviews.has(page);
    const paths = externalImports.map(({ path }) => path);
    const packages = paths.flatMap((path) => findPackageFolder(`/${path}`)?.slice(1) ?? []);
    const ownPaths = paths.filter((path) =>
      isOverview
        ? (usersByPath.get(path)?.length ?? 0) < 2 && !sharedPaths.includes(path)
        : usersByPath.get(path)?.length === 1,
    );
    return { pathname, name, ownPaths, packages: [...new Set(packages)].sort(), isOverview };
  });
  return {
    externalImports: mergeExternalImports(pages.flatMap(({ externalImports }) => externalImports)),
    pages: pageUses.filter(({ ownPaths }) => ownPaths.length > 0),
  };
}
