/** A property of whole sites: a failed or killed build changes nothing, or is complete. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  config,
  differences,
  fixture,
  markdown,
  navigation,
  treeOf,
  type Fixture,
  type SiteFiles,
} from './fixture.js';
import { docsgen, start, type Circumstances } from './process.js';
import { report, tries } from '../torture.js';

describe('a failed or killed build changes nothing, or is complete', () => {
  const FULL = 100;
  const ROUNDS = tries(10, FULL);
  const names = Array.from({ length: 40 }, (_, at) => `page-${at}`);
  const many = (word: string): SiteFiles => ({
    'docsgen.config.ts': config(`description: '${word}',`),
    'navigation/acme.ts': navigation(...names.map((name) => ({ pathname: `/${name}` }))),
    'pages/index.md': markdown('Acme', 'Welcome.'),
    ...Object.fromEntries(names.map((name) => [`pages/${name}.md`, markdown(name, `${word} of ${name}.`)])),
  });

  test(
    'wherever a build is killed, the site is the old one or the new one, and the next build is right',
    { timeout: 120_000 + ROUNDS * 60_000 },
    async ({ task }) => {
      const site = fixture(many('old'));
      const args = ['build', site.folder, '--out-dir', site.outDir, '--cache-dir', site.cacheDir];
      const trees: Record<string, ReadonlyMap<string, string>> = {};
      let took = 0;
      for (const word of ['new', 'old']) {
        bring(site, word);
        const began = performance.now();
        expect((await docsgen(args)).code).toBe(0);
        took = performance.now() - began;
        trees[word] = site.tree();
      }
      let killed = 0;
      const seen = { old: 0, new: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const [before, after] = round % 2 === 0 ? ['old', 'new'] : ['new', 'old'];
        bring(site, after);
        const began = performance.now();
        const { child, ended } = start(args);
        const end = ended.then((result) => ({ ...result, after: performance.now() - began }));
        await wait(took * (0.15 + Math.random()));
        child.kill('SIGKILL');
        const { signal, after: tookNow } = await end;
        if (signal === 'SIGKILL') killed += 1;
        // The machine has become faster.
        else took = tookNow;
        const left = published(site);
        const wrong = [before, after].map((word) => differences(left, trees[word]!));
        expect(
          wrong.some((paths) => paths.length === 0),
          `round ${round}: ${JSON.stringify(wrong)}`,
        ).toBe(true);
        seen[wrong[0]!.length === 0 ? 'old' : 'new'] += 1;
        const next = await site.build();
        expect([next.status, next.problems]).toEqual(['complete', []]);
        expect(differences(site.tree(), trees[after]!), `the build after round ${round}`).toEqual([]);
        expect(readdirSync(site.home).sort(), 'nothing is left behind').toEqual(['cache', 'dist', 'site']);
      }
      expect(killed).toBeGreaterThanOrEqual(ROUNDS / 5);
      const found = `0 mixed; ${seen.old} old, ${seen.new} new, ${killed} killed before the end`;
      report(task, { of: 'kills', tried: ROUNDS, full: FULL, found });
    },
  );

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'a build that is ended by %s says so, and changes nothing',
    async (signal) => {
      const site = fixture({ ...many('old'), 'docsgen.config.ts': slowConfig });
      await site.build();
      const tree = site.tree();
      site.edit('pages/page-0.md', 'old of', 'new of');
      site.edit('docsgen.config.ts', 'Acme', 'Other');
      const { child, ended } = start(
        ['build', site.folder, '--out-dir', site.outDir, '--cache-dir', site.cacheDir],
        slowly(site),
      );
      await lockOf(site);
      child.kill(signal);
      const end = await ended;
      expect(end.signal ?? end.code).toBe(
        end.signal === null ? 128 + { SIGINT: 2, SIGTERM: 15 }[signal] : signal,
      );
      expect(differences(site.tree(), tree)).toEqual([]);
      expect((await site.build()).status).toBe('complete');
      expect(site.html('/page-0/')).toContain('new of');
    },
  );

  test('of two builds at the same time one is complete, and the other reports that the output is locked', async () => {
    const site = fixture({ ...many('old'), 'docsgen.config.ts': slowConfig });
    const args = ['build', site.folder, '--out-dir', site.outDir, '--cache-dir', site.cacheDir];
    const first = start(args, slowly(site));
    await lockOf(site);
    const second = await docsgen([...args, '--format', 'json']);
    expect(second.code).toBe(4);
    expect(JSON.parse(second.stdout.split('\n')[0]!)).toMatchObject({
      code: 'output/locked',
      severity: 'error',
    });
    site.write('../go.txt', 'go');
    expect((await first.ended).code).toBe(0);
    const tree = site.tree();
    expect((await site.build({ cacheDir: false })).changed).toEqual({ written: [], removed: [] });
    expect(differences(site.tree(), tree)).toEqual([]);
  });

  test('a build that fails leaves the output, its times and its manifest as they were', async () => {
    const site = fixture(many('old'));
    await site.build();
    const [tree, time] = [site.tree(), statSync(site.outDir).mtimeMs];
    site.write('pages/page-7.md', markdown('Seven', '[gone](/gone/)'));
    expect((await site.build()).status).toBe('content');
    expect(differences(site.tree(), tree)).toEqual([]);
    expect(statSync(site.outDir).mtimeMs).toBe(time);
    expect(readdirSync(site.home).sort()).toEqual(['cache', 'dist', 'site']);
  });

  test('a first build that fails leaves no output at all', async () => {
    const site = fixture({ ...many('old'), 'pages/page-7.md': '---\ntitle: [\n---\n' });
    expect((await site.build()).status).toBe('content');
    expect(existsSync(site.outDir)).toBe(false);
    expect(readdirSync(site.home).sort()).toEqual(['cache', 'site']);
  });

  /** In a process that asks for it, its evaluation ends when there is a file. */
  const slowConfig = `import { existsSync } from 'node:fs';\nwhile (process.env['UNTIL'] && !existsSync(process.env['UNTIL'])) await new Promise((resolve) => setTimeout(resolve, 20));\n${config()}`;
  const slowly = (site: Fixture): Circumstances => ({ env: { UNTIL: join(site.home, 'go.txt') } });

  async function lockOf(site: Fixture): Promise<void> {
    await expect.poll(() => existsSync(join(site.home, '.dist.docsgen-lock'))).toBe(true);
  }

  function bring(site: Fixture, word: string): void {
    for (const [path, text] of Object.entries(many(word))) site.write(path, text);
  }

  /** Between the two renames of a swap the folder stands whole beside its place, for less than a millisecond. */
  function published(site: Fixture): ReadonlyMap<string, string> {
    return treeOf(existsSync(site.outDir) ? site.outDir : join(site.home, '.dist.docsgen-old'));
  }
});
