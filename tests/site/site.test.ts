import { describe, expect, test } from 'vitest';
import { createSiteModel, findTreeEntries, type SiteInput } from '../../src/site/site.js';
import { treeFrom } from './tree.js';

const product = { id: 'a', name: 'A', pathPrefixes: ['/a/'], navigation: 'a', versions: [], packages: [] };

const parts: SiteInput = {
  config: { title: 'Site', base: '/', languages: ['de', 'en'], products: [product] },
  trees: [{ id: 'a', entries: treeFrom([{ pathname: '/a/b', title: false }, { pathname: '/a/c' }]) }],
  routes: [{ pathname: '/a/b/' }, { pathname: '/a/b/components-api/' }],
  titles: { '/a/b/': 'B', '/a/c/': 'C' },
};

describe('the assembled site', () => {
  test('LNG-01: English is the default language where the site has it', () => {
    expect(createSiteModel(parts).defaultLanguage).toBe('en');
  });

  test('a product without a page at its first prefix starts with its first page, and has no home', () => {
    expect(createSiteModel(parts).products[0]).toEqual({ ...product, start: '/a/b/' });
    const withHome = createSiteModel({ ...parts, routes: [{ pathname: '/a/' }] });
    expect(withHome.products[0]).toEqual({ ...product, home: '/a/', start: '/a/' });
  });

  test('it holds the titles of untitled entries only, and the API tabs among the pages', () => {
    const { titles, tabs } = createSiteModel(parts);
    expect({ titles, tabs }).toEqual({ titles: { '/a/b/': 'B' }, tabs: ['/a/b/components-api/'] });
  });

  test('PID-04, PID-05: a product has its tree, every other page the default one', () => {
    const site = { trees: [...parts.trees, { id: 'default', entries: treeFrom([{ pathname: '/about' }]) }] };
    expect(findTreeEntries(site, product)).toBe(site.trees[0]?.entries);
    expect(findTreeEntries(site, undefined)).toBe(site.trees[1]?.entries);
    expect(findTreeEntries({ trees: [] }, undefined)).toEqual([]);
  });
});
