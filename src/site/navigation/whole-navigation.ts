/** The whole navigation of a product, of which a page holds one branch: where it lies and what it holds. */

import { findTreeEntries, type SiteModel } from '../site.js';
import type { NavigationNode } from './entry.js';

/** Names it by the key of a page's branch (`PageView.navigation`): language and tree, a line each. */
export function toWholeNavigationKey(branchKey: string): string {
  return branchKey.split('\n', 2).join('\n');
}

/** Its path below the output folder: no page begins with an underscore, and no host takes a text file for a page. */
export function toWholeNavigationPath(navigationKey: string): string {
  const [language = '', tree = ''] = navigationKey.split('\n');
  return `_navigation/${language}/${tree}.txt`;
}

/** The key of the branch on which every group is open. */
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
