/** A whole navigation, of a product or of the pages without one, in a file that pages load: its path, and the key of its items. */

import { findTreeEntries, type SiteModel } from '../site.js';
import type { NavigationNode } from './entry.js';

/** Language and tree, one per line, from the key of a page's branch (`PageView.navigation`). */
export function toWholeNavigationKey(branchKey: string): string {
  return branchKey.split('\n', 2).join('\n');
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
