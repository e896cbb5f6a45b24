import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BatchQueue, BURST_SIZE, type ChangeBatch } from '../../../src/watch/files/gather-batches.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Takes batches while they come; holds each one for `buildMs`, as a build would. */
function takeBatches(queue: BatchQueue, buildMs = 0): readonly ChangeBatch[] {
  const taken: ChangeBatch[] = [];
  void (async () => {
    for await (const batch of queue) {
      taken.push(batch);
      if (buildMs > 0) await new Promise((resolve) => setTimeout(resolve, buildMs));
    }
  })();
  return taken;
}

const paths = (batches: readonly ChangeBatch[]): readonly string[][] =>
  batches.map((batch) => [...batch.paths]);

describe('a queue of batches', () => {
  test('yields a change after a few milliseconds, with those of the same moment', async () => {
    const queue = new BatchQueue(() => true);
    const taken = takeBatches(queue);
    for (const path of ['a', 'b', 'a']) queue.addPath(path);
    await pass(4);
    expect(taken).toEqual([]);
    await pass(1);
    expect(taken).toEqual([{ paths: new Set(['a', 'b']), scanAll: false, isRequested: false }]);
  });

  test('yields what comes during a build as the next batch', async () => {
    const queue = new BatchQueue(() => true);
    const taken = takeBatches(queue, 150);
    queue.addPath('a');
    await pass(60);
    for (const path of ['b', 'c', 'b']) {
      queue.addPath(path);
      await pass(10);
    }
    await pass(300);
    expect(paths(taken)).toEqual([['a'], ['b', 'c']]);
  });

  test('waits for a file that is being written, but not for ever', async () => {
    let isSettled = false;
    const queue = new BatchQueue(() => isSettled);
    const taken = takeBatches(queue);
    queue.addPath('a');
    await pass(40);
    expect(taken).toEqual([]);
    isSettled = true;
    await pass(5);
    expect(paths(taken)).toEqual([['a']]);
    isSettled = false;
    queue.addPath('b');
    await pass(99);
    expect(paths(taken)).toEqual([['a']]);
    await pass(6);
    expect(paths(taken)).toEqual([['a'], ['b']]);
  });

  test('waits for the end of a burst, and says that it may not know all of it', async () => {
    const queue = new BatchQueue(() => true);
    const taken = takeBatches(queue);
    for (let index = 0; index < 10 * BURST_SIZE; index += 1) {
      queue.addPath(`${index}`);
      if (index > BURST_SIZE && index % 50 === 0) await pass(100);
    }
    expect(taken).toEqual([]);
    await pass(150);
    expect(taken.map(({ paths: { size }, scanAll }) => [size, scanAll])).toEqual([[10 * BURST_SIZE, true]]);
  });

  test('does not wait for ever for the end of a burst', async () => {
    const queue = new BatchQueue(() => true);
    const taken = takeBatches(queue);
    queue.addFullScan();
    for (let ms = 0; ms < 5000; ms += 100) {
      queue.addPath(`${ms}`);
      await pass(100);
    }
    expect(taken).toHaveLength(1);
  });

  test('yields a requested build at once', async () => {
    const queue = new BatchQueue(() => false);
    const taken = takeBatches(queue);
    queue.requestBuild();
    await pass(0);
    expect(taken).toEqual([{ paths: new Set(), scanAll: false, isRequested: true }]);
  });

  test('ends, also while nothing comes', async () => {
    const queue = new BatchQueue(() => true);
    const end = queue[Symbol.asyncIterator]().next();
    await pass(10);
    queue.close();
    expect(await end).toEqual({ value: undefined, done: true });
  });
});
