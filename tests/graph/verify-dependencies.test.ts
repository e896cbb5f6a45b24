import { expect, test } from 'vitest';
import type { Dependency } from '../../src/graph/step.js';
import { verifyDependencies } from '../../src/graph/verify-dependencies.js';

const dependencies = ['a', 'b', 'c', 'd', 'e'].map((name): Dependency => ['step', name, name]);

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
  expect(await verifyDependencies({ dependencies }, isCurrent)).toBe(true);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(running.most).toBe(1);
});

test('nothing is looked at after what has changed', async () => {
  const { began, isCurrent } = track(['b']);
  expect(await verifyDependencies({ dependencies }, isCurrent)).toBe(false);
  expect(began).toEqual(['a', 'b']);
});

test('what was read at the same time is checked at the same time, after what came before and before what came after', async () => {
  const { began, running, isCurrent } = track();
  const batches = [{ start: 1, end: 4, concurrency: 3 }];
  expect(await verifyDependencies({ dependencies, batches }, isCurrent)).toBe(true);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(running.most).toBe(3);
});

test('no more are checked at once than were read at once', async () => {
  const { running, isCurrent } = track();
  const batches = [{ start: 0, end: 5, concurrency: 2 }];
  expect(await verifyDependencies({ dependencies, batches }, isCurrent)).toBe(true);
  expect(running.most).toBe(2);
});

test('nothing begins after a batch in which something has changed', async () => {
  const { began, isCurrent } = track(['b']);
  const batches = [{ start: 0, end: 3, concurrency: 2 }];
  expect(await verifyDependencies({ dependencies, batches }, isCurrent)).toBe(false);
  expect(began).not.toContain('d');
});

test('checks that need not wait are not waited for', async () => {
  const began: string[] = [];
  const isCurrent = ([, name]: Dependency): boolean => began.push(name) > 0;
  const result = verifyDependencies({ dependencies }, isCurrent);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await result).toBe(true);
});
