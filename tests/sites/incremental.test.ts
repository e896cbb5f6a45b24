/** A property of whole sites: an incremental build equals a clean one. See cache.test.ts and crash.test.ts for the others. */

import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITS, start as startFiles, type Files } from './edits.js';
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
import { report, tries } from '../torture.js';

describe('an incremental build is a clean build', () => {
  const FULL = 10;
  const SERIES = tries(3, FULL);
  const LENGTH = 10;

  const edit = fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), a: fc.nat(999), b: fc.nat(999) });
  const series = fc.array(edit, { minLength: LENGTH, maxLength: LENGTH });

  test(
    'after each edit of random series, output and problems are those of a clean build',
    { timeout: 60_000 + SERIES * 300_000 },
    async ({ task }) => {
      const seen = { edits: 0, complete: 0 };
      const property = fc.asyncProperty(series, async (edits) => {
        const site = fixture(startFiles);
        const files: Files = new Map(Object.entries(startFiles as Record<string, string>));
        await site.build();
        for (const { kind, a, b } of edits) {
          const before = new Map(files);
          EDITS[kind]!(files, a, b);
          bring(site, before, files);
          seen.complete += await isLawful(site, kind);
          seen.edits += 1;
        }
        site.dispose();
      });
      await fc.assert(property, { numRuns: SERIES, endOnFailure: true });
      expect(seen.edits).toBeGreaterThanOrEqual(SERIES * LENGTH);
      expect(seen.complete, 'enough of them were good sites').toBeGreaterThan(seen.edits / 10);
      report(task, { of: 'edits', tried: seen.edits, full: FULL * LENGTH, found: '0 differ' });
    },
  );

  const broken = 'export const part = [[[;\n';
  const good =
    'export const part = 1;\nexport const NotFoundPage = () => null;\nexport default NotFoundPage;\n';

  /** Modules of an owner, each with a file that it needs. */
  const modules: readonly (readonly [string, string, SiteFiles])[] = [
    ['the config', 'parts.ts', { 'docsgen.config.ts': `import './parts';\n${config()}` }],
    [
      'the navigation',
      'navigation/parts.ts',
      {
        'navigation/acme.ts': `import './parts';\nexport default [{ pathname: '/alpha' }, { pathname: '/guide/one' }];\n`,
      },
    ],
    [
      'a template',
      'templates/parts/word.ts',
      {
        'templates/parts/SiteFooter.tsx':
          "import { part } from './word.js';\nexport function SiteFooter() {\n  return <footer>{part}</footer>;\n}\n",
      },
    ],
    [
      'a demo',
      'pages/parts.ts',
      {
        'pages/alpha.md': markdown('Alpha', '{{"demo": "Demo.js"}}'),
        'pages/Demo.tsx':
          "import { part } from './parts';\nexport default function Demo() {\n  return <p>{part}</p>;\n}\n",
      },
    ],
  ];

  test.each([
    ...modules,
    [
      'a demo, itself',
      'pages/Demo.tsx',
      { 'pages/alpha.md': markdown('Alpha', '{{"demo": "Demo.js"}}') },
    ] as const,
    ['a template, itself', 'templates/NotFoundPage.tsx', {}] as const,
  ])('an error in a file of %s is gone as soon as that file is fixed', async (_, file, files) => {
    const site = fixture({ ...startFiles, ...files, [file]: broken });
    const { problems: diagnostics } = await site.build();
    expect(diagnostics.map((diagnostic) => [diagnostic.severity, diagnostic.file.endsWith(file)])).toEqual([
      ['error', true],
    ]);
    site.write(file, good);
    expect((await site.build()).problems).toEqual([]);
    site.write(file, broken);
    expect((await site.build()).problems).toEqual(diagnostics);
  });

  test.each(modules)(
    'a file of %s that is missing is found as soon as it is there',
    async (_, file, files) => {
      const site = fixture({ ...startFiles, ...files });
      const { problems: diagnostics } = await site.build();
      expect(diagnostics.map(({ severity }) => severity)).toEqual(['error']);
      site.write(file, good);
      expect((await site.build()).problems).toEqual([]);
      site.remove(file);
      expect((await site.build()).problems).toEqual(diagnostics);
    },
  );

  test('a file that becomes a link out of the site is refused, though its bytes are the same', async () => {
    const site = fixture({
      ...startFiles,
      'pages/alpha.md': markdown('Alpha', '```ts file="../shown/data.ts"\n```'),
      'shown/data.ts': 'export const a = 1;\n',
    });
    expect((await site.build()).problems).toEqual([]);
    site.rename('shown/data.ts', '../data.ts');
    site.link('shown/data.ts', '../../data.ts');
    const clean = await site.buildClean(join(site.home, 'clean'));
    expect(clean.problems.map(({ code }) => code)).toEqual(['include/outside-site']);
    expect((await site.build()).problems).toEqual(clean.problems);
  });

  test('a page that is a link to another page of the site follows that page', async () => {
    const site = fixture(startFiles);
    site.link('pages/alias.md', 'guide/one.md');
    site.write(
      'navigation/acme.ts',
      navigation({ pathname: '/alpha' }, { pathname: '/alias' }, { pathname: '/guide/one' }),
    );
    expect((await site.build()).problems).toEqual([]);
    site.edit('pages/guide/one.md', 'Again.', 'Once more.');
    await site.build();
    expect(site.html('/alias/')).toContain('Once more.');
  });

  /** 1 where the site is good. */
  async function isLawful(site: Fixture, kind: string): Promise<number> {
    const published = site.tree();
    const clean = join(site.home, 'clean');
    const incremental = await site.build();
    const expected = await site.buildClean(clean);
    expect(incremental.problems, kind).toEqual(expected.problems);
    expect(incremental.status, kind).toBe(expected.status);
    const complete = expected.status === 'complete';
    expect(differences(site.tree(), complete ? treeOf(clean) : published), kind).toEqual([]);
    return complete ? 1 : 0;
  }

  function bring(site: Fixture, before: Files, after: Files): void {
    for (const [path, text] of after) if (before.get(path) !== text) site.write(path, text);
    for (const path of before.keys()) if (!after.has(path)) site.remove(path);
  }
});
