import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'docsgen';
import { afterEach, describe, expect, test } from 'vitest';
import type { WatchEvent } from '../../src/watch/rebuild-on-changes.js';
import { EDITS, start as startFiles, type Files } from '../sites/edits.js';
import {
  config,
  differences,
  fixture,
  markdown,
  navigation,
  treeOf,
  twoPages,
  type Fixture,
  type SiteFiles,
} from '../sites/fixture.js';
import { report, tries } from '../torture.js';
import { run, type Flags, type Running } from './fixture/commands.js';
import { listenTo, type Listener } from './fixture/listener.js';

const running = new Set<Running>();
afterEach(async () => {
  for (const one of running) one.child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  running.clear();
});

const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/;

interface Watched {
  readonly site: Fixture;
  readonly watch: Running;
  readonly url: string;
  readonly events: Listener;
  /** The page at a path, as it is on its way to a browser, without the script of the watch. */
  html(path: string): Promise<string>;
}

function start(site: Fixture, flags: Flags = {}, prefix: readonly string[] = []): Running {
  const all = { port: 0, outDir: site.outDir, cacheDir: site.cacheDir, ...flags };
  site.fillCache();
  const watch = run('watch', all, { cwd: site.home, site: site.folder, prefix });
  running.add(watch);
  return watch;
}

async function watched(files: SiteFiles = twoPages, flags: Flags = {}): Promise<Watched> {
  const site = fixture(files);
  const watch = start(site, flags);
  const [url] = await watch.says(address);
  const events = await listenTo(url, watch);
  await events.hears(/clear|diagnostics/);
  // The look at everything that follows the start has to be over.
  await wait(700);
  const html = async (path: string): Promise<string> =>
    (await (await fetch(new URL(path, url))).text()).replace(
      /<script type="module" src="\/_docsgen\/live[^>]*><\/script>/,
      '',
    );
  return { site, watch, url, events, html };
}

/** The output becomes that of a clean build into another folder. */
async function expectClean({ site }: Pick<Watched, 'site'>): Promise<void> {
  const clean = join(site.home, 'clean');
  const { status } = await site.buildClean(clean);
  if (status === 'complete') await expect.poll(() => differences(site.tree(), treeOf(clean))).toEqual([]);
}

