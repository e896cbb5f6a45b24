import { expect, test } from 'vitest';
import { allRoutes } from '../../../../src/pipeline/steps/site/routes.js';
import { plannedPages } from '../../../../src/pipeline/steps/site/sources.js';
import { twoPages } from '../../../sites/fixture.js';
import { openSiteGraph } from '../site-graph.js';

test('on a site without an API reference, routes are planned once', async () => {
  const { graph } = openSiteGraph(twoPages);
  const { routes } = await graph.value(allRoutes);
  expect(routes.map(({ pathname }) => pathname)).toEqual(['/', '/button/', '/slider/']);
  expect(routes).toBe((await graph.value(plannedPages)).routes);
});
