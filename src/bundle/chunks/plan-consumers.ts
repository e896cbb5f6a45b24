/** Who alone needs what: all that library files are shared out by, so that they stand as long as it stays the same. Pure. */

import { findPackageFolder } from '../package-folders.js';
import { mergeExternalImports, type ExternalImport } from '../compile-browser-module.js';

/** What readers meet together, such as the demos of a page. */
export interface PageImports {
  /** For the name of the file that holds what it alone needs. */
  readonly name: string;
  readonly externalImports: readonly ExternalImport[];
}

export interface Consumer extends Pick<PageImports, 'name'> {
  /** The paths of the modules that no other one needs. */
  readonly exclusivePaths: readonly string[];
  /** The packages of which it needs something, by their folders, relative to the root, sorted. */
  readonly packages: readonly string[];
}

export interface ConsumerPlan {
  readonly externalImports: readonly ExternalImport[];
  /** Those that need something alone. */
  readonly consumers: readonly Consumer[];
}

export function planConsumers(pages: readonly PageImports[]): ConsumerPlan {
  const userCounts = new Map<string, number>();
  for (const { path } of pages.flatMap(({ externalImports }) => externalImports))
    userCounts.set(path, (userCounts.get(path) ?? 0) + 1);
  const consumers = pages.map(({ name, externalImports }) => ({
    name,
    exclusivePaths: externalImports.map(({ path }) => path).filter((path) => userCounts.get(path) === 1),
    packages: [
      ...new Set(externalImports.flatMap(({ path }) => findPackageFolder(`/${path}`)?.slice(1) ?? [])),
    ].sort(),
  }));
  return {
    externalImports: mergeExternalImports(pages.flatMap(({ externalImports }) => externalImports)),
    consumers: consumers.filter(({ exclusivePaths }) => exclusivePaths.length > 0),
  };
}
