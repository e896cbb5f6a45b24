import { expect, test } from 'vitest';
import type { Concurrency, Dependency } from '../../src/graph/step.js';
import { verifyDependencies } from '../../src/graph/verify-dependencies.js';

const dependencies = ['a', 'b', 'c', 'd', 'e'].map((name): Dependency => ['step', name, name]);

/** Several are two. */
const getLimit = (concurrency: Concurrency) => () => (concurrency === 'all' ? Infinity : 2);

/** Checks that take a moment each; says in which order they began, and how many were under way at most. */
function track(stale: readonly string[] = []) {
  const began: string[] = [];
  const running = { now: 0, most: 0 };
  const isCurrent = async ([, name]: Dependency): Promise<boolean> => {
    began.push(name);
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise(setImmediate);
    running.now -= 1;
    return !stale.includes(name);
  };
  return { began, running, isCurrent };
}

test('one after the other, in the order of reading', async () => {
  const { began, running, isCurrent } = track();
  expect(await verifyDependencies({ dependencies }, { isCurrent, getLimit })).toBe(true);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(running.most).toBe(1);
});

test('nothing is looked at after what has changed', async () => {
  const { began, isCurrent } = track(['b']);
  expect(await verifyDependencies({ dependencies }, { isCurrent, getLimit })).toBe(false);
  expect(began).toEqual(['a', 'b']);
});

test('what was read at the same time is checked at the same time, after what came before and before what came after', async () => {
  const { began, running, isCurrent } = track();
  const batches = [{ start: 1, end: 4, concurrency: 'all' as const }];
  expect(await verifyDependencies({ dependencies, batches }, { isCurrent, getLimit })).toBe(true);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(running.most).toBe(3);
});

test('no more are checked at once than the build can do', async () => {
  const { running, isCurrent } = track();
  const batches = [{ start: 0, end: 5, concurrency: 'several' as const }];
  expect(await verifyDependencies({ dependencies, batches }, { isCurrent, getLimit })).toBe(true);
  expect(running.most).toBe(2);
});

test('a batch is checked to its end, and nothing begins after one in which something has changed', async () => {
  const { began, isCurrent } = track(['a']);
  const batches = [{ start: 0, end: 3, concurrency: 'several' as const }];
  expect(await verifyDependencies({ dependencies, batches }, { isCurrent, getLimit })).toBe(false);
  expect(began).toEqual(['a', 'b', 'c']);
});

test('checks that need not wait are not waited for', async () => {
  const began: string[] = [];
  const isCurrent = ([, name]: Dependency): boolean => began.push(name) > 0;
  const result = verifyDependencies({ dependencies }, { isCurrent, getLimit });
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await result).toBe(true);
});
