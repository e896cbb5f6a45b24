/** Finds the pages that show what belongs to many others, such as a gallery of components. */

import type { ExternalImport } from '../compile-browser-module.js';

/** What the demos of a page import from packages. */
export interface PageImports {
  readonly pathname: string;
  /** The name of the library file that holds what only this page uses. */
  readonly name: string;
  readonly externalImports: readonly ExternalImport[];
  /** The modules among these that demos import which other pages show too, and what stands around demos. */
  readonly sharedPaths: readonly string[];
}

/** A page that imports what this many others have to themselves but for it is an overview. */
const MIN_PAGES_SHOWN = 3;

/**
 * An overview does not count as a user of modules: else no module would belong to one page, and every page would load what the
 * overview shows. It gets copies. The widest is taken out first, since one overview hides another.
 */
export function findOverviews(pages: readonly PageImports[]): ReadonlySet<PageImports> {
  const overviews = new Set<PageImports>();
  for (;;) {
    const usersByPath = collectUsers(pages, overviews);
    let widest: PageImports | undefined;
    let most = MIN_PAGES_SHOWN - 1;
    for (const page of pages) {
      const count = overviews.has(page) ? 0 : countPagesShown(page, usersByPath);
      if (count > most) [widest, most] = [page, count];
    }
    if (!widest) return overviews;
    overviews.add(widest);
  }
}

export type UsersByPath = ReadonlyMap<string, readonly PageImports[]>;

/** The pages that count as users of each module. What an overview shows together with other pages is linked for these too. */
export function collectUsers(
  pages: readonly PageImports[],
  overviews: ReadonlySet<PageImports>,
): UsersByPath {
  const users = new Map<string, PageImports[]>();
  for (const page of pages) {
    const paths = overviews.has(page) ? page.sharedPaths : page.externalImports.map(({ path }) => path);
    for (const path of paths) {
      const known = users.get(path);
      if (known) known.push(page);
      else users.set(path, [page]);
    }
  }
  return users;
}

/** How many other pages have a module to themselves but for this page. */
function countPagesShown(page: PageImports, usersByPath: UsersByPath): number {
  const others = page.externalImports.flatMap(({ path }) => {
    const users = usersByPath.get(path) ?? [];
    return users.length === 2 ? users.filter((user) => user !== page) : [];
  });
  return new Set(others).size;
}
