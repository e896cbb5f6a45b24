import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import type { Graph } from '../../src/graph/graph.js';
import type { AnyStep } from '../../src/graph/step.js';
import { dryRunPublisher } from '../../src/pipeline/output-publisher.js';
import { RequestedFiles } from '../../src/pipeline/requested-files.js';

const node = (pathname: string) => ({ id: `document: ${pathname}`, step: 'document' });

function createDeferred<T>() {
  const resolvers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => resolvers.push(resolve));
  return { promise, resolve: (value: T) => resolvers.forEach((resolve) => resolve(value)) };
}

/** A graph in which the test says when the routes and the requested page are known. */
function createGraph() {
  const routes = createDeferred<ReadonlyMap<string, object>>();
  const page = createDeferred<object>();
  const settings = checkConfig(
    { title: 'Acme', products: [{ id: 'acme', name: 'Acme', pathPrefix: '/' }] },
    { file: 'docsgen.config.ts', text: '' },
  );
  const values = new Map<string, unknown>([
    ['config', settings],
    ['route index', routes.promise],
  ]);
  const value = async (step: AnyStep): Promise<unknown> => values.get(step.name) ?? [];
  const graph = { value, inspect: async () => page.promise } as unknown as Graph;
  return {
    graph,
    findRoutes: () => routes.resolve(new Map([['/b/', { pathname: '/b/', output: 'b/index.html' }]])),
    endPage: () => page.resolve({ outputs: [], diagnostics: [] }),
  };
}

test('from the moment of a request on, no other page begins before the requested one has ended', async () => {
  const { graph, findRoutes, endPage } = createGraph();
  const requested = new RequestedFiles(dryRunPublisher);
  requested.open(graph);
  await requested.holdBack(node('/c/'));
  const events: string[] = [];
  const found = requested.find('/b/').then(() => events.push('found'));
  await nextTurn();
  const other = Promise.resolve(requested.holdBack(node('/a/'))).then(() => events.push('/a/ begins'));
  const own = Promise.resolve(requested.holdBack(node('/b/'))).then(() => events.push('/b/ begins'));
  const demos = Promise.resolve(requested.holdBack({ id: 'all demos', step: 'all demos' })).then(() =>
    events.push('all demos begin'),
  );
  expect(requested.holdBack({ id: 'config', step: 'config' })).toBeUndefined();
  findRoutes();
  await own;
  expect(events).toEqual(['/b/ begins']);
  endPage();
  await Promise.all([found, other, demos]);
  expect(events.toSorted()).toEqual(['/a/ begins', '/b/ begins', 'all demos begin', 'found']);
});

test('a request that no page answers holds back pages only until that is known', async () => {
  const { graph, findRoutes } = createGraph();
  const requested = new RequestedFiles(dryRunPublisher);
  requested.open(graph);
  const found = requested.find('/nothing/');
  await nextTurn();
  const other = requested.holdBack(node('/a/'));
  findRoutes();
  expect(await Promise.all([found, other])).toEqual([undefined, undefined]);
});

test('a request that comes while files are being published is answered afterwards', async () => {
  const requested = new RequestedFiles(dryRunPublisher);
  expect(await requested.find('/_docsgen/a.js')).toBeUndefined();
  for (const build of ['first', 'second']) {
    requested.begin();
    requested.open(createGraph().graph);
    await requested.close();
    const events: string[] = [];
    const found = requested.find('/_docsgen/a.js').then(() => events.push('answered'));
    await nextTurn();
    events.push(`${build} published`);
    requested.end();
    await found;
    expect(events).toEqual([`${build} published`, 'answered']);
  }
});

test('a build that ends before it has a graph leaves no request waiting', async () => {
  const requested = new RequestedFiles(dryRunPublisher);
  requested.begin();
  const found = requested.find('/b/');
  requested.end();
  expect(await found).toBeUndefined();
});
