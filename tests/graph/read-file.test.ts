import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from '../../src/graph/read-file.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-read-file-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])('a file of %i bytes is read whole', (length) => {
  const bytes = randomBytes(length);
  const path = join(folder, `${length}.bin`);
  writeFileSync(path, bytes);
  expect(Buffer.from(readFile(path)).equals(bytes)).toBe(true);
});

test('what was read stays as it is when another file is read', () => {
  writeFileSync(join(folder, 'one.md'), 'one');
  writeFileSync(join(folder, 'other.md'), 'other');
  const one = readFile(join(folder, 'one.md'));
  readFile(join(folder, 'other.md'));
  expect(new TextDecoder().decode(one)).toBe('one');
});

test('a file that is not there and a folder are refused as Node refuses them', () => {
  expect(() => readFile(join(folder, 'gone.md'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  expect(() => readFile(folder)).toThrow(expect.objectContaining({ code: 'EISDIR' }));
});
