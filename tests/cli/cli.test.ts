/** The command line as a user has it: exit codes, streams and colors of the real binary, the rest within the test's process. */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  config,
  fixture,
  longLived,
  markdown,
  treeOf,
  twoPages,
  type Fixture,
  type SiteFiles,
} from '../sites/fixture.js';
import { docsgen, start, type Circumstances, type Ended } from '../sites/process.js';
import { runInProcess } from './in-process.js';

const ANSI = /\u001B\[/;

const faulty: SiteFiles = {
  ...twoPages,
  'pages/slider.md': markdown('Slider', 'One.\n\nSee [it](/gone/).\n\nThree.'),
  'pages/lonely.md': markdown('Lonely'),
};

/** Sites that tests share, and do not change. */
const sites: { good?: Fixture; bad?: Fixture; warned?: Fixture } = {};

beforeAll(async () => {
  sites.good = longLived(twoPages);
  sites.bad = longLived(faulty);
  sites.warned = longLived({ ...twoPages, 'pages/lonely.md': markdown('Lonely') });
  for (const site of Object.values(sites)) await site.build();
});

afterAll(() => Object.values(sites).forEach((site) => site.dispose()));

const argumentsOf = (command: string, flags: readonly string[]): readonly string[] => [
  ...[command, 'site', '--out-dir', 'dist', '--cache-dir', 'cache'],
  ...flags,
];

/** A command on a site as a process, run in the folder that holds it. */
function on(
  site: Fixture | undefined,
  command: string,
  ...args: readonly (string | Circumstances)[]
): Promise<Ended> {
  const flags = args.filter((one) => typeof one === 'string');
  const given = args.find((one) => typeof one === 'object');
  return docsgen(argumentsOf(command, flags), { cwd: site!.home, ...given });
}

/** The same, within this process. */
function within(site: Fixture | undefined, command: string, ...flags: readonly string[]): Promise<Ended> {
  return runInProcess(argumentsOf(command, flags), site!.home);
}

describe('help and version', () => {
  test.each([
    [['--help'], /Usage: docsgen \[options\] \[command\][\s\S]*build[\s\S]*check[\s\S]*info[\s\S]*clean/],
    [['help'], /Usage: docsgen/],
    [
      ['build', '--help'],
      /Usage: docsgen build[\s\S]*--out-dir[\s\S]*--base[\s\S]*--drafts[\s\S]*--concurrency/,
    ],
    [['help', 'check'], /Usage: docsgen check/],
  ])('%s is answered on stdout', async (args, answer) => {
    const { code, stdout, stderr } = await runInProcess(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(answer);
  });

  test('every command knows the options of every command', async () => {
    for (const command of ['build', 'check', 'info', 'clean']) {
      const { stdout } = await runInProcess([command, '--help']);
      for (const option of [
        '--config',
        '--cache-dir',
        '--no-cache',
        '--format',
        '--max-warnings',
        '--profile',
        '--quiet',
        '--verbose',
        '--no-color',
      ])
        expect(stdout, command).toContain(option);
    }
  });

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await docsgen(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('wrong use (B113)', () => {
  test.each([
    ['no command', [], /Usage/],
    ['an unknown command', ['biuld'], /unknown command 'biuld'[\s\S]*build/],
    ['an unknown option', ['build', '--bsae', '/'], /unknown option '--bsae'[\s\S]*--base/],
    ['an unknown option of a command without a site', ['clean', '--jsn'], /unknown option '--jsn'/],
    ['too many arguments', ['build', 'one', 'two'], /too many arguments/],
    ['an option without its value', ['build', '--out-dir'], /argument missing/],
    ['a number that is none', ['build', '--concurrency', 'many'], /“many” is not a whole number/],
    ['a negative number', ['check', '--max-warnings', '-1'], /whole number|unknown option/],
    ['a title that is empty', ['init', '--yes', '--title', ' '], /--title[\s\S]*must not be empty/],
    ['a format that is not known', ['build', '--format', 'xml'], /pretty, json, github, sarif/],
  ])('%s is refused with code 2 on stderr', async (_, args, said) => {
    const { code, stdout, stderr } = await runInProcess(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('exit codes', () => {
  test('0: the site is complete', async () => {
    expect((await on(sites.good, 'build')).code).toBe(0);
  });

  test('0: there are warnings only', async () => {
    const { code, stderr } = await within(sites.warned, 'build');
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 warning')]);
  });

  test('1: the content has errors, however many', async () => {
    expect((await on(sites.bad, 'build')).code).toBe(1);
  });

  test('2: the config is wrong', async () => {
    const site = fixture({ ...twoPages, 'docsgen.config.ts': config('bsae: 1,') });
    const { code, stderr } = await within(site, 'build');
    expect([code, stderr]).toEqual([2, expect.stringContaining('config/unknown-key')]);
  });

  test('2: there is no site', async () => {
    const { code, stdout, stderr } = await docsgen(['build', 'nowhere'], { cwd: sites.good!.home });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('nowhere/docsgen.config.ts');
    expect(existsSync(join(sites.good!.home, 'nowhere'))).toBe(false);
  });

  test('2: the output folder is the site itself', async () => {
    const { code, stderr } = await within(sites.good, 'build', '--out-dir', 'site');
    expect([code, stderr]).toEqual([2, expect.stringContaining('output/dangerous')]);
  });

  test.runIf(process.platform === 'linux')('3: the disk does not take it', async () => {
    const { code, stderr } = await within(sites.good, 'build', '--out-dir', '/proc/docsgen-dist');
    expect([code, stderr]).toEqual([3, expect.stringContaining('output/write-failed')]);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('4: another docsgen writes the output', async () => {
    const slow = `import { existsSync } from 'node:fs';\nwhile (!existsSync('go.txt')) await new Promise((resolve) => setTimeout(resolve, 20));\n${config()}`;
    const site = fixture({ ...twoPages, 'docsgen.config.ts': slow });
    const first = start(['build', 'site', '--no-cache'], { cwd: site.home });
    while (!existsSync(join(site.home, '.dist.docsgen-lock'))) await wait(20);
    const second = await docsgen(['build', 'site', '--no-cache'], { cwd: site.home });
    expect([second.code, second.stderr]).toEqual([
      4,
      expect.stringContaining('is being written by another docsgen'),
    ]);
    writeFileSync(join(site.home, 'go.txt'), 'go');
    expect((await first.ended).code).toBe(0);
  });

  test('an error and its code never come with exit code 0', async () => {
    for (const site of [sites.good, sites.bad, sites.warned]) {
      const { code, stdout } = await within(site, 'check', '--format', 'json');
      expect(stdout.includes('"severity":"error"')).toBe(code !== 0);
    }
  });
});

describe('streams', () => {
  test('a person reads on stderr; stdout is empty', async () => {
    const { stdout, stderr } = await on(sites.good, 'build');
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      /^Built 3 pages, 0 demos \(\d pages reused\) into dist\n\d+ files written, \d+ unchanged, \d+ removed · .* MB · .* MB of memory\n$/,
    );
  });

  test('problems come by file with a code frame of two lines either side, the summary comes last', async () => {
    const { stdout, stderr } = await within(sites.bad, 'build');
    expect(stdout).toBe('');
    expect(stderr).toContain(
      [
        'site/pages/slider.md',
        '  11:5  error  there is no page or file /gone/  link/dead',
        '     9 │ One.',
        '    10 │',
        '    11 │ See [it](/gone/).',
        '       │     ^',
        '    12 │',
        '    13 │ Three.',
        '    hint  ',
      ].join('\n'),
    );
    expect(stderr.indexOf('site/pages/lonely.md')).toBeLessThan(stderr.indexOf('site/pages/slider.md'));
    expect(stderr).toMatch(/1 error, 1 warning\nNothing was written · .*\n$/);
  });

  test('files are named from where the user stands', async () => {
    const args = ['check', '.', '--no-cache', '--format', 'json'];
    const inside = await runInProcess(args, sites.bad!.folder);
    expect(inside.stdout).toContain('"file":"pages/slider.md"');
    const beside = await runInProcess(
      ['check', '../site', '--no-cache', '--format', 'json'],
      join(sites.bad!.home, 'dist-of-none', '..', 'cache'),
    );
    expect(beside.stdout).toContain('"file":"../site/pages/slider.md"');
  });

  test('no escape, no carriage return, no spinner where there is no terminal', async () => {
    const { stderr } = await within(sites.bad, 'build');
    expect(stderr).not.toMatch(ANSI);
    expect(stderr).not.toContain('\r');
  });

  test('more than a thousand problems are counted, not printed', async () => {
    const site = fixture({
      ...twoPages,
      'pages/slider.md': markdown('Slider', '```foo\nx\n```\n\n'.repeat(1200)),
    });
    const { code, stderr } = await within(site, 'check');
    expect(code).toBe(0);
    expect(stderr.match(/code\/unknown-language/g)).toHaveLength(1000);
    expect(stderr).toContain('… and 200 more; --format json prints them all.');
    expect(stderr).toContain('1200 warnings');
  });
});

interface Record {
  readonly type: string;
  readonly [key: string]: unknown;
}

const linesOf = (stdout: string): readonly Record[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record);

describe('--format json', () => {
  test('is one record a line: diagnostics, then the summary; nothing on stderr', async () => {
    const { code, stdout, stderr } = await within(sites.bad, 'build', '--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    const records = linesOf(stdout);
    expect(records.map(({ type, code: name }) => name ?? type)).toEqual([
      'nav/orphan-page',
      'link/dead',
      'summary',
    ]);
    expect(records[1]).toEqual({
      type: 'diagnostic',
      code: 'link/dead',
      severity: 'error',
      file: 'site/pages/slider.md',
      line: 11,
      column: 5,
      message: 'there is no page or file /gone/',
      hint: expect.any(String),
    });
  });

  test('the summary counts what was done', async () => {
    const site = fixture(twoPages);
    const keys = [
      'pages',
      'demos',
      'reused',
      'written',
      'unchanged',
      'removed',
      'bytes',
      'durationMs',
      'peakRssBytes',
    ];
    const first = linesOf((await within(site, 'build', '--format', 'json')).stdout);
    expect(first).toHaveLength(1);
    expect(Object.keys(first[0]!).sort()).toEqual(['type', ...keys].sort());
    const tree = site.tree();
    const bytes = [...tree]
      .filter(([path]) => path !== '.docsgen.json')
      .reduce((sum, [, content]) => sum + content.length, 0);
    expect(first[0]).toMatchObject({
      type: 'summary',
      pages: 3,
      demos: 0,
      reused: 0,
      written: tree.size - 1,
      unchanged: 0,
      removed: 0,
      bytes,
    });
    const [second] = linesOf((await within(site, 'build', '--format', 'json')).stdout);
    expect(second).toMatchObject({ pages: 3, reused: 3, written: 0, unchanged: tree.size - 1, removed: 0 });
    for (const key of keys) expect(second![key], key).toEqual(expect.any(Number));
  });

  test('a wrong config is a diagnostic too', async () => {
    const { code, stdout } = await runInProcess(['check', 'nowhere', '--format', 'json'], sites.good!.home);
    expect(code).toBe(2);
    expect(linesOf(stdout).map(({ type }) => type)).toEqual(['diagnostic', 'summary']);
  });
});

describe('the other formats', () => {
  test('github: annotations on stdout', async () => {
    const { code, stdout, stderr } = await within(sites.bad, 'build', '--format', 'github');
    expect(code).toBe(1);
    expect(stdout.split('\n').filter(Boolean)).toEqual([
      expect.stringMatching(
        /^::warning file=site\/pages\/lonely\.md,title=nav\/orphan-page::no entry of the navigation leads to \/lonely\/%0A/,
      ),
      expect.stringMatching(
        /^::error file=site\/pages\/slider\.md,line=11,col=5,title=link\/dead::there is no page or file \/gone\/%0A/,
      ),
    ]);
    expect(stderr).toContain('Nothing was written');
  });

  test('github is the default in an action of GitHub, and only there', async () => {
    expect((await on(sites.bad, 'check', { env: { GITHUB_ACTIONS: 'true' } })).stdout).toContain(
      '::error file=',
    );
    expect((await on(sites.bad, 'check', { env: { GITHUB_ACTIONS: 'false' } })).stdout).toBe('');
    expect(
      (await on(sites.bad, 'check', '--format', 'pretty', { env: { GITHUB_ACTIONS: 'true' } })).stdout,
    ).toBe('');
  });

  test('sarif: one document of the standard’s form', async () => {
    const { code, stdout } = await within(sites.bad, 'build', '--format', 'sarif');
    expect(code).toBe(1);
    const log = JSON.parse(stdout) as {
      version: string;
      runs: {
        tool: { driver: { name: string; rules: { id: string }[] } };
        results: {
          ruleId: string;
          ruleIndex: number;
          level: string;
          message: { text: string };
          locations: object[];
        }[];
      }[];
    };
    expect(log.version).toBe('2.1.0');
    const { tool, results } = log.runs[0]!;
    expect(tool.driver.name).toBe('docsgen');
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['nav/orphan-page', 'warning'],
      ['link/dead', 'error'],
    ]);
    expect(results[1]!.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/pages/slider.md' },
          region: { startLine: 11, startColumn: 5 },
        },
      },
    ]);
  });

  test('sarif of a good site has no results', async () => {
    const { stdout } = await within(sites.good, 'check', '--format', 'sarif');
    expect((JSON.parse(stdout) as { runs: { results: unknown[] }[] }).runs[0]!.results).toEqual([]);
  });
});

describe('what a site logs', () => {
  const logging: SiteFiles = {
    ...twoPages,
    'docsgen.config.ts': `console.log('config');\nconsole.table([1]);\n${config("templates: 'templates',")}`,
    'navigation/acme.ts': `console.info('navigation');\n${String(twoPages['navigation/acme.ts'])}`,
    'templates/NotFoundPage.tsx': `import log from 'node:console';
log.debug('template');
export function NotFoundPage() {
  console.dir({ rendered: true });
  return <p>Nothing here.</p>;
}
`,
  };

  test.each([
    ['build', 'json', { type: 'summary' }],
    ['check', 'sarif', { version: '2.1.0' }],
  ])('%s --format %s prints it on stderr', async (command, format, data) => {
    const { code, stdout, stderr } = await on(fixture(logging), command, '--format', format, '--no-cache');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(JSON.parse(stdout)).toMatchObject(data);
    for (const text of ['config', '│ 0', 'navigation', 'template', '{ rendered: true }'])
      expect(stderr).toContain(text);
  });

  test('api --json prints it on stderr', async () => {
    const site = fixture(logging);
    const args = ['api', 'site', '--json', '--cache-dir', 'cache'];
    const { code, stdout, stderr } = await docsgen(args, { cwd: site.home });
    expect([code, JSON.parse(stdout)]).toEqual([0, []]);
    expect(stderr).toContain('config\n');
  });

  test('is logged by the console of a program that builds the site itself', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const loggingConfig = `console.log('config');\n${config()}`;
    await fixture({ ...twoPages, 'docsgen.config.ts': loggingConfig }).build();
    expect(log).toHaveBeenCalledWith('config');
  });
});

describe('color', () => {
  test.each([
    ['none without a terminal', {}, [], false],
    ['FORCE_COLOR=1', { FORCE_COLOR: '1' }, [], true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, [], false],
    ['NO_COLOR against FORCE_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    ['--no-color against FORCE_COLOR', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['CI alone', { CI: 'true' }, [], false],
  ] as const)('%s', async (_, env, flags, colored) => {
    const { stdout, stderr } = await on(sites.bad, 'check', ...flags, { env });
    expect(ANSI.test(stderr)).toBe(colored);
    expect(stdout).toBe('');
  });

  test('data is never colored', async () => {
    for (const format of ['json', 'github', 'sarif']) {
      const { stdout } = await on(sites.bad, 'check', '--format', format, { env: { FORCE_COLOR: '1' } });
      expect(stdout, format).not.toMatch(ANSI);
    }
  });
});

describe('options', () => {
  test('--quiet: a good build says nothing, a bad one its problems', async () => {
    expect(await within(sites.good, 'build', '--quiet')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const { stderr } = await within(sites.bad, 'build', '--quiet');
    expect(stderr).toContain('link/dead');
    expect(stderr).not.toContain('Nothing was written');
  });

  test('--max-warnings: one more is an error', async () => {
    expect((await within(sites.warned, 'check', '--max-warnings', '1')).code).toBe(0);
    const { code, stderr } = await within(sites.warned, 'check', '--max-warnings', '0');
    expect([code, stderr]).toEqual([1, expect.stringContaining('--max-warnings allows 0')]);
  });

  test('--profile: where the time went, on stderr, whatever the format', async () => {
    const { stdout, stderr } = await within(sites.good, 'build', '--no-cache', '--profile');
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^ +\d+\.\d ms +\d+ × {2}document$/m);
    const json = await within(sites.good, 'build', '--no-cache', '--profile', '--format', 'json');
    expect(linesOf(json.stdout).at(-1)!.type).toBe('summary');
    expect(json.stderr).toMatch(/ms +\d+ × {2}document/);
  });

  test('without options: content/ is the site, dist the output, the cache lies in node_modules', async () => {
    const site = fixture(twoPages);
    const files = Object.entries(twoPages).map(([path, text]) => [`../content/${path}`, text] as const);
    for (const [path, text] of files) site.write(path, text);
    const { code, stderr } = await runInProcess(['build'], site.home);
    expect([code, stderr]).toEqual([0, expect.stringContaining('into dist')]);
    expect(existsSync(join(site.home, 'dist/button/index.html'))).toBe(true);
    expect(existsSync(join(site.home, 'node_modules/.cache/docsgen'))).toBe(true);
    expect(readdirSync(join(site.home, 'content')).sort()).toEqual(readdirSync(site.folder).sort());
  });

  test('without content/ the working directory is the site', async () => {
    const site = fixture(twoPages);
    const { code } = await runInProcess(['check', '--no-cache'], site.folder);
    expect(code).toBe(0);
  });

  test('--out-dir, --base, --config and --drafts do what they say', async () => {
    const site = fixture({
      ...twoPages,
      'other.config.ts': config("description: 'Other',"),
      'pages/slider.md': markdown('Slider', 'Text.', 'draft: true\n'),
    });
    const { code } = await within(
      site,
      'build',
      '--out-dir',
      'public/there',
      '--base',
      '/docs/',
      '--config',
      'site/other.config.ts',
      '--drafts',
    );
    expect(code).toBe(0);
    const html = readFileSync(join(site.home, 'public/there/slider/index.html'), 'utf8');
    expect(html).toContain('href="/docs/button/"');
    expect(readFileSync(join(site.home, 'public/there/llms.txt'), 'utf8')).toContain('> Other');
  });

  test.each([
    [{ DOCSGEN_MEASUREMENT_ID: 'G-ENVIRONMENT' }, [], 'G-ENVIRONMENT'],
    [{ DOCSGEN_MEASUREMENT_ID: 'G-ENVIRONMENT' }, ['--measurement-id', 'G-OPTION'], 'G-OPTION'],
  ] as const)('the measurement id of %j and %j is %s', async (env, flags, id) => {
    const site = fixture(twoPages);
    const { code } = await docsgen(['build', 'site', '--out-dir', 'dist', ...flags], { cwd: site.home, env });
    expect(code).toBe(0);
    const files = readdirSync(join(site.home, 'dist/_docsgen'));
    const script = files.find((name) => name.startsWith('analytics.'))!;
    expect(readFileSync(join(site.home, 'dist/_docsgen', script), 'utf8')).toContain(`measurementId:"${id}"`);
  });

  test('--config names a file that is not there', async () => {
    const { code, stderr } = await within(sites.good, 'build', '--config', 'site/gone.config.ts');
    expect([code, stderr]).toEqual([2, expect.stringContaining('site/gone.config.ts')]);
  });

  test('--base is checked', async () => {
    const { code, stderr } = await within(sites.good, 'build', '--base', 'docs');
    expect([code, stderr]).toEqual([2, expect.stringContaining('must begin and end with a slash')]);
  });

  test('--no-cache: nothing is remembered, and nothing is left in the folder for temporary files', async () => {
    const site = fixture(twoPages);
    const temporary = join(site.home, 'tmp');
    mkdirSync(temporary);
    const { code } = await docsgen(['build', 'site', '--no-cache'], {
      cwd: site.home,
      env: { TMPDIR: temporary },
    });
    expect(code).toBe(0);
    // Node 22 and later keep what they have compiled of docsgen there.
    expect(readdirSync(temporary).filter((name) => name !== 'node-compile-cache')).toEqual([]);
    expect(readdirSync(site.home).sort()).toEqual(['dist', 'site', 'tmp']);
  });

  test('a cache folder that cannot be made is a warning, and the site is complete', async () => {
    const site = fixture(twoPages);
    writeFileSync(join(site.home, 'cache'), 'a file');
    const { code, stderr } = await within(site, 'build');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^cache\n.*cache\/unusable/m)]);
    expect(existsSync(join(site.home, 'dist/button/index.html'))).toBe(true);
    expect(readFileSync(join(site.home, 'cache'), 'utf8')).toBe('a file');
  });
});

describe('what the main thread loads', () => {
  test('a cold build of many pages without demos leaves the Markdown parser and the highlighter to its thread', async () => {
    const pages = Array.from({ length: 30 }, (_, at) => [
      `pages/many/page-${at}.md`,
      markdown(`Page ${at}`, '```js\nlet a;\n```'),
    ]);
    const site = fixture({ ...twoPages, ...Object.fromEntries(pages) });
    const coverage = join(site.home, 'coverage');
    const { code } = await docsgen(
      ['build', 'site', '--out-dir', site.outDir, '--no-cache', '--concurrency', '2'],
      { cwd: site.home, env: { NODE_V8_COVERAGE: coverage } },
    );
    expect(code).toBe(0);
    expect(site.html('/many/page-7/')).toMatch(/>let<\/span>/);
    // Each thread and process has a file of all that it has loaded.
    const [loaded = ''] = readdirSync(coverage)
      .map((file) => readFileSync(join(coverage, file), 'utf8'))
      .filter((text) => text.includes('/lib/cli.js"'));
    expect(loaded).toContain('/node_modules/react/');
    expect(/node_modules.(?:markdown-it|prismjs)/.exec(loaded)?.[0]).toBeUndefined();
  });
});

describe('check', () => {
  test('finds what build finds, and writes no output', async () => {
    const site = fixture(faulty);
    const checked = await within(site, 'check', '--format', 'json');
    expect(existsSync(site.outDir)).toBe(false);
    expect(readdirSync(site.home).sort()).toEqual(['cache', 'site']);
    const made = await within(site, 'build', '--format', 'json');
    expect(linesOf(checked.stdout).slice(0, -1)).toEqual(linesOf(made.stdout).slice(0, -1));
    expect([checked.code, made.code]).toEqual([1, 1]);
  });

  test('leaves an output that is there as it is', async () => {
    const before = treeOf(sites.good!.outDir);
    const { code, stderr } = await within(sites.good, 'check');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Checked 3 pages, 0 demos/)]);
    expect(treeOf(sites.good!.outDir)).toEqual(before);
  });
});

describe('info', () => {
  test('prints versions and paths on stdout', async () => {
    const { code, stdout, stderr } = await runInProcess(['info', 'site'], sites.good!.home);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^docsgen +\d+\.\d+\.\d+$/m);
    expect(stdout).toMatch(/^react +\d/m);
    expect(stdout).toMatch(/^config +site\/docsgen\.config\.ts$/m);
  });

  test('--json is data', async () => {
    const { code, stdout } = await runInProcess(['info', 'site', '--json'], sites.good!.home);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      docsgen: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
      platform: `${process.platform} ${process.arch}`,
      packages: expect.objectContaining({
        react: expect.stringMatching(/^19\./),
        esbuild: expect.any(String),
      }),
      site: 'site',
      config: 'site/docsgen.config.ts',
      cache: 'node_modules/.cache/docsgen',
    });
  });

  test('ends well where there is no site', async () => {
    const { code, stdout } = await runInProcess(['info', 'nowhere', '--json'], sites.good!.home);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ config: null })]);
  });
});

