/** A property of whole sites: whatever changes, a build with a cache gives what a build without one gives. */

import { cpSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHANGES, linkWorkspace, mend, startOfChanges } from './changes.js';
import { differences, fixture, treeOf, type Fixture } from './fixture.js';
import { report, tries } from '../torture.js';

/** Under torture, 500 changes are compared. */
const FULL = 50;
const SERIES = tries(1, FULL);
const LENGTH = 10;

afterEach(() => {
  vi.useRealTimers();
  for (const name of ['ACME_WORD', 'ACME_TITLE', 'ACME_OTHER']) delete process.env[name];
});

describe('the cache never lies', { timeout: 600_000 }, () => {
  const change = fc.record({ kind: fc.constantFrom(...Object.keys(CHANGES)), a: fc.nat(99) });

  test(
    'after each change of random series of all kinds, the build is the one without a cache',
    { timeout: 7_200_000 },
    async ({ task }) => {
      expect(Object.keys(CHANGES).length).toBeGreaterThanOrEqual(40);
      const series = fc.array(change, { minLength: LENGTH, maxLength: LENGTH });
      const property = fc.asyncProperty(series, async (changes) => {
        const site = createSite();
        await site.build();
        for (const { kind, a } of changes) {
          CHANGES[kind]!(site, a);
          const { isGood } = await compare(site, JSON.stringify({ kind, a }));
          if (!isGood && a % 3 === 0) mend(site);
        }
        site.dispose();
      });
      await fc.assert(property, { numRuns: SERIES, endOnFailure: true });
      report(task, { of: 'changes', tried: SERIES * LENGTH, full: FULL * LENGTH, found: '0 differ' });
    },
  );

  test('what lies outside of the site is noticed: packages, links, settings, variables, the time', async () => {
    const site = createSite();
    expect((await site.build()).problems).toEqual([]);
    expect((await site.build()).changed).toEqual({ written: [], removed: [] });
    const kinds = ['variable', 'tsconfigPaths', 'packagePatchedBelow', 'packagePatched', 'workspace'];
    for (const kind of [...kinds, 'workspaceMoved', 'year']) {
      CHANGES[kind]!(site, 1);
      const { isGood, written } = await compare(site, kind);
      expect([kind, isGood, written.length > 0]).toEqual([kind, true, true]);
    }
  });

  test('a module that comes to lie where it is read instead of another is noticed, and that it is gone', async () => {
    const site = createSite();
    const list = (pathname: string) => `export const entries = [{ pathname: '${pathname}' }];\n`;
    site.write('parts/fixed/index.js', "export const fixed = 'in a folder';\n");
    site.remove('parts/fixed.ts');
    site.write('navigation/acme.ts', "import { entries } from './entries';\nexport default entries;\n");
    site.write('navigation/entries.js', list('/button'));
    site.write('../packages/workspace/index.js', "exports.share = require('./word').word;\n");
    site.write('../packages/workspace/word/index.js', "exports.word = 'in a folder';\n");
    expect((await site.build()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const added = {
      'parts/fixed.js': "export const fixed = 'beside it';\n",
      'parts/fixed.ts': "export const fixed = 'typed';\n",
      'navigation/entries.ts': list('/slider'),
      '../packages/workspace/word.ts': "export const word = 'typed';\n",
      '../packages/workspace/word.js': "exports.word = 'beside it';\n",
    };
    for (const [path, text] of Object.entries(added)) {
      site.write(path, text);
      const { isGood, written } = await compare(site, path);
      expect([path, isGood, written.length > 0]).toEqual([path, true, true]);
    }
    for (const path of Object.keys(added).toReversed()) {
      site.remove(path);
      const { isGood, written } = await compare(site, path);
      expect([path, isGood, written.length > 0]).toEqual([path, true, true]);
    }
  });

  test('files that become links, and links that become files, are noticed', async () => {
    const site = createSite();
    await site.build();
    for (const kinds of [
      ['dataBecomesLink', 'demoBecomesLink'],
      ['dataBecomesFile', 'demo'],
    ]) {
      for (const kind of kinds) CHANGES[kind]!(site, 1);
      expect(await compare(site, kinds.join())).toMatchObject({ isGood: true });
    }
  });

  test('packages that are installed again, as they were, change nothing', async () => {
    const site = createSite();
    await site.build();
    // The files were written right before the first build: only the second one knows that they stayed.
    await site.build();
    CHANGES['installedAgain']!(site, 0);
    const { profile } = await site.build();
    const steps = profile.map(({ step }) => step);
    const ofPackages = ['demo markup', 'demo libraries', 'template code'];
    expect(steps.filter((step) => ofPackages.includes(step))).toEqual([]);
  });

  test('clones may share a cache folder, or have copies of it that consist of links', async () => {
    const [one, two, three] = [createSite(), createSite(), createSite()];
    await one.build();
    linkTree(one.cacheDir, two.cacheDir);
    expect(statSync(join(findSiteCache(two.cacheDir), 'graph/values.pack')).nlink).toBe(2);
    for (const [index, site] of [two, one, two].entries()) {
      site.edit('pages/slider.md', 'See', `See ${index},`);
      expect(await compare(site, `copy ${index}`)).toMatchObject({ isGood: true });
    }
    for (const [index, site] of [one, three, one].entries()) {
      site.edit('pages/slider.md', 'See', `See ${index},`);
      expect(await compare(site, `shared ${index}`, one.cacheDir)).toMatchObject({ isGood: true });
    }
  });

  test('two builds at once with one cache do no harm to each other', async () => {
    const site = createSite();
    const outDirs = ['a', 'b'].map((name) => join(site.home, name));
    const results = await Promise.all(outDirs.map((outDir) => site.build({ outDir })));
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await compare(site, 'at once')).toMatchObject({ isGood: true });
    for (const outDir of outDirs) expect(differences(treeOf(outDir), site.tree())).toEqual([]);
  });
});

function createSite(): Fixture {
  const site = fixture(startOfChanges);
  linkWorkspace(site);
  return site;
}

/** Compares a build with the cache to one without. */
async function compare(
  site: Fixture,
  name: string,
  cacheDir = site.cacheDir,
): Promise<{ readonly isGood: boolean; readonly written: readonly string[] }> {
  const published = site.tree();
  const clean = join(site.home, 'clean');
  const expected = await site.build({ outDir: clean, cacheDir: false });
  const actual = await site.build({ cacheDir });
  expect(actual.problems, name).toEqual(expected.problems);
  expect(actual.status, name).toBe(expected.status);
  const isGood = expected.status === 'complete';
  const tree = isGood ? treeOf(clean) : published;
  expect(differences(site.tree(), tree), name).toEqual([]);
  return { isGood, written: actual.changed.written };
}

/** The folder of the only site in a cache. */
function findSiteCache(cacheDir: string): string {
  return join(
    cacheDir,
    readdirSync(cacheDir).find((name) => !name.includes('.'))!,
  );
}

/** A copy in which every file is a link to the same file. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target);
  }
}
