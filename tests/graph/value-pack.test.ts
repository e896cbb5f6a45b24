import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ValuePack } from '../../src/graph/value-pack.js';

test('values that are read at once share one open file, and none is open after closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'values.pack');
  writeFileSync(path, 'one two');
  const pack = new ValuePack(path);
  const ranges = [
    { offset: 0, length: 3 },
    { offset: 4, length: 3 },
  ];
  const values = await Promise.all(ranges.map(async (range) => pack.read(range)));
  expect(values.map((value) => Buffer.from(value).toString())).toEqual(['one', 'two']);
  expect(countOpenFiles(path)).toBe(1);
  await pack.close();
  expect(countOpenFiles(path)).toBe(0);
});

/** How often this process has a file open, as Linux lists it. */
function countOpenFiles(path: string): number {
  const targets = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      return undefined;
    }
  });
  return targets.filter((target) => target === path).length;
}
