import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Graph } from '../../src/graph/graph.js';
import { SourceFiles } from '../../src/graph/source-files.js';
import type { Step } from '../../src/graph/step.js';
import { root, toy } from './toy-graph.js';

const two = { list: 'a,b', a: 'Alpha\nbody', b: 'Beta\nbody' };

describe('a graph in one process', () => {
  test('runs every step once on the first build', async () => {
    const { graph, ran } = toy(two);
    await graph.value(root);
    expect(ran().toSorted()).toEqual([
      'listing',
      'page: a',
      'page: b',
      'root',
      'site',
      'title: a',
      'title: b',
    ]);
  });

  test('runs nothing in an untouched world', async () => {
    const { graph, ran } = toy(two);
    await graph.value(root);
    ran();
    await graph.invalidate();
    await graph.value(root);
    expect(ran()).toEqual([]);
  });

  test('runs the page and its title for an edit of the body, and nothing of the other page', async () => {
    const { graph, ran, files } = toy(two);
    await graph.value(root);
    ran();
    files.set('a', 'Alpha\nanother body');
    await graph.invalidate(['a']);
    await graph.value(root);
    expect(ran().toSorted()).toEqual(['page: a', 'root', 'title: a']);
  });

  test('runs every page that shows a title for an edit of the title', async () => {
    const { graph, ran, files } = toy(two);
    await graph.value(root);
    ran();
    files.set('a', 'Omega\nbody');
    await graph.invalidate(['a']);
    await graph.value(root);
    expect(ran().toSorted()).toEqual(['page: a', 'page: b', 'site', 'title: a']);
  });

  test('drops what is no longer reached from the outputs', async () => {
    const { graph, files } = toy(two);
    await graph.value(root);
    files.set('list', 'b');
    files.delete('a');
    await graph.invalidate();
    await graph.value(root);
    expect(graph.outcome(root).outputs.map(({ path }) => path)).toEqual(['b.html']);
  });

  test('runs again what read an option that has changed', async () => {
    const { graph, optionValues, emitted } = toy(two);
    await graph.value(root);
    optionValues['greeting'] = 'Bye';
    await graph.invalidate();
    await graph.value(root);
    expect(emitted.get('a.html')).toMatch(/^Bye /);
  });

  test('runs a step again when the bytes of its output cannot be found', async () => {
    const { graph, emitted, ran } = toy(two);
    await graph.value(root);
    ran();
    emitted.delete('b.html');
    await graph.invalidate();
    await graph.value(root);
    expect(ran()).toEqual(['page: b']);
    expect([...emitted.keys()]).toEqual(['a.html', 'b.html']);
  });

  test('names the step in which a bug was thrown', async () => {
    const { graph } = toy(two);
    const bug = {
      name: 'bug',
      run: () => {
        throw new TypeError('no');
      },
    };
    await expect(graph.value(bug)).rejects.toThrow('bug: no');
  });
});

describe('problems in a graph', () => {
  test('belong to the step that found them and are reported again when it is not run', async () => {
    const { graph, ran } = toy({ ...two, a: 'Alpha\nwarn' });
    await graph.value(root);
    ran();
    await graph.invalidate();
    await graph.value(root);
    expect(graph.outcome(root).diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'toy/warn a',
    ]);
    expect(ran()).toEqual([]);
  });

  test('of one page leave the other pages alone, and are not tried again until something changes', async () => {
    const { graph, ran, files } = toy({ ...two, a: 'broken' });
    await graph.value(root);
    expect(graph.outcome(root).diagnostics).toHaveLength(1);
    ran();
    await graph.invalidate();
    await graph.value(root);
    expect(ran()).toEqual([]);
    files.set('a', 'fixed');
    await graph.invalidate(['a']);
    await graph.value(root);
    expect(graph.outcome(root).diagnostics).toEqual([]);
  });
});

