import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST_NAME } from '../../src/output/manifest.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { report, tries } from '../torture.js';
import { freshFolder, publish, treeOf, writeTree, type Tree } from './fixture/sites.js';

const FLIPS = tries(50, 1000);

const before: Tree = { 'a/index.html': 'a, old', 'b/index.html': 'b', 'old.txt': 'ours', 'z.html': 'gone' };
const after: Tree = { 'a/index.html': 'a, new', 'b/index.html': 'b' };
const foreign: Tree = { CNAME: 'x.example', 'a/notes.txt': 'not ours' };

test('a damaged manifest costs no file that is not ours', async ({ task }) => {
  const seen = { published: 0, refused: 0, stale: 0 };
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
    const left = treeOf(outDir)!;
    if (error !== undefined) {
      expect((error as DiagnosticError).diagnostics).toMatchObject([{ code: 'output/not-owned' }]);
      expect(left).toEqual(damaged);
      seen.refused += 1;
      continue;
    }
    expect(left, `flip ${flip}`).toMatchObject({ ...foreign, ...after });
    seen.published += 1;
    if (left['old.txt'] !== undefined || left['z.html'] !== undefined) seen.stale += 1;
  }
  expect(seen.published + seen.refused).toBe(FLIPS);
  report(task, {
    of: 'flipped bits',
    tried: FLIPS,
    full: 1000,
    found: `0 files lost; ${seen.refused} outputs refused, ${seen.stale} with a former file`,
  });
});

/** At a part of all bits, from 0 to 1. */
function flipBit(path: string, part: number): void {
  const bytes = readFileSync(path);
  const at = Math.floor(part * bytes.length * 8);
  bytes[at >> 3]! ^= 1 << (at & 7);
  writeFileSync(path, bytes);
}
