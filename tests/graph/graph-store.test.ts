import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { GraphStore } from '../../src/graph/graph-store.js';
import type { StoredNode } from '../../src/graph/index-format.js';

function makeFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'graph-store-')), 'graph');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  return folder;
}

/** Stores nodes with a value each, in a process that ends. */
async function saveNodes(folder: string, count: number): Promise<readonly StoredNode[]> {
  const store = new GraphStore(folder, 'test');
  store.load();
  const nodes = Array.from({ length: count }, (_, at): StoredNode => ({
    id: `step ${at} “ä”`,
    record: { fingerprint: `f${at}`, failed: false, dependencies: [], diagnostics: [], outputs: [] },
    range: at % 2 === 0 ? store.append(`value ${at}`) : undefined,
  }));
  const stored = await store.save(nodes);
  await store.close();
  expect(store.failure).toBeUndefined();
  return stored;
}

test.each([0, 1, 499, 500, 501, 1200])('%d nodes are loaded as they were saved', async (count) => {
  const folder = makeFolder();
  const nodes = await saveNodes(folder, count);
  const store = new GraphStore(folder, 'test');
  expect(store.load()).toEqual(nodes);
  await store.close();
});

test('a store is empty until something was loaded', async () => {
  const folder = makeFolder();
  const first = new GraphStore(folder, 'test');
  first.load();
  expect(first.isEmpty).toBe(true);
  await first.close();
  await saveNodes(folder, 3);
  const second = new GraphStore(folder, 'test');
  second.load();
  expect(second.isEmpty).toBe(false);
  await second.close();
  const other = new GraphStore(folder, 'of another version');
  other.load();
  expect(other.isEmpty).toBe(true);
  await other.close();
});

test.each([
  ['first', (text: string) => text.indexOf('f0')],
  ['last', (text: string) => text.lastIndexOf('f1199')],
])('an index that is damaged in its %s piece is not loaded', async (_, findPlace) => {
  const folder = makeFolder();
  await saveNodes(folder, 1200);
  const index = join(folder, 'index.json');
  const text = readFileSync(index, 'utf8');
  const at = findPlace(text);
  writeFileSync(index, `${text.slice(0, at)}g${text.slice(at + 1)}`);
  const store = new GraphStore(folder, 'test');
  expect(store.load()).toEqual([]);
  await store.close();
});
