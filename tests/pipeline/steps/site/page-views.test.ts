import { expect, test } from 'vitest';
import { navigationCoverage } from '../../../../src/pipeline/steps/site/navigation-coverage.js';
import { pageRoutes, route } from '../../../../src/pipeline/steps/site/routes.js';
import { pageView } from '../../../../src/pipeline/steps/site/site.js';
import { config, markdown, navigation } from '../../../sites/fixture.js';
import { openSiteGraph } from '../site-graph.js';

const files = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation(
    { pathname: '/start' },
    { pathname: '/first' },
    { pathname: '/second' },
    { pathname: '/third', title: false },
    { pathname: '/fourth' },
  ),
  'pages/index.md': markdown('Acme', '', 'template: home\n'),
  ...Object.fromEntries(
    ['start', 'first', 'second', 'third', 'fourth'].map((name) => [
      `pages/${name}.md`,
      markdown(`The ${name}`),
    ]),
  ),
};

test('where drafts are built, a page needs its own front matter, and that of pages whose entry has no title', async () => {
  const { graph, takeRead } = openSiteGraph(files);
  expect((await graph.value(route, '/start/')).kind).toBe('markdown');
  expect(takeRead()).toEqual(['pages/start.md']);
  expect((await graph.value(pageView, '/second/')).next?.title).toBe('The third');
  expect(takeRead()).toEqual(['pages/third.md']);
});

test('a home is known by its own front matter, and needs no entry', async () => {
  const { graph, takeRead } = openSiteGraph(files);
  expect((await graph.value(route, '/')).kind).toBe('home');
  expect((await graph.inspect(navigationCoverage, undefined)).diagnostics).toEqual([]);
  expect(takeRead()).toEqual(['pages/index.md']);
});

test('where drafts are left out, the front matter of all pages says which are built', async () => {
  const { graph, takeRead } = openSiteGraph(files, { drafts: false });
  await graph.value(route, '/start/');
  expect(takeRead()).toEqual(['pages/start.md']);
  await graph.value(pageRoutes);
  expect(takeRead()).toHaveLength(5);
});
