import { expect, test } from 'vitest';
import {
  listDraftEntries,
  removeDraftEntries,
  removeDuplicateEntries,
} from '../../../src/site/navigation/prepare-tree.js';
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

test('without drafts, groups go with the last of their entries, and nothing else changes', () => {
  const draft = (one: NavigationNode): NavigationNode => ({ ...one, draft: true });
  const tree = [
    entry('/group', [entry('/a/'), draft(entry('/b/'))]),
    entry('/drafts', [draft(entry('/c/')), entry('/caption', [draft(entry('/d/'))])]),
    draft(entry('/whole', [entry('/e/')])),
    entry('/f/'),
  ];
  expect(removeDraftEntries(tree)).toEqual([entry('/group', [entry('/a/')]), entry('/f/')]);
  expect(listDraftEntries(tree).map(({ pathname }) => pathname)).toEqual([
    '/b/',
    '/c/',
    '/d/',
    '/whole',
    '/e/',
  ]);
});