describe('an edit', () => {
  test('is reported to the page concerned when it is published, and in one line', async () => {
    const { site, watch, events, html } = await watched();
    const from = events.reported.length;
    site.edit('pages/button.md', 'Press it.', 'Click it.');
    await events.hears('changed /button/', from);
    expect(await html('/button/')).toContain('Click it.');
    expect(site.html('button')).toContain('Click it.');
    await watch.says(/changed 1 file · 1 page · \d+ ms\n/);
    expect(events.reported.slice(from)).toEqual(['clear', 'changed /button/']);
    expect(events.reported.every((event) => Buffer.byteLength(event) <= 64)).toBe(true);
    await expectClean({ site });
  });

  test('leaves on disk what a build leaves, and the server adds its script on the way', async () => {
    const { site, url, html } = await watched();
    const sent = await (await fetch(url)).text();
    expect(sent).toContain('<script type="module" src="/_docsgen/live/start.js"');
    expect(site.output('index.html')).not.toContain('live/start.js');
    expect(await html('/')).toBe(site.output('index.html'));
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test.each<[string, SiteFiles, (site: Fixture) => void, string | RegExp, [path: string, text: string]]>([
    [
      'a new page',
      twoPages,
      (site) => {
        site.write('pages/chip.md', markdown('Chip', 'A chip.'));
        site.write(
          'navigation/acme.ts',
          navigation({ pathname: '/button' }, { pathname: '/slider' }, { pathname: '/chip' }),
        );
      },
      /changed (\*|\/chip\/)/,
      ['/chip/', 'A chip.'],
    ],
    [
      'a renamed page',
      twoPages,
      (site) => {
        site.rename('pages/slider.md', 'pages/range.md');
        site.write('navigation/acme.ts', navigation({ pathname: '/button' }, { pathname: '/range' }));
      },
      /changed (\*|\/range\/)/,
      ['/range/', 'Slide it.'],
    ],
    [
      'the navigation',
      twoPages,
      (site) =>
        site.write(
          'navigation/acme.ts',
          navigation({ pathname: '/slider', title: 'Sliding' }, { pathname: '/button' }),
        ),
      /changed (\*|\/button\/)/,
      ['/button/', 'Sliding'],
    ],
    [
      'the config',
      twoPages,
      (site) => site.edit('docsgen.config.ts', "title: 'Acme'", "title: 'Other'"),
      /changed (\*|\/button\/)/,
      ['/button/', 'Other'],
    ],
    [
      'a template',
      {
        ...twoPages,
        'templates/parts/SiteFooter.tsx':
          'export function SiteFooter() {\n  return <footer>Ours</footer>;\n}\n',
      },
      (site) => site.edit('templates/parts/SiteFooter.tsx', 'Ours', 'Everybody’s'),
      /changed (\*|\/button\/)/,
      ['/button/', 'Everybody’s'],
    ],
    [
      'a first template',
      twoPages,
      (site) =>
        site.write(
          'templates/parts/SiteFooter.tsx',
          'export function SiteFooter() {\n  return <footer>First</footer>;\n}\n',
        ),
      /changed (\*|\/button\/)/,
      ['/button/', 'First'],
    ],
    [
      'a public file',
      { ...twoPages, 'public/note.css': 'p { color: red }' },
      (site) => site.write('public/note.css', 'p { color: blue }'),
      'changed /note.css',
      ['/note.css', 'blue'],
    ],
    [
      'a demo',
      {
        ...twoPages,
        'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}'),
        'pages/Demo.tsx': 'export default function Demo() {\n  return <b>One</b>;\n}\n',
      },
      (site) => site.edit('pages/Demo.tsx', 'One', 'Two'),
      'changed /button/',
      ['/button/', 'Two'],
    ],
  ])('of %s is seen', async (_, files, edit, event, [path, text]) => {
    const all = await watched(files);
    const from = all.events.reported.length;
    edit(all.site);
    await all.events.hears(event, from);
    await expect.poll(() => all.html(path)).toContain(text);
    await expectClean(all);
  });

  test('that changes nothing is not reported', async () => {
    const { site, watch, events } = await watched();
    const from = events.reported.length;
    site.write('pages/button.md', twoPages['pages/button.md']!);
    site.write('unrelated.txt', 'x');
    await wait(500);
    expect(events.reported.slice(from)).toEqual([]);
    expect(watch.error()).not.toMatch(/^(changed|looked)/m);
  });

  test('goes on being seen after the site folder was away', async () => {
    const { site, watch, events } = await watched();
    renameSync(site.folder, `${site.folder}-away`);
    await watch.says('The site folder is gone. docsgen waits for it.');
    renameSync(`${site.folder}-away`, site.folder);
    await watch.says('The site folder is there again.');
    await expect.poll(() => events.reported.at(-1)).toBe('clear');
    await wait(500);
    const from = events.reported.length;
    site.edit('pages/button.md', 'Press it.', 'Click it.');
    await events.hears('changed /button/', from);
    await expectClean({ site });
  });
});

describe('errors', () => {
  test('are reported with their place, leave the site as it was, are reported again, and go when they are fixed', async () => {
    const { site, watch, url, events, html } = await watched();
    const before = site.tree();
    const broken = markdown('Button', '```tsx\nnever closed');
    for (let round = 1; round <= 2; round += 1) {
      const from = events.reported.length;
      site.write('pages/button.md', broken);
      await events.hears('diagnostics', from);
      await expect
        .poll(() => watch.error().match(/nothing was written/g)?.length ?? 0)
        .toBeGreaterThanOrEqual(round);
    }
    expect(watch.error()).toContain('site/pages/button.md');
    expect(differences(site.tree(), before)).toEqual([]);
    expect(await html('/button/')).toContain('Press it.');
    const reported = (await (await fetch(new URL('/_docsgen/live/diagnostics.json', url))).json()) as {
      count: number;
      diagnostics: { location: string; codeFrame: object[] }[];
    };
    expect(reported.count).toBe(1);
    expect(reported.diagnostics[0]!.location).toMatch(/^site\/pages\/button\.md:\d+/);
    expect(reported.diagnostics[0]!.codeFrame.length).toBeGreaterThan(0);
    const from = events.reported.length;
    site.write('pages/button.md', markdown('Button', 'Mended.'));
    await events.hears('clear', from);
    await events.hears('changed /button/', from);
    expect(await (await fetch(new URL('/_docsgen/live/diagnostics.json', url))).json()).toEqual({
      count: 0,
      diagnostics: [],
    });
    await expectClean({ site });
  });

  test.each<[string, SiteFiles, string]>([
    ['the config', {}, 'docsgen.config.ts'],
    ['the navigation', {}, 'navigation/acme.ts'],
    [
      'a template',
      {
        'templates/parts/SiteFooter.tsx':
          'export function SiteFooter() {\n  return <footer>Ours</footer>;\n}\n',
      },
      'templates/parts/SiteFooter.tsx',
    ],
  ])('FI-28: in %s are reported and fixed again and again', async (_, files, path) => {
    const all = { ...twoPages, ...files };
    const { site, events } = await watched(all);
    for (let round = 0; round < 4; round += 1) {
      const from = events.reported.length;
      site.write(path, `export default {{{ ${round}`);
      await events.hears('diagnostics', from);
      site.write(path, all[path]!);
      await events.hears('clear', events.reported.length - 1);
    }
    await expectClean({ site });
  });

  test('at the start keep the watch alive: a page says that there is no site yet, and it comes', async () => {
    const { site, url, watch, events } = await watched({
      ...twoPages,
      'docsgen.config.ts': 'export default {{{',
    });
    expect((await fetch(url)).status).toBe(503);
    expect(await (await fetch(url)).text()).toContain('There is no site yet.');
    expect(events.reported).toEqual(['diagnostics']);
    expect(watch.error()).toContain('config/syntax');
    site.write('docsgen.config.ts', config());
    await events.hears('clear');
    expect((await fetch(url)).status).toBe(200);
    await expectClean({ site });
  });

  test.each(['docsgen.config.mts', 'docsgen.config.js'])(
    'for want of a config end when %s appears',
    async (file) => {
      const { 'docsgen.config.ts': _, ...others } = twoPages;
      const { site, url, watch, events } = await watched(others);
      expect(watch.error()).toContain('config/not-found');
      site.write(file, config());
      await events.hears('clear');
      expect((await fetch(url)).status).toBe(200);
      await expectClean({ site });
    },
  );
});

describe('the config', () => {
  test('may be renamed, and one whose name comes first takes its place', async () => {
    const { site, watch, html } = await watched();
    site.rename('docsgen.config.ts', 'docsgen.config.mjs');
    site.edit('docsgen.config.mjs', "title: 'Acme'", "title: 'Renamed'");
    await expect.poll(() => html('/')).toContain('Renamed');
    site.write('docsgen.config.mts', config().replace("title: 'Acme'", "title: 'First'"));
    await expect.poll(() => html('/')).toContain('First');
    site.remove('docsgen.config.mts');
    await expect.poll(() => html('/')).toContain('Renamed');
    await expectClean({ site });
    expect(watch.error()).not.toContain('config/not-found');
  });
});

/** The property has a test of its own (equals-build.test.ts); these are seen from outside, in a process. */
const EDIT_COUNT = Number(process.env['DOCSGEN_WATCH_EDITS'] ?? tries(20, 100));

describe('the three laws, watched', () => {
  test(
    'FI-31: after a series of random edits the output is that of a clean build',
    { timeout: 180_000 + EDIT_COUNT * 3000 },
    async ({ task }) => {
      const all = await watched(startFiles);
      const files: Files = new Map(Object.entries(startFiles as Record<string, string>));
      let state = 12_345;
      const random = (below: number): number => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % below;
      };
      const kinds = Object.keys(EDITS);
      for (let round = 1; round <= EDIT_COUNT; round += 1) {
        const before = new Map(files);
        EDITS[kinds[random(kinds.length)]!]!(files, random(1000), random(1000));
        bring(all.site, before, files);
        if (round % 5 > 0) {
          await wait(random(30));
          continue;
        }
        await expectClean(all);
      }
      report(task, { of: 'edits of a process', tried: EDIT_COUNT, full: 100, found: '0 differ' });
    },
  );

  test(
    'FI-22: a burst of changes ends in the right state, with at most three builds',
    { timeout: 300_000 },
    async () => {
      const many = Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [
          `pages/many/${at % 20}/page-${at}.md`,
          markdown(`Page ${at}`, 'One.'),
        ]),
      );
      const quiet = config("diagnostics: { 'nav/orphan-page': 'off' },");
      const all = await watched({ ...twoPages, ...many, 'docsgen.config.ts': quiet });
      await settled(all);
      const lines = (): number => all.watch.error().match(/(changed|looked at).* ms\n/g)?.length ?? 0;
      const before = lines();
      for (const path of Object.keys(many)) all.site.edit(path, 'One.', 'Two.');
      for (let at = 0; at < 100; at += 1) all.site.write(`pages/more/${at}/index.md`, markdown(`More ${at}`));
      all.site.remove('pages/many/7');
      await settled(all);
      expect(lines() - before).toBeLessThanOrEqual(3);
      await expectClean(all);
    },
  );
});

