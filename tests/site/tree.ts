/** Checked navigation entries for tests, from what an owner would write. */

import type { NavigationNode } from '../../src/site/navigation/entry.js';
import {
  checkNavigation,
  NAVIGATION_LIMITS,
  type NavigationSource,
} from '../../src/site/navigation/check-navigation.js';

export const FILE = 'content/navigation/material-ui.ts';

/** What `checkNavigation` says of a declaration whose source is this text. */
export function checked(declared: unknown, text = '', more: Partial<NavigationSource> = {}) {
  return checkNavigation(declared, {
    file: FILE,
    treeId: 'material-ui',
    sources: new Map([[FILE, text]]),
    limits: NAVIGATION_LIMITS,
    ...more,
  });
}

/** The entries of a sound declaration. */
export function treeFrom(declared: readonly unknown[]): readonly NavigationNode[] {
  const { entries, diagnostics } = checked(declared);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return entries;
}