describe('a graph with a store', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'graph-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('runs nothing in a new process when nothing changed', async () => {
    const first = toy(two, folder);
    await first.graph.value(root);
    await first.graph.save(root);
    const second = await first.restart();
    expect(await second.graph.value(root)).toBe(19);
    expect(second.ran()).toEqual([]);
    expect(second.graph.outcome(root).outputs).toHaveLength(2);
    await second.close();
  });

  test('runs only what an edit touches in a new process', async () => {
    const first = toy(two, folder);
    await first.graph.value(root);
    await first.graph.save(root);
    first.files.set('b', 'Beta\nanother');
    const second = await first.restart();
    await second.graph.value(root);
    expect(second.ran().toSorted()).toEqual(['page: b', 'root', 'title: b']);
    await second.close();
  });

  test.each(['index.json', 'values.pack'])(
    'survives any flipped bit of %s with the same outputs',
    async (file) => {
      const clean = toy(two);
      await clean.graph.value(root);
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.nat(7), async (at, bit) => {
          rmSync(folder, { recursive: true });
          const first = toy(two, folder);
          await first.graph.value(root);
          await first.graph.save(root);
          const bytes = readFileSync(join(folder, file));
          const index = at % bytes.length;
          bytes[index] = bytes[index]! ^ (1 << bit);
          writeFileSync(join(folder, file), bytes);
          first.files.set('a', 'Alpha\nbody!');
          const second = await first.restart();
          await second.graph.value(root);
          first.files.set('a', two.a);
          await second.graph.invalidate(['a']);
          await second.graph.value(root);
          expect(second.graph.outcome(root).outputs).toEqual(clean.graph.outcome(root).outputs);
          await second.close();
        }),
        { numRuns: 60 },
      );
    },
  );

  test('an incremental world equals a clean one after any series of edits', async () => {
    const edit = fc.record({
      file: fc.constantFrom('a', 'b', 'c'),
      content: fc.constantFrom('A\nx', 'B\ny', 'broken', 'A\nwarn', ''),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(edit, fc.constantFrom('a,b', 'b', 'a,b,c'), fc.boolean()), { maxLength: 6 }),
        async (edits) => {
          rmSync(folder, { recursive: true, force: true });
          let world = toy(two, folder);
          for (const [{ file, content }, list, restarts] of edits) {
            world.files.set(file, content).set('list', list);
            await world.graph.invalidate([file, 'list']);
            await world.graph.value(root);
            await world.graph.save(root);
            if (restarts) world = await world.restart();
          }
          await world.graph.value(root);
          const clean = toy(Object.fromEntries(world.files));
          await clean.graph.value(root);
          const [{ outputs, diagnostics }, expected] = [world.graph.outcome(root), clean.graph.outcome(root)];
          expect({ outputs, diagnostics }).toEqual({
            outputs: expected.outputs,
            diagnostics: expected.diagnostics,
          });
          await world.close();
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('what a step has read several at a time is brought up to date several at a time', async () => {
  const running = { now: 0, most: 0 };
  const item: Step<string, string> = {
    name: 'item',
    run: async (read, key) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise(setImmediate);
      running.now -= 1;
      return String(read.bytes(key)).slice(0, 1);
    },
  };
  const items: Step<readonly unknown[]> = {
    name: 'items',
    run: async (read) => read.steps(item, ['a', 'b', 'c', 'd'], 'several'),
  };
  const texts = new Map(['a', 'b', 'c', 'd'].map((key) => [key, `${key}1`]));
  const graph = new Graph({
    files: new SourceFiles('/site', { readFile: (path) => Buffer.from(texts.get(path.slice(-1))!) }),
    steps: [item, items],
    optionValues: {} as never,
    tools: {} as never,
    severalSteps: () => 3,
  });
  await graph.value(items);
  for (const key of texts.keys()) texts.set(key, `${key}2`);
  running.most = 0;
  await graph.invalidate();
  // The values are the same: nothing runs but the check of what was read.
  expect(await graph.value(items)).toEqual(['a', 'b', 'c', 'd']);
  expect(running.most).toBe(3);
});
