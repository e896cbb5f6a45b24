import { expect, test } from 'vitest';
import { forEachConcurrently } from '../../src/graph/for-each-concurrently.js';

const turn = async (): Promise<void> => new Promise(setImmediate);

/** Work that takes a moment; says in which order it began, and how much was under way each time. */
function track(after: (item: number) => void = () => undefined) {
  const began: number[] = [];
  const running: number[] = [];
  let count = 0;
  const work = async (item: number): Promise<void> => {
    began.push(item);
    running.push((count += 1));
    await turn();
    count -= 1;
    after(item);
  };
  return { began, running, work };
}

test('no more are under way than the limit says', async () => {
  const { began, running, work } = track();
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], () => 3, work);
  expect(began).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(Math.max(...running)).toBe(3);
});

test('the limit may grow and shrink while items remain', async () => {
  let limit = 1;
  const { running, work } = track((item) => {
    limit = item < 2 ? 1 : item < 6 ? 4 : 1;
  });
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], () => limit, work);
  expect(running.slice(0, 2)).toEqual([1, 1]);
  expect(Math.max(...running)).toBe(4);
  expect(running.at(-1)).toBe(1);
});

test('no limit begins all at once', async () => {
  const { running, work } = track();
  await forEachConcurrently([1, 2, 3], () => Infinity, work);
  expect(running).toEqual([1, 2, 3]);
});

test('work that does not wait is done before the call returns', () => {
  const done: number[] = [];
  void forEachConcurrently(
    [1, 2, 3],
    () => 1,
    (item) => void done.push(item),
  );
  expect(done).toEqual([1, 2, 3]);
});

test('without items there is nothing to wait for', async () => {
  await expect(forEachConcurrently([], () => 2, turn)).resolves.toBeUndefined();
});

test.for([
  ['of the first item', 1],
  ['of a later item', 4],
] as const)('an error %s is the error of all', async ([, wrong]) => {
  const fail = (item: number): void => {
    if (item === wrong) throw new Error(`wrong ${item}`);
  };
  const { work } = track(fail);
  await expect(forEachConcurrently([1, 2, 3, 4, 5], () => 2, work)).rejects.toThrow(`wrong ${wrong}`);
  const throwAtOnce = (item: number): Promise<void> => {
    fail(item);
    return turn();
  };
  await expect(forEachConcurrently([1, 2, 3, 4, 5], () => 2, throwAtOnce)).rejects.toThrow(`wrong ${wrong}`);
});
