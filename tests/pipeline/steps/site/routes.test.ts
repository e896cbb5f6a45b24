import { expect, test } from 'vitest';
import { allRoutes, route } from '../../../../src/pipeline/steps/site/routes.js';
import { plannedPages } from '../../../../src/pipeline/steps/site/sources.js';
import { twoPages } from '../../../sites/fixture.js';
import { openSiteGraph } from '../site-graph.js';

test('on a site without an API reference, routes are planned once', async () => {
  const { graph } = openSiteGraph(twoPages);
  const { routes } = await graph.value(allRoutes);
  expect(routes.map(({ pathname }) => pathname)).toEqual(['/', '/button/', '/slider/']);
  expect(routes).toBe((await graph.value(plannedPages)).routes);
});

const withDraft = { ...twoPages, 'pages/button.md': '---\ntitle: Button\ndraft: true\n---\n\n# Button\n' };

test('the route of a page is known before the front matter of any other page', async () => {
  const { graph, takeRead } = openSiteGraph(withDraft, { drafts: false });
  expect(await graph.value(route, '/slider/')).toMatchObject({ source: 'pages/slider.md' });
  expect(takeRead()).toEqual(['pages/slider.md']);
});

test('a draft has a route only in a build with drafts', async () => {
  const find = async (drafts: boolean) => openSiteGraph(withDraft, { drafts }).graph.value(route, '/button/');
  expect(await find(true)).toMatchObject({ source: 'pages/button.md' });
  await expect(find(false)).rejects.toThrow('There is no route /button/');
});
