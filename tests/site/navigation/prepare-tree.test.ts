import { expect, test } from 'vitest';
import { removeDuplicateEntries } from '../../../src/site/navigation/prepare-tree.js';
import type { NavigationNode } from '../../../src/site/navigation/entry.js';

const entry = (pathname: string, children: readonly NavigationNode[] = []): NavigationNode => ({
  kind: children.length > 0 ? 'group' : 'page',
  pathname,
  title: pathname,
  children,
  chips: [],
  inSideNav: true,
  disableDrawer: false,
  location: { file: 'navigation/a.ts' },
});

test('of two entries with one pathname the first stays, wherever the second is', () => {
  const tree = [entry('/a/'), entry('/group', [entry('/a/'), entry('/b/')]), entry('/b/')];
  expect(removeDuplicateEntries(tree)).toEqual(
    [entry('/a/'), entry('/group', [entry('/b/')])].map((one) =>
      one.children.length > 0 ? { ...one, kind: 'group' } : one,
    ),
  );
});

test('API tabs may share a pathname (NAV-13)', () => {
  const tabs = [entry('/a/components-api/#b'), entry('/a/components-api/#c')];
  expect(removeDuplicateEntries(tabs)).toEqual(tabs);
});
