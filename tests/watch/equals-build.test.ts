/** The law of a watch: after any series of edits, its output is byte for byte that of a clean build. */

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch, type BuildResult } from 'docsgen';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EDITS, start, type Edit, type Files } from '../sites/edits.js';
import { differences, fixture, treeOf, type Fixture } from '../sites/fixture.js';
import { report, tries } from '../torture.js';

/** A longer soak: `DOCSGEN_WATCH_EDITS=5000`, and another series of them: `DOCSGEN_WATCH_SEED=2`. */
const COUNT = Number(process.env['DOCSGEN_WATCH_EDITS'] ?? tries(150, 500));
const SEED = Number(process.env['DOCSGEN_WATCH_SEED'] ?? 1);

/** So many edits come one upon another before the two are compared. */
const STRIDE = 10;

/** Longer than any look at everything takes, on any machine. */
const TIMEOUT = 120_000;

const DEPENDENCY = '../node_modules/acme-words';

const IMPORTING =
  "import { word } from 'acme-words';\n\nexport default function Demo() {\n  return <b>{word}</b>;\n}\n";

const dependency: Edit = (files, a, b) => {
  files.set(`${DEPENDENCY}/index.js`, `exports.word = 'word ${b % 7}';\n`);
  files.set(`${DEPENDENCY}/package.json`, `{ "name": "acme-words", "version": "1.0.${b % 7}" }\n`);
  if (a % 3 === 0) files.set('pages/Demo.tsx', IMPORTING);
};

const edits: Readonly<Record<string, Edit>> = { ...EDITS, dependency };

describe('law 1: what is watched is what is built', () => {
  test(
    `after ${COUNT} random edits, one upon another`,
    { timeout: 120_000 + COUNT * 3000 },
    async ({ task }) => {
      const files: Files = new Map(Object.entries(start as Record<string, string>));
      dependency(files, 1, 0);
      const site = fixture(Object.fromEntries(files));
      const seen = { result: undefined as BuildResult | undefined, bugs: [] as unknown[], complete: 0 };
      site.fillCache();
      const watching = await watch({
        site: site.folder,
        outDir: site.outDir,
        cacheDir: site.cacheDir,
        port: 0,
        onNews: (news) => {
          if (news.kind === 'built') seen.result = news.result;
          if (news.kind === 'bug') seen.bugs.push(news.error);
        },
      });
      onTestFinished(() => watching.close());
      seen.result = watching.first;
      const random = numbers(SEED);
      const kinds = Object.keys(edits);
      const since: string[] = [];
      for (let round = 1; round <= COUNT; round += 1) {
        const before = new Map(files);
        // Half of the comparisons are of sites without a fault.
        const kind = round % (2 * STRIDE) === 0 ? 'fix' : kinds[random(kinds.length)]!;
        edits[kind]!(files, random(1000), random(1000));
        since.push(kind);
        bring(site, before, files);
        await wait(random(20));
        if (round % STRIDE > 0) continue;
        const status = await expectClean(site, seen, `${round}: ${since.splice(0).join(', ')}`);
        if (status === 'complete') seen.complete += 1;
      }
      expect(seen.bugs).toEqual([]);
      expect(seen.complete).toBeGreaterThan(COUNT / STRIDE / 5);
      report(task, { of: 'edits', tried: COUNT, full: 500, found: '0 differ' });
    },
  );
});

/** What a clean build makes and says, the watch comes to make and say; what the clean build says. */
async function expectClean(
  site: Fixture,
  seen: { readonly result: BuildResult | undefined },
  edited: string,
): Promise<BuildResult['status']> {
  const clean = join(site.home, 'clean');
  const { status, problems: diagnostics } = await site.buildClean(clean, { drafts: true });
  const differing = (): readonly unknown[] => {
    if (status === 'complete') return differences(site.tree(), treeOf(clean));
    return JSON.stringify(seen.result?.problems) === JSON.stringify(diagnostics)
      ? []
      : [seen.result?.problems, diagnostics];
  };
  for (const end = performance.now() + TIMEOUT; performance.now() < end && differing().length > 0;)
    await wait(20);
  expect(differing(), edited).toEqual([]);
  return status;
}

function numbers(seed: number): (below: number) => number {
  let state = seed * 7919 + 12_345;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function bring(site: Fixture, before: Files, after: Files): void {
  for (const path of before.keys()) if (!after.has(path)) site.remove(path);
  for (const [path, text] of after) if (before.get(path) !== text) site.write(path, text);
}
