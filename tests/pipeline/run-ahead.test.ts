import { expect, test } from 'vitest';
import { runAhead } from '../../src/pipeline/run-ahead.js';
import { encodeId } from '../../src/graph/key.js';
import { twoPages, type SiteFiles } from '../sites/fixture.js';
import { openSiteGraph } from './steps/site-graph.js';

/** Parses pages of a site ahead until it was asked so often whether to; returns which, by the ids of their steps. */
async function parseAhead(files: SiteFiles, count: number) {
  const { graph, threads, runs } = openSiteGraph(files, { drafts: false });
  let remaining = count;
  await runAhead(graph, threads, () => remaining-- > 0);
  return runs.filter((id) => id.startsWith('page:'));
}

const pages = ['/', '/button/', '/slider/'].map((pathname) => encodeId('page', pathname));

test('pages are parsed in the order of their documents', async () => {
  expect(await parseAhead(twoPages, Infinity)).toEqual(pages);
});

test('no page is begun once it is too late for it', async () => {
  // Whether it is too late is asked once before the routes, and before each page.
  expect(await parseAhead(twoPages, 2)).toEqual(pages.slice(0, 1));
  expect(await parseAhead(twoPages, 0)).toEqual([]);
});

test('what is wrong with a site is not thrown here', async () => {
  expect(await parseAhead({ ...twoPages, 'docsgen.config.ts': 'export default {' }, Infinity)).toEqual([]);
});