describe('clean', () => {
  const clean = (site: Fixture, ...flags: readonly string[]): Promise<Ended> =>
    runInProcess(['clean', '--out-dir', 'dist', '--cache-dir', 'cache', ...flags], site.home);

  test('removes the cache and the output, and nothing else', async () => {
    const site = fixture(twoPages);
    await site.build();
    const sources = treeOf(site.folder);
    const { code, stdout, stderr } = await clean(site);
    expect([code, stdout, stderr]).toEqual([0, '', 'Removed dist and cache\n']);
    expect(readdirSync(site.home)).toEqual(['site']);
    expect(treeOf(site.folder)).toEqual(sources);
  });

  test('keeps a file in the output that is not ours', async () => {
    const site = fixture(twoPages);
    await site.build();
    writeFileSync(join(site.outDir, 'CNAME'), 'acme.example');
    expect((await clean(site)).code).toBe(0);
    expect([...site.tree().keys()]).toEqual(['CNAME']);
  });

  test('refuses the output folder of a stranger', async () => {
    const site = fixture(twoPages);
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'letter.txt'), 'Dear');
    const { code, stderr } = await clean(site);
    expect([code, stderr]).toEqual([2, expect.stringContaining('output/not-owned')]);
    expect([...site.tree().keys()]).toEqual(['letter.txt']);
  });

  test('keeps the default output folder of a stranger, and removes the cache', async () => {
    const site = fixture(twoPages);
    await site.build();
    writeFileSync(join(site.outDir, '.docsgen.json'), 'Dear');
    const { code, stdout, stderr } = await runInProcess(['clean', '--cache-dir', 'cache'], site.home);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe('Removed cache\nLeft dist, which was not made by docsgen\n');
    expect(readdirSync(site.home).toSorted()).toEqual(['dist', 'site']);
    expect(site.html('button')).toContain('Press it.');
  });

  test('keeps a cache folder that is not one', async () => {
    const site = fixture(twoPages);
    mkdirSync(site.cacheDir);
    writeFileSync(join(site.cacheDir, 'letter.txt'), 'Dear');
    await clean(site);
    expect(existsSync(join(site.cacheDir, 'letter.txt'))).toBe(true);
    const sources = treeOf(site.folder);
    await runInProcess(['clean', '--cache-dir', 'site', '--out-dir', 'dist'], site.home);
    expect(treeOf(site.folder)).toEqual(sources);
  });

  test('has nothing to do where there is nothing, and says so', async () => {
    const site = fixture(twoPages);
    const { code, stderr } = await clean(site);
    expect(code).toBe(0);
    expect(stderr).not.toContain('Removed dist');
    expect((await clean(site, '--quiet')).stderr).toBe('');
  });

  test('an output of ours can be built again afterwards', async () => {
    const site = fixture(twoPages);
    await site.build();
    const tree = site.tree();
    await clean(site);
    expect((await within(site, 'build')).code).toBe(0);
    expect(site.tree()).toEqual(tree);
  });
});

describe('a reader who has seen enough', () => {
  test('closes the pipe, and docsgen ends without a stack', async () => {
    const site = fixture({
      ...twoPages,
      'pages/slider.md': markdown('Slider', '```foo\nx\n```\n\n'.repeat(3000)),
    });
    const { child, ended } = start(['check', 'site', '--no-cache', '--format', 'json'], { cwd: site.home });
    child.stdout!.once('data', () => child.stdout!.destroy());
    const { code, signal, stderr } = await ended;
    expect(signal).toBeNull();
    expect([0, 3]).toContain(code);
    expect(stderr).not.toMatch(/\n\s+at |docsgen has a bug/);
  });
});

describe.skipIf(process.platform !== 'linux')('a place where nothing can be made', () => {
  test('an output folder there is an error of the environment', async () => {
    const { code, stderr } = await runInProcess(
      ['build', 'site', '--out-dir', '/proc/nowhere/dist', '--cache-dir', 'cache'],
      sites.good!.home,
    );
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('output/') });
  });

  test('a cache folder there is a warning, and the site is built', async () => {
    const { code, stderr } = await runInProcess(
      ['check', 'site', '--cache-dir', '/proc/nowhere'],
      sites.good!.home,
    );
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('cache/unusable') });
  });
});
