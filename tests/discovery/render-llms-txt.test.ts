import { describe, expect, test } from 'vitest';
import { renderLlmsTxt } from '../../src/discovery/render-llms-txt.js';
import { createSiteModel, type SiteInput } from '../../src/site/site.js';
import { treeFrom } from '../site/tree.js';

function siteFrom(config: Partial<SiteInput['config']> = {}) {
  const product = (id: string, name: string) => ({
    id,
    name,
    pathPrefixes: [`/${id}/`],
    navigation: id,
    versions: [],
    packages: [],
  });
  return createSiteModel({
    config: {
      title: 'MUI',
      url: 'https://mui.com',
      base: '/',
      languages: ['en', 'de'],
      products: [product('system', 'MUI System'), product('material-ui', 'Material UI')],
      ...config,
    },
    trees: [
      {
        id: 'material-ui',
        entries: treeFrom([{ pathname: '/material-ui/start' }, { pathname: '/material-ui/about' }]),
      },
    ],
    routes: [],
    titles: {},
  });
}

const pages = [
  { pathname: '/', title: 'Home', description: '' },
  { pathname: '/material-ui/unlisted/', title: 'Unlisted', description: 'No entry leads here.' },
  { pathname: '/material-ui/about/', title: 'About [it]', description: 'All\nabout it.' },
  { pathname: '/material-ui/start/', title: 'Start', description: 'How to begin.' },
  { pathname: '/de/material-ui/start/', title: 'Anfang', description: '' },
  { pathname: '/experiments/docs/links/', title: 'Links', description: '' },
  { pathname: '/system/a (b)/', title: 'A', description: '' },
];

describe('llms.txt', () => {
  test('B-23: a section per product, pages in the order of the navigation', () => {
    expect(renderLlmsTxt({ site: siteFrom(), description: 'Docs of the family.', pages })).toBe(`# MUI

> Docs of the family.

Each link leads to a page as Markdown, with the source of its demos. The same address without the ending \`.md\` and with a slash is the page for people.

## MUI System

- [A](https://mui.com/system/a%20%28b%29.md)

## Material UI

- [Start](https://mui.com/material-ui/start.md): How to begin.
- [About \\[it\\]](https://mui.com/material-ui/about.md): All about it.
- [Unlisted](https://mui.com/material-ui/unlisted.md): No entry leads here.

## Other pages

- [Home](https://mui.com/index.md)
`);
  });

  test('without origin, addresses begin with the base; empty sections are left out', () => {
    const site = siteFrom({ url: undefined, base: '/docs/' });
    const text = renderLlmsTxt({ site, description: '', pages: pages.slice(3, 4) });
    expect(text).toContain('- [Start](/docs/material-ui/start.md): How to begin.');
    expect(text.match(/^## .*/gm)).toEqual(['## Material UI']);
    expect(text).not.toContain('>');
  });

  test('the order in which pages are given does not matter', () => {
    const listing = { site: siteFrom(), description: '' };
    expect(renderLlmsTxt({ ...listing, pages: pages.toReversed() })).toBe(
      renderLlmsTxt({ ...listing, pages }),
    );
  });
});
