/** Checked navigation entries for tests, from entries as an owner declares them. */

import type { NavigationNode } from '../../src/site/navigation/entry.js';
import {
  checkNavigation,
  NAVIGATION_LIMITS,
  type NavigationSource,
} from '../../src/site/navigation/check-navigation.js';
import { collectTrails } from '../../src/site/navigation/trails.js';
import { toMatchKey } from '../../src/site/routes/pathname.js';

export const FILE = 'content/navigation/material-ui.ts';

/** The result of `checkNavigation` for a declaration whose source is this text. */
export function checked(declared: unknown, text = '', more: Partial<NavigationSource> = {}) {
  return checkNavigation(declared, {
    file: FILE,
    treeId: 'material-ui',
    sources: new Map([[FILE, text]]),
    limits: NAVIGATION_LIMITS,
    ...more,
  });
}

/** The entries of a valid declaration. */
export function treeFrom(declared: readonly unknown[]): readonly NavigationNode[] {
  const { entries, diagnostics } = checked(declared);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return entries;
}

/** The trail of one pathname. */
export function trailOf(pathname: string, entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return collectTrails(entries).get(toMatchKey(pathname)) ?? [];
}
