import { expect, test, vi } from 'vitest';
import { routes } from '../../../../src/pipeline/steps/site/routes.js';
import { planRoutes } from '../../../../src/site/routes/plan-routes.js';
import { twoPages } from '../../../sites/fixture.js';
import { openSiteGraph } from '../site-graph.js';

vi.mock('../../../../src/site/routes/plan-routes.js', async (importOriginal) => {
  const original = await importOriginal<{ planRoutes: typeof planRoutes }>();
  return { ...original, planRoutes: vi.fn(original.planRoutes) };
});

test('on a site without an API reference, routes are planned once', async () => {
  const { graph } = openSiteGraph(twoPages);
  const all = await graph.value(routes);
  expect(all.map(({ pathname }) => pathname)).toEqual(['/', '/button/', '/slider/']);
  expect(planRoutes).toHaveBeenCalledTimes(1);
});