function bring(site: Fixture, before: Files, after: Files): void {
  for (const path of before.keys()) if (!after.has(path)) site.remove(path);
  for (const [path, text] of after) if (before.get(path) !== text) site.write(path, text);
}

/** Nothing has been printed, sent or written for a while. */
async function settled({ site, watch, events }: Watched): Promise<void> {
  const seen = (): string =>
    `${watch.error().length} ${events.reported.length} ${treeOf(site.outDir).get('.docsgen.json')}`;
  for (let last = ''; last !== seen();) {
    last = seen();
    await wait(1200);
  }
}

describe('watch', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends it with %i, and leaves no lock behind', async (signal, code) => {
    const { site, watch } = await watched();
    expect(readdirSync(site.home).filter((name) => name.startsWith('.dist'))).not.toEqual([]);
    watch.child.kill(signal);
    expect(await watch.ended).toBe(code);
    expect(readdirSync(site.home).filter((name) => name.startsWith('.dist'))).toEqual([]);
    await expectClean({ site });
  });

  test('a second watch of the same output ends with 4', async () => {
    const { site } = await watched();
    const second = start(site);
    expect(await second.ended).toBe(4);
    expect(second.error()).toContain('is being written by another docsgen');
  });

  test('a build while it runs is refused, and a build afterwards finds nothing to do', async () => {
    const { site, watch } = await watched();
    expect((await site.build()).status).toBe('locked');
    watch.child.kill('SIGINT');
    await watch.ended;
    const { status, summary } = await site.build({ cacheDir: false });
    expect([status, summary.written]).toEqual(['complete', 0]);
  });

  test('a build that runs when the watch is closed publishes nothing any more, and the folder is free', async () => {
    const site = fixture(twoPages);
    site.fillCache();
    const { folder, outDir, cacheDir } = site;
    const news: WatchEvent[] = [];
    const onNews = (event: WatchEvent): unknown => news.push(event);
    const watching = await watch({ site: folder, outDir, cacheDir, port: 0, onNews });
    await wait(700);
    site.edit('docsgen.config.ts', "title: 'Acme'", "title: 'After'");
    await wait(60);
    await watching.close();
    const [tree, count] = [treeOf(outDir), news.length];
    await wait(2000);
    expect(differences(treeOf(outDir), tree)).toEqual([]);
    expect(news.slice(count)).toEqual([]);
    expect((await site.build()).status).toBe('complete');
  });

  test('a taken port is reported, and with --strict-port ends it with 3', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const site = fixture(twoPages);
    const strict = start(site, { port, strictPort: true });
    expect(await strict.ended).toBe(3);
    expect(strict.error()).toContain(`Port ${port} is taken on 127.0.0.1`);
    expect(existsSync(site.outDir)).toBe(false);
    const next = start(site, { port });
    const [url] = await next.says(address);
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect(next.error()).toContain(`Port ${port} is taken.\n`);
    other.close();
  });

  test('speaks JSON on stdout where that is asked for', async () => {
    const { site, watch } = await watched(twoPages, { format: 'json' });
    site.edit('pages/button.md', 'Press it.', 'Click it.');
    // Each line is complete: behind the last one there is an empty one.
    await expect.poll(() => watch.out().split('\n').length).toBe(4);
    const records = watch
      .out()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; written?: number });
    expect(records.map(({ type }) => type)).toEqual(['summary', 'ready', 'summary']);
    expect(records[2]!.written).toBe(2);
    expect(watch.error()).toBe('');
  });

  test('a base is part of the address and of what pages receive', async () => {
    const { site, url, events } = await watched({
      ...twoPages,
      'docsgen.config.ts': config("base: '/docs/',"),
    });
    expect(new URL(url).pathname).toBe('/docs/');
    const from = events.reported.length;
    site.edit('pages/button.md', 'Press it.', 'Click it.');
    await events.hears('changed /docs/button/', from);
  });
});

