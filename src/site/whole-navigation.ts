/** The whole navigation of a product, of which a page holds one branch: where it lies and what it holds. */

import { treeOf, type Site } from './site.js';
import type { NavEntry } from './entry.js';

/** Names it by the key of a page's branch (`PageView.navigation`): language and tree, a line each. */
export function wholeNavigationOf(branchKey: string): string {
  return branchKey.split('\n', 2).join('\n');
}

/** Its path below the output folder: no page begins with an underscore, and no host takes a text file for a page. */
export function wholeNavigationPath(whole: string): string {
  const [language = '', tree = ''] = whole.split('\n');
  return `_navigation/${language}/${tree}.txt`;
}

/** The key of the branch on which every group is open. */
export function wholeBranchKey(site: Pick<Site, 'trees'>, whole: string): string {
  const [, tree = ''] = whole.split('\n');
  return [whole, ...groupsIn(treeOf(site, { navigation: tree }))].join('\n');
}

function groupsIn(entries: readonly NavEntry[]): readonly string[] {
  return entries.flatMap(({ kind, pathname, children }) => [
    ...(kind === 'group' ? [pathname] : []),
    ...groupsIn(children),
  ]);
}
