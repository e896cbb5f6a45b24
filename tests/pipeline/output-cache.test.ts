import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeDigest } from '../../src/graph/fingerprint.js';
import { UnpublishedOutputs } from '../../src/pipeline/output-cache.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('outputs that another process has removed are missing as soon as one of them is', () => {
  const contents = ['one', 'two', 'three'];
  const hashes = contents.map((content) => computeDigest(Buffer.from(content)));
  const outputs = new UnpublishedOutputs(join(folder, 'unpublished'));
  for (const [at, content] of contents.entries()) outputs.add(hashes[at]!, { content });
  expect(hashes.map((hash) => outputs.read(hash)?.toString())).toEqual(contents);
  new UnpublishedOutputs(join(folder, 'unpublished')).clear();
  expect(outputs.read(hashes[0]!)).toBeUndefined();
  expect(hashes.map((hash) => outputs.has(hash))).toEqual([false, false, false]);
});
