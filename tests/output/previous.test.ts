import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOf } from '../../src/output/manifest.js';
import { readPrevious } from '../../src/output/previous.js';
import { targetAt } from '../../src/output/target.js';
import { freshFolder, publish } from './fixture/sites.js';

const target = () => targetAt(join(freshFolder(), 'dist'));
const record = recordOf('text');

test('where nothing was published, nothing is held', () => {
  const previous = readPrevious(target());
  expect(previous).toMatchObject({ present: false, manifest: undefined });
  expect(previous.holds('a', record)).toBe(false);
});

test('a file is held with the bytes that it was published with', async () => {
  const at = target();
  await publish(at, { a: 'text' });
  const previous = readPrevious(at);
  expect(previous.holds('a', record)).toBe(true);
  expect(previous.holds('a', recordOf('texT'))).toBe(false);
  expect(previous.holds('b', record)).toBe(false);
  expect(previous.timeOf('a')).toBe(statSync(join(at.folder, 'a')).mtimeMs);
});

test.each<[string, (path: string) => void]>([
  ['of another size', (path) => writeFileSync(path, 'text and more')],
  ['younger than the manifest', (path) => utimesSync(path, new Date(), new Date(Date.now() + 60_000))],
])('a file %s was touched', async (_, touch) => {
  const at = target();
  await publish(at, { a: 'text' });
  touch(join(at.folder, 'a'));
  expect(readPrevious(at).holds('a', record)).toBe(false);
});

test('a trusted time must be met exactly, and is enough', async () => {
  const at = target();
  await publish(at, { a: 'text' });
  const late = new Date(Date.now() + 60_000);
  utimesSync(join(at.folder, 'a'), late, late);
  expect(readPrevious(at, new Map([['a', statSync(join(at.folder, 'a')).mtimeMs]])).holds('a', record)).toBe(
    true,
  );
  expect(readPrevious(at, new Map([['a', 1]])).holds('a', record)).toBe(false);
});
