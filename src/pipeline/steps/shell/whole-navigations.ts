/** Steps that write whole navigations, from which a script takes what a page does not contain. A page knows the address
 *  alone, so that no page waits for them, and an edit of the navigation leaves the pages alone. */

import type { Read, Step } from '../../../graph/step.js';
import {
  createWholeBranchKey,
  listWholeNavigationKeys,
  toWholeNavigationPath,
} from '../../../site/navigation/whole-navigation.js';
import { config } from '../site/config.js';
import { routes } from '../site/routes.js';
import { navigationBranch, site } from '../site/site.js';
import { renderNavigation, type NavigationItems } from './templates.js';

/** The address of a whole navigation, by its key. */
export async function resolveWholeNavigation(read: Read, key: string): Promise<string> {
  const { base } = await read.step(config);
  return `${base}${toWholeNavigationPath(key)}`;
}

/** Writes one, by its key. */
export const wholeNavigation: Step<null, string> = {
  name: 'whole navigation',
  run: async (read, key) => {
    const items = await read.step(navigationBranch, createWholeBranchKey(await read.step(site), key));
    const { html } = await renderNavigation(read, key, closeGroups(items));
    read.emit(toWholeNavigationPath(key), html);
    return null;
  },
};

/** The keys of those of all pages. */
export const wholeNavigationKeys: Step<readonly string[]> = {
  name: 'whole navigation keys',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    return listWholeNavigationKeys(await read.step(site), pathnames);
  },
};

/** Writes those of all pages. */
export const wholeNavigations: Step<null> = {
  name: 'whole navigations',
  run: async (read) => {
    await read.steps(wholeNavigation, await read.step(wholeNavigationKeys));
    return null;
  },
};

/** A reader who opens a group finds the groups inside it closed. */
function closeGroups(items: NavigationItems): NavigationItems {
  return items.map((item) => ({ ...item, open: false, children: closeGroups(item.children) }));
}
