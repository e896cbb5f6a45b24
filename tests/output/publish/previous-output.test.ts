import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileRecord } from '../../../src/output/manifest.js';
import { readPreviousOutput } from '../../../src/output/publish/previous-output.js';
import { resolveOutputTarget } from '../../../src/output/output-target.js';
import { freshFolder, publish } from '../fixture/sites.js';

const target = () => resolveOutputTarget(join(freshFolder(), 'dist'));
const record = createFileRecord('text');

test('where nothing was published, nothing is held', () => {
  const previous = readPreviousOutput(target());
  expect(previous).toMatchObject({ exists: false, manifest: undefined });
  expect(previous.isUnchanged('a', record)).toBe(false);
});

test('a file is held with the bytes that it was published with', async () => {
  const at = target();
  await publish(at, { a: 'text' });
  const previous = readPreviousOutput(at);
  expect(previous.isUnchanged('a', record)).toBe(true);
  expect(previous.isUnchanged('a', createFileRecord('texT'))).toBe(false);
  expect(previous.isUnchanged('b', record)).toBe(false);
  expect(previous.getMtime('a')).toBe(statSync(join(at.folder, 'a')).mtimeMs);
});

test.each<[string, (path: string) => void]>([
  ['of another size', (path) => writeFileSync(path, 'text and more')],
  ['younger than the manifest', (path) => utimesSync(path, new Date(), new Date(Date.now() + 60_000))],
])('a file %s was touched', async (_, touch) => {
  const at = target();
  await publish(at, { a: 'text' });
  touch(join(at.folder, 'a'));
  expect(readPreviousOutput(at).isUnchanged('a', record)).toBe(false);
});

test('a trusted time must be met exactly, and is enough', async () => {
  const at = target();
  await publish(at, { a: 'text' });
  const late = new Date(Date.now() + 60_000);
  utimesSync(join(at.folder, 'a'), late, late);
  expect(
    readPreviousOutput(at, new Map([['a', statSync(join(at.folder, 'a')).mtimeMs]])).isUnchanged('a', record),
  ).toBe(true);
  expect(readPreviousOutput(at, new Map([['a', 1]])).isUnchanged('a', record)).toBe(false);
});
