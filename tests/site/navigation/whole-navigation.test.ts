import { describe, expect, test } from 'vitest';
import {
  createWholeBranchKey,
  listWholeNavigationKeys,
  toWholeNavigationKey,
  toWholeNavigationPath,
} from '../../../src/site/navigation/whole-navigation.js';
import type { SiteModel } from '../../../src/site/site.js';
import { treeFrom } from '../tree.js';

const entries = treeFrom([
  {
    pathname: '/a-group',
    title: 'A',
    children: [{ pathname: '/b-group', title: 'B', children: [{ pathname: '/b/c' }] }],
  },
  {
    pathname: '/top',
    subheader: 'top',
    children: [{ pathname: '/d-group', title: 'D', children: [{ pathname: '/d/e' }] }],
  },
]);

describe('architecture, decision 3: a product’s whole navigation', () => {
  test('is the same for all pages of a language and a tree, whatever is open on them', () => {
    expect(toWholeNavigationKey('en\nacme\n/a-group\n/b-group')).toBe('en\nacme');
    expect(toWholeNavigationKey('en\nacme')).toBe('en\nacme');
  });

  test('lies where neither a page nor a hashed file can lie', () => {
    expect(toWholeNavigationPath('de\nmaterial-ui')).toBe('_navigation/de/material-ui.txt');
  });

  test('is the branch on which every group is open, also those below captions and in other groups', () => {
    expect(createWholeBranchKey({ trees: [{ id: 'acme', entries }] }, 'en\nacme')).toBe(
      'en\nacme\n/a-group/\n/b-group/\n/d-group/',
    );
  });

  test('exists in each language for each product with pages, and for others where there is a default list', () => {
    const product = { id: 'acme', name: 'Acme', pathPrefixes: ['/acme/'], versions: [], packages: [] };
    const site = { languages: ['en', 'de'], products: [{ ...product, navigation: 'acme', start: '/' }] };
    const list = (trees: SiteModel['trees']) =>
      listWholeNavigationKeys({ ...site, trees }, ['/about/', '/acme/a/', '/acme/b/', '/de/acme/a/']);
    expect(list([])).toEqual(['en\nacme', 'de\nacme']);
    expect(list([{ id: 'default', entries }])).toEqual(['en\ndefault', 'en\nacme', 'de\nacme']);
    const hidden = treeFrom([{ pathname: '/hidden', inSideNav: false }]);
    expect(list([{ id: 'default', entries: hidden }])).toEqual(['en\nacme', 'de\nacme']);
  });
});
