import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Graph } from '../../src/graph/graph.js';
import { GraphStore } from '../../src/graph/graph-store.js';
import { SerializedValue, serializeToBytes } from '../../src/graph/serialized-value.js';
import { SourceFiles } from '../../src/graph/source-files.js';
import type { Step } from '../../src/graph/step.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serialized-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const value = { title: 'A “title” ä', list: [1, null], text: 'x'.repeat(20_000) };

/** Steps with equal values: one gives it as it is, the other one serialized. */
const plain: Step<typeof value> = { name: 'plain', run: () => value };
const serialized: Step<typeof value> = {
  name: 'serialized',
  run: () => new SerializedValue(serializeToBytes(value)),
};

function openGraph() {
  const store = new GraphStore(join(folder, 'graph'), 'test');
  const runs: string[] = [];
  const graph = new Graph({
    files: new SourceFiles(folder),
    steps: [plain, serialized, root],
    optionValues: {} as never,
    tools: {} as never,
    store,
    onRun: ({ step }) => void runs.push(step),
  });
  return { store, graph, runs };
}

const root: Step<readonly unknown[]> = {
  name: 'root',
  run: async (read) => [await read.step(plain), await read.step(serialized)],
};

test('those who read a step get the value that it has serialized', async () => {
  const { graph, store } = openGraph();
  expect(await graph.value(root)).toEqual([value, value]);
  await store.close();
});

test('a serialized value is stored like any other, and found by the next process', async () => {
  const first = openGraph();
  await first.graph.value(root);
  await first.graph.save(root);
  await first.store.close();
  const second = openGraph();
  expect(await second.graph.value(serialized)).toEqual(value);
  expect(await second.graph.value(plain)).toEqual(value);
  expect(second.runs).toEqual([]);
  await second.store.close();
});

test('it has the fingerprint of the value', async () => {
  const fingerprints: Record<string, string> = {};
  for (const step of [plain, serialized]) {
    const reader: Step<unknown> = { name: 'reader', run: async (read) => read.step(step) };
    const { graph, store } = openGraph();
    await graph.value(reader);
    await graph.save(reader);
    const record = new GraphStore(join(folder, 'graph'), 'test').load().find(({ id }) => id === step.name);
    fingerprints[step.name] = record!.record.fingerprint;
    await store.close();
  }
  expect(fingerprints['serialized']).toBe(fingerprints['plain']);
});

test('a large value that was computed before it is read comes from memory, once', async () => {
  const { graph, store } = openGraph();
  const reads = vi.spyOn(store, 'read');
  await graph.inspect(serialized, undefined);
  expect(await graph.value(serialized)).toEqual(value);
  expect(reads).toHaveBeenCalledTimes(0);
  expect(await graph.value(serialized)).toEqual(value);
  expect(reads).toHaveBeenCalledTimes(1);
  await store.close();
});