const canLimit =
  spawnSync('unshare', ['-Ur', 'sh', '-c', 'echo 3 > /proc/sys/user/max_inotify_watches']).status === 0;

describe.skipIf(!canLimit)('FI-26, where the system cannot watch', () => {
  test.each([
    ['no more folders', 'max_inotify_watches', 3],
    ['anything at all', 'max_inotify_instances', 0],
  ])('%s: it says so, looks for itself, and sees an edit', async (_, limit, value) => {
    const site = fixture(twoPages);
    const watch = start(site, {}, [
      'unshare',
      '-Ur',
      'sh',
      '-c',
      `echo ${value} > /proc/sys/user/${limit}; exec "$@"`,
      'sh',
    ]);
    const [url] = await watch.says(address);
    const events = await listenTo(url, watch);
    await watch.says('so docsgen looks at them at intervals instead');
    await wait(1500);
    const from = events.reported.length;
    site.edit('pages/button.md', 'Press it.', 'Click it.');
    await events.hears('changed /button/', from);
    await expectClean({ site });
  });
});

test('PID-06: drafts are shown, so that their author sees them', async () => {
  const { html } = await watched({
    ...twoPages,
    'pages/slider.md': markdown('Slider', 'Slide it.', 'draft: true\n'),
  });
  expect(await html('/slider/')).toContain('Slide it.');
});

