/** A whole navigation, of a product or of the pages without one, in a file that pages load: its path, and the key of its items. */

import { findProduct } from '../products/product.js';
import { resolvePathLanguage, toCanonicalPath } from '../routes/language.js';
import { DEFAULT_TREE, findTreeEntries, type SiteModel } from '../site.js';
import { isVisible } from './branch.js';
import type { NavigationNode } from './entry.js';

/** Language and tree, one per line, from the key of a page's branch (`PageView.navigation`). */
export function toWholeNavigationKey(branchKey: string): string {
  return branchKey.split('\n', 2).join('\n');
}

/** The keys of the whole navigations of these pages: every page of a product has one, another one if there is a default list. */
export function listWholeNavigationKeys(
  site: Pick<SiteModel, 'languages' | 'products' | 'trees'>,
  pathnames: readonly string[],
): readonly string[] {
  const hasDefaultList = findTreeEntries(site, undefined).some(isVisible);
  const keys = pathnames.flatMap((pathname) => {
    const product = findProduct(toCanonicalPath(pathname, site.languages), site.products);
    if (!product && !hasDefaultList) return [];
    const language = resolvePathLanguage(pathname, site.languages);
    return [[language, product?.navigation ?? DEFAULT_TREE].join('\n')];
  });
  return [...new Set(keys)];
}

/** The file's path below the output folder. No page begins with an underscore, and no host serves a text file as a page. */
export function toWholeNavigationPath(navigationKey: string): string {
  const [language = '', tree = ''] = navigationKey.split('\n');
  return `_navigation/${language}/${tree}.txt`;
}

/** The key of the branch with all groups open. */
export function createWholeBranchKey(site: Pick<SiteModel, 'trees'>, navigationKey: string): string {
  const [, tree = ''] = navigationKey.split('\n');
  return [navigationKey, ...collectGroupPathnames(findTreeEntries(site, { navigation: tree }))].join('\n');
}

function collectGroupPathnames(entries: readonly NavigationNode[]): readonly string[] {
  return entries.flatMap(({ kind, pathname, children }) => [
    ...(kind === 'group' ? [pathname] : []),
    ...collectGroupPathnames(children),
  ]);
}
