import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { copyStrings } from '../../src/text/copy-strings.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Characters of a text, of which a part is cut out. */
const LENGTH = 1_000_000;

test('a copy is equal to what it was made from', () => {
  const value = { ids: ['a “b” ä', ''], draft: false, title: null, count: 3 };
  expect(copyStrings(value)).toEqual(value);
});

test('a copy does not keep the text that its strings were cut out of', () => {
  const start = measureHeap();
  const copies = copyTitles();
  const copyBytes = measureHeap() - start;
  const parts = cutTitles();
  const partBytes = measureHeap() - start - copyBytes;
  expect(copies).toEqual(parts);
  expect(copyBytes).toBeLessThan(5 * LENGTH);
  expect(partBytes).toBeGreaterThan(15 * LENGTH);
});

/** A function of its own: the test would hold what was copied. */
function copyTitles(): { readonly title: string }[] {
  return cutTitles().map(copyStrings);
}

function cutTitles(): { readonly title: string }[] {
  return Array.from({ length: 20 }, (_, at) => ({ title: createText(at).slice(100, 150) }));
}

/** Bytes that are in use. */
function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function createText(at: number): string {
  return Buffer.alloc(LENGTH, `text ${at} `).toString('latin1');
}
