/** The step that finds the demos that overviews alone show: they import the copies of modules that an overview has. */

import type { Step } from '../../../graph/step.js';
import { countPages } from './demo-use.js';
import { demoImports } from './libraries.js';
import { pageDemoKeys } from './modules.js';

/** The pathname of the overview, by the path of the demo. */
export const overviewDemos: Step<Readonly<Record<string, string>>> = {
  name: 'overview demos',
  keepInMemory: true,
  run: async (read) => {
    const { pages: uses } = await read.step(demoImports, 'compiled');
    const overviews = new Set(uses.flatMap(({ pathname, isOverview }) => (isOverview ? [pathname] : [])));
    if (overviews.size === 0) return {};
    const pages = await read.step(pageDemoKeys);
    const pageCounts = countPages(pages);
    const demos = pages
      .filter(({ pathname }) => overviews.has(pathname))
      .flatMap(({ pathname, keys }) =>
        keys.flatMap(([entry]) => (pageCounts.get(entry) === 1 ? [[entry, pathname] as const] : [])),
      );
    return Object.fromEntries(demos);
  },
};