test('an edit that is made while the first build runs is not lost', async () => {
  const site = fixture(twoPages);
  const watch = start(site);
  for (let round = 0; round < 40; round += 1) {
    site.write('pages/button.md', markdown('Button', `Round ${round}.`));
    await wait(25);
  }
  await watch.says(address);
  await expect.poll(() => site.html('button')).toContain('Round 39.');
});

test('the folder of the output may go: it is made again with the next edit', async () => {
  const { site, events } = await watched();
  rmSync(site.outDir, { recursive: true });
  const from = events.reported.length;
  site.edit('pages/button.md', 'Press it.', 'Click it.');
  await events.hears(/changed/, from);
  await expectClean({ site });
});

test('what a build includes from outside of the site folder is watched, too', async () => {
  const site = fixture({
    ...twoPages,
    'docsgen.config.ts': `import { title } from '../shared/title';\n${config().replace("title: 'Acme'", 'title')}`,
  });
  const shared = join(dirname(site.folder), 'shared');
  mkdirSync(shared);
  writeFileSync(join(shared, 'title.ts'), "export const title = 'Shared';\n");
  const watch = start(site);
  const [url] = await watch.says(address);
  const events = await listenTo(url, watch);
  await wait(1000);
  const from = events.reported.length;
  writeFileSync(join(shared, 'title.ts'), "export const title = 'Other';\n");
  await events.hears(/changed/, from);
  await expect.poll(() => site.html('button')).toContain('Other');
});
