import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  gatherBatches,
  BURST_SIZE,
  type ChangeBatch,
  type BatchQueue,
} from '../../../src/watch/files/gather-batches.js';

/** Takes batches while they come; each is held for so long, as a build would hold it. */
function taking(batches: BatchQueue, busy = 0): readonly ChangeBatch[] {
  const taken: ChangeBatch[] = [];
  void (async () => {
    for await (const batch of batches) {
      taken.push(batch);
      await wait(busy);
    }
  })();
  return taken;
}

const paths = (batches: readonly ChangeBatch[]): readonly string[][] =>
  batches.map((batch) => [...batch.paths]);

describe('gatherBatches', () => {
  test('gives a change at once, with those that come at the same time', async () => {
    const batches = gatherBatches(() => true);
    const taken = taking(batches);
    const began = performance.now();
    for (const path of ['a', 'b', 'a']) batches.addPath(path);
    while (taken.length === 0) await wait(1);
    expect(performance.now() - began).toBeLessThan(100);
    expect(paths(taken)).toEqual([['a', 'b']]);
    expect(taken[0]).toMatchObject({ everything: false, asked: false });
  });

  test('gives what comes during a build as the next batch', async () => {
    const batches = gatherBatches(() => true);
    const taken = taking(batches, 150);
    batches.addPath('a');
    await wait(60);
    for (const path of ['b', 'c', 'b']) {
      batches.addPath(path);
      await wait(10);
    }
    await wait(300);
    expect(paths(taken)).toEqual([['a'], ['b', 'c']]);
  });

  test('waits for a file that is being written, but not for ever', async () => {
    let isSettled = false;
    const batches = gatherBatches(() => isSettled);
    const taken = taking(batches);
    batches.addPath('a');
    await wait(40);
    expect(taken).toEqual([]);
    isSettled = true;
    await wait(60);
    expect(paths(taken)).toEqual([['a']]);
    isSettled = false;
    batches.addPath('b');
    await wait(300);
    expect(paths(taken)).toEqual([['a'], ['b']]);
  });

  test('waits for the end of a burst, and says that it may not know all of it', async () => {
    const batches = gatherBatches(() => true);
    const taken = taking(batches);
    for (let at = 0; at < 10 * BURST_SIZE; at += 1) {
      batches.addPath(`${at}`);
      if (at % 50 === 0) await wait(1);
    }
    await wait(500);
    expect(taken.length).toBeLessThanOrEqual(2);
    expect(taken.at(-1)!.scanAll).toBe(true);
  });

  test('gives at once what is asked for', async () => {
    const batches = gatherBatches(() => false);
    const taken = taking(batches);
    batches.requestBuild();
    await wait(30);
    expect(taken).toEqual([{ paths: new Set(), everything: false, asked: true }]);
  });

  test('ends, also while nothing comes', async () => {
    const batches = gatherBatches(() => true);
    const all = (async () => {
      const list: ChangeBatch[] = [];
      for await (const batch of batches) list.push(batch);
      return list;
    })();
    await wait(10);
    batches.close();
    expect(await all).toEqual([]);
  });
});
