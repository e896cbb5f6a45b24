import { expect, test } from 'vitest';
import { Graph } from '../../../../src/graph/graph.js';
import { SourceFiles } from '../../../../src/graph/source-files.js';
import { openBuildTools } from '../../../../src/pipeline/build-input.js';
import { allSteps } from '../../../../src/pipeline/registry.js';
import { resolveFolders } from '../../../../src/pipeline/resolve-folders.js';
import { navigationCoverage } from '../../../../src/pipeline/steps/site/navigation-coverage.js';
import { route } from '../../../../src/pipeline/steps/site/routes.js';
import { pageView } from '../../../../src/pipeline/steps/site/site.js';
import { config, fixture, markdown, navigation } from '../../../sites/fixture.js';

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

/** The steps of a site, and the pages that they have read since the last look. */
function openGraph(drafts: boolean) {
  const folders = resolveFolders({ site: fixture(files).folder });
  const sources = new SourceFiles(folders.site);
  const { config: configFile, builtInTemplates } = folders;
  const graph = new Graph({
    files: sources,
    steps: allSteps,
    optionValues: {
      config: configFile,
      base: null,
      drafts,
      measurementId: null,
      builtInTemplates,
      packageState: '',
    },
    tools: openBuildTools(folders, 1),
  });
  const names = new Set<string>();
  const read = sources.read.bind(sources);
  sources.read = (path) => {
    if (path.startsWith('pages/')) names.add(path);
    return read(path);
  };
  return {
    graph,
    takeRead: () => {
      const taken = [...names].toSorted();
      names.clear();
      return taken;
    },
  };
}

test('where drafts are built, a page needs its own front matter, and that of pages whose entry has no title', async () => {
  const { graph, takeRead } = openGraph(true);
  expect((await graph.value(route, '/start/')).kind).toBe('markdown');
  expect(takeRead()).toEqual(['pages/start.md']);
  expect((await graph.value(pageView, '/second/')).next?.title).toBe('The third');
  expect(takeRead()).toEqual(['pages/third.md']);
});

test('a home is known by its own front matter, and needs no entry', async () => {
  const { graph, takeRead } = openGraph(true);
  expect((await graph.value(route, '/')).kind).toBe('home');
  expect((await graph.inspect(navigationCoverage, undefined)).diagnostics).toEqual([]);
  expect(takeRead()).toEqual(['pages/index.md']);
});

test('where drafts are left out, the front matter of all pages says which are built', async () => {
  const { graph, takeRead } = openGraph(false);
  await graph.value(route, '/start/');
  expect(takeRead()).toHaveLength(6);
});
