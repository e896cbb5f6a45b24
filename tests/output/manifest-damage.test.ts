import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileRecord, MANIFEST_NAME } from '../../src/output/manifest.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { report, tries } from '../torture.js';
import {
  freshFolder,
  publish,
  publishedTree,
  recordsOf,
  treeOf,
  writeTree,
  type Tree,
} from './fixture/sites.js';

const FLIPS = tries(50, 1000);

const before: Tree = { 'a/index.html': 'a, old', 'b/index.html': 'b', 'old.txt': 'ours', 'z.html': 'gone' };
const after: Tree = { 'a/index.html': 'a, new', 'b/index.html': 'b' };
/** `old.tyt` is one bit away from a name of ours. */
const foreign: Tree = { CNAME: 'x.example', 'a/notes.txt': 'not ours', 'old.tyt': 'not ours' };

test('a damaged manifest costs no file that is not ours', async ({ task }) => {
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const outDir = join(freshFolder(), 'dist');
    const target = resolveOutputTarget(outDir);
    await publish(target, before);
    writeTree(outDir, foreign);
    flipBit(join(outDir, MANIFEST_NAME), flip / FLIPS);
    const damaged = treeOf(outDir)!;
    const error: unknown = await publish(target, after).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect((error as DiagnosticError | undefined)?.diagnostics, `flip ${flip}`).toMatchObject([
      { code: 'output/not-owned' },
    ]);
    expect(treeOf(outDir), `flip ${flip}`).toEqual(damaged);
  }
  const found = `0 files lost; ${FLIPS} outputs refused`;
  report(task, { of: 'flipped bits', tried: FLIPS, full: 1000, found });
});

test('an output with a manifest of the format without a checksum is replaced, and nothing else is', async () => {
  const outDir = join(freshFolder(), 'dist');
  const target = resolveOutputTarget(outDir);
  await publish(target, before);
  writeTree(outDir, foreign);
  const listed = { ...Object.fromEntries(recordsOf(before)), 'old.tyt': createFileRecord('ours') };
  writeFileSync(join(outDir, MANIFEST_NAME), JSON.stringify({ docsgen: 1, files: listed }));
  await publish(target, after);
  expect(treeOf(outDir)).toEqual(publishedTree(after, foreign));
});

/** At a part of all bits, from 0 to 1. */
function flipBit(path: string, part: number): void {
  const bytes = readFileSync(path);
  const at = Math.floor(part * bytes.length * 8);
  bytes[at >> 3]! ^= 1 << (at & 7);
  writeFileSync(path, bytes);
}
