/** Sites with an API reference of a package. */

import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXTRACTOR_VERSION } from '../../src/reference/extract/process/extraction-cache.js';
import { runInProcess } from '../cli/in-process.js';
import { acmeKit, manifest } from './api-package.js';
import { docsgen } from './process.js';
import { fixture, longLived, markdown, navigation, type Fixture, type SiteFiles } from './fixture.js';

const config = (packages: string): string => `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Acme',
  url: 'https://acme.example',
  products: [{ id: 'acme', name: 'Acme UI', pathPrefix: '/acme/', navigation: 'navigation/acme.ts', packages: [${packages}] }],
  diagnostics: { 'api/undocumented': 'off' },
});
`;

const older = JSON.stringify({
  package: 'acme-kit',
  version: '1.0.0',
  components: { Press: { name: 'Press', props: { label: {}, tone: {}, loud: {} } } },
});

const site: SiteFiles = {
  ...acmeKit,
  'docsgen.config.ts': config(
    `{ name: 'acme-kit', history: ['older.json'], source: 'https://code.example/{version}/{path}' }`,
  ),
  'older.json': older,
  'navigation/acme.ts': navigation(
    { pathname: '/acme/press' },
    { pathname: '/acme/api-group', title: 'API', api: 'acme-kit' },
  ),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/guide.md': markdown('Guide', 'Hello.'),
  'pages/acme/press.md': markdown('Press', '', 'components: Press\nhooks: usePresses\n'),
};

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

/** The site, built once. */
const state: { built?: Fixture } = {};

beforeAll(async () => {
  state.built = longLived(site, 'api-pages');
  const { status, problems: diagnostics, summary } = await state.built.build();
  expect(diagnostics).toEqual([]);
  expect(status).toBe('complete');
  expect(summary.pages).toBe(6);
});

afterAll(() => state.built?.dispose());

/** A fixture with what is remembered of the site: the package is extracted again only if it differs. */
function extracted(files: SiteFiles): Fixture {
  const one = fixture(files);
  cpSync(state.built!.cacheDir, one.cacheDir, { recursive: true });
  return one;
}

test('VAL-03: components that no page names are an error for each package, as severe as the config says', async () => {
  const strict = extracted({
    ...site,
    'docsgen.config.ts': config(`{ name: 'acme-kit' }`).replace(/ *diagnostics.*\n/, ''),
  });
  const { status, problems: diagnostics } = await strict.build();
  expect(status).toBe('content');
  expect(diagnostics).toMatchObject([
    {
      code: 'api/undocumented',
      severity: 'error',
      file: expect.stringMatching(/docsgen\.config\.ts$/) as string,
      line: 5,
      message: 'a component of acme-kit is on no page: Frame',
    },
  ]);
  strict.write('pages/acme/press.md', markdown('Press', '', 'components: Press, Frame\n'));
  expect((await strict.build()).problems).toEqual([]);
});

describe('component API pages', () => {
  let built: Fixture;
  beforeAll(() => void (built = state.built!));

  test('NAV-04: a component has a page under the api path of its product, in the tree by its name', () => {
    const html = built.html('/acme/api/press/');
    expect(html).toContain('<title>Press API - Acme UI</title>');
    expect(html).toMatch(/<a aria-current="page" href="\/acme\/api\/press\/"/);
    expect(html.indexOf('href="/acme/api/frame/"')).toBeLessThan(html.indexOf('href="/acme/api/press/"'));
  });

  test('API-01: the sections stand in their order', () => {
    const main = built.html('/acme/api/press/').split('<main ')[1]!;
    const ids = Array.from(main.matchAll(/<h[23] id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual(['demos', 'import', 'props', 'source-code']);
    const source = 'href="https://code.example/1.2.0/index.d.ts"';
    expect(built.html('/acme/api/press/').split(source)).toHaveLength(3);
    expect(built.html('/acme/api/press/')).toContain(`class="edit" ${source}`);
    expect(built.html('/acme/api/press/')).toMatch(/href="\/acme\/api\/frame\/" rel="prev"/);
  });

  test('API-03: a prop has a row with an anchor, its type, default and description', () => {
    const row = /<tr id="press-prop-tone">.*?<\/tr>/s.exec(built.html('/acme/api/press/'))![0];
    expect(text(row)).toBe(" tone 'plain' | 'loud' 'plain' How it looks. ");
    const required = /<tr id="press-prop-label">.*?<\/tr>/s.exec(built.html('/acme/api/press/'))![0];
    expect(text(required)).toContain('label * required');
    expect(required).toContain('<strong>on</strong>');
    expect(required).toContain('<a href="/guide/">');
  });

  test('API-04: a deprecated prop says so, with the reason', () => {
    const row = /<tr id="press-prop-loud">.*?<\/tr>/s.exec(built.html('/acme/api/press/'))![0];
    expect(text(row)).toContain('Deprecated. Use tone instead.');
    expect(built.html('/acme/api/frame/')).toContain('Frames are out of fashion.');
  });

  test('a function prop has its parameters, a newer prop its version', () => {
    const row = /<tr id="press-prop-onPress">.*?<\/tr>/s.exec(built.html('/acme/api/press/'))![0];
    expect(text(row)).toContain('times number How often.');
    expect(text(row)).toContain('since 1.2.0');
  });

  test('a link to a page that is not there leaves its text', () => {
    expect(built.html('/acme/api/press/')).toContain('Builds on Frame.');
  });

  test('links lead both ways between a page and the reference of what it shows', () => {
    const page = built.html('/acme/press/');
    expect(page).toContain('<a href="/acme/api/press/"><code>&lt;Press /&gt;</code></a>');
    expect(page).toContain('<a href="/acme/api/use-presses/"><code>usePresses()</code></a>');
    expect(built.html('/acme/api/press/')).toContain('<li><a href="/acme/press/">Press</a></li>');
    expect(built.html('/acme/api/use-presses/')).toContain('<a href="/acme/press/">');
  });

  test('a hook has tables of its parameters and of what it returns', () => {
    const html = built.html('/acme/api/use-presses/');
    expect(html).toContain('id="use-presses-parameters-start"');
    expect(html).toContain('id="use-presses-return-value-count"');
  });

  test('the contents list leads to every prop', () => {
    expect(built.html('/acme/api/press/')).toContain('<a href="#press-prop-tone">tone</a>');
  });

  test('Markdown copies contain the reference', () => {
    expect(built.output('acme/api/press.md')).toContain("| tone | `'plain' \\| 'loud'` | `'plain'` | No |");
    expect(built.output('acme/api/press.md')).toContain('[Press](https://acme.example/acme/press/)');
    expect(built.output('acme/press.md')).toContain('## Press API');
    expect(built.output('acme/press.md')).toContain('https://acme.example/acme/api/press/');
  });

  test('the reference is there as data, and the same as the command gives', async () => {
    const data = built.output('api/acme-kit.json');
    expect(JSON.parse(data)).toMatchObject({
      package: 'acme-kit',
      version: '1.2.0',
      components: { Press: { slug: 'press', props: { label: { type: 'string', required: true } } } },
    });
    const { stdout, code } = await docsgen(['api', built.folder, '--json', '--cache-dir', built.cacheDir]);
    expect(code).toBe(0);
    expect(stdout).toBe(data);
  });

  test('sitemap and llms.txt list the pages', () => {
    expect(built.output('sitemap.xml')).toContain('https://acme.example/acme/api/press/');
    expect(built.output('llms.txt')).toContain('[Press API]');
  });
});

test('types that the config names have pages, entries and data; a name that no type has is a warning', async () => {
  const one = extracted(site);
  await one.build();
  one.edit('docsgen.config.ts', `history: ['older.json']`, `types: ['UsePressesOptions', 'Presses']`);
  const { problems: diagnostics } = await one.build();
  expect(diagnostics).toMatchObject([
    {
      code: 'api/unknown-name',
      severity: 'warning',
      file: expect.stringMatching(/docsgen\.config\.ts$/) as string,
      line: 5,
      message: 'acme-kit exports no type Presses with properties',
    },
  ]);
  const html = one.html('/acme/api/use-presses-options/');
  expect(html).toContain('<title>UsePressesOptions API - Acme UI</title>');
  expect(text(html)).toContain('The type UsePressesOptions of acme-kit 1.2.0: every property with its type.');
  expect(html).toMatch(/<a aria-current="page" href="\/acme\/api\/use-presses-options\/"/);
  expect(text(html)).toContain("import type { UsePressesOptions } from 'acme-kit'");
  const row = /<tr id="use-presses-options-properties-start">.*?<\/tr>/s.exec(html)![0];
  expect(text(row)).toBe(' start number Where to begin. ');
  expect(html).toContain('<a href="#use-presses-options-properties-start">start</a>');
  expect(one.output('acme/api/use-presses-options.md')).toContain('| start | `number` |');
  expect(JSON.parse(one.output('api/acme-kit.json'))).toMatchObject({
    types: { UsePressesOptions: { properties: { start: { type: 'number' } } } },
  });
});

describe('the reference is cached', () => {
  test('by package, version and extractor: without the graph a build gives the same, and extracts nothing', async () => {
    const one = fixture(site);
    await one.build();
    // The package was written right before the first build: only the second one knows that it stayed.
    await one.build();
    const before = one.tree();
    const cache = join(
      one.cacheDir,
      readdirSync(one.cacheDir).find((name) => name !== 'CACHEDIR.TAG')!,
    );
    expect(readdirSync(join(cache, 'api'))).toEqual([`acme-kit@1.2.0-${EXTRACTOR_VERSION}.json`]);
    const readInode = (): number =>
      statSync(join(cache, 'api', `acme-kit@1.2.0-${EXTRACTOR_VERSION}.json`)).ino;
    const inode = readInode();
    rmSync(join(cache, 'graph'), { recursive: true });
    expect((await one.build()).problems).toEqual([]);
    expect(one.tree()).toEqual(before);
    expect(readInode()).toBe(inode);
  });

  test('and extracted anew when a declaration is edited, and for another version', async () => {
    const one = extracted(site);
    await one.build();
    one.edit('node_modules/acme-kit/index.d.ts', "'plain' | 'loud'", "'plain' | 'loud' | 'mute'");
    await one.build();
    expect(one.html('/acme/api/press/')).toContain('mute');
    one.write('node_modules/acme-kit/package.json', manifest('1.3.0'));
    await one.build();
    expect(JSON.parse(one.output('api/acme-kit.json'))).toMatchObject({ version: '1.3.0' });
  });

  test('a package of the workspace is read again when its declarations change', async () => {
    const one = fixture({
      ...Object.fromEntries(
        Object.entries(site).map(([path, content]) => [
          path.replace('node_modules/acme-kit/', 'kit/'),
          content,
        ]),
      ),
    });
    one.link('node_modules/acme-kit', '../kit');
    expect((await one.build()).problems).toEqual([]);
    one.edit('kit/index.d.ts', 'How it looks.', 'How it sounds.');
    await one.build();
    expect(one.html('/acme/api/press/')).toContain('How it sounds.');
  });
});

describe('errors are reported', () => {
  test.each([
    [
      'a package that is not installed',
      { 'docsgen.config.ts': config(`{ name: 'acme-kid' }`) },
      'api/not-installed',
    ],
    [
      'a package without types',
      { 'node_modules/acme-kit/index.d.ts': '' },
      'api/no-types|api/nothing-exported',
    ],
    [
      'a name that no package has',
      { 'pages/acme/press.md': markdown('Press', '', 'components: Pres\n') },
      'api/unknown-name',
    ],
    ['an older reference that is none', { 'older.json': '{}' }, 'api/history'],
    [
      'a page in the place of an API page',
      { 'pages/acme/api/press.md': markdown('Press') },
      'route/duplicate',
    ],
  ])('%s', async (_, files, code) => {
    const one = extracted({ ...site, ...files });
    const { problems: diagnostics } = await one.build();
    expect(
      diagnostics.map((diagnostic) => diagnostic.code).filter((each) => new RegExp(code).test(each)),
    ).toHaveLength(1);
  });

  test('a package that is repaired after a failure is read again', async () => {
    const one = fixture({
      ...site,
      'node_modules/acme-kit/index.d.ts': 'export declare const Press: Lost;\n',
    });
    expect((await one.build()).status).toBe('content');
    one.write('node_modules/acme-kit/index.d.ts', String(acmeKit['node_modules/acme-kit/index.d.ts']));
    one.write('node_modules/acme-kit/package.json', manifest('1.2.1'));
    expect((await one.build()).status).toBe('complete');
  });
});

describe('component and hook API tabs', () => {
  test('API-06, NAV-13: a page has tabs beside it, and stays the active one there', async () => {
    const one = extracted({
      ...site,
      'docsgen.config.ts': config(`{ name: 'acme-kit', reference: 'tabs' }`),
      'pages/acme/press.md': markdown('Press', '', 'components: Press, Frame\nhooks: usePresses\n'),
    });
    expect((await one.build()).problems).toEqual([]);
    const tab = one.html('/acme/press/components-api/');
    const order = Array.from(tab.split('<main ')[1]!.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
    expect(order).toEqual(['frame', 'press']);
    expect(tab).toContain('id="press-import"');
    expect(tab).toMatch(/<a href="\/acme\/press\/components-api\/" aria-current="page"/);
    expect(tab).toMatch(/<a[^>]* href="\/acme\/press\/"[^>]*>/);
    expect(one.html('/acme/press/')).toContain('href="/acme/press/hooks-api/"');
    expect(one.html('/acme/press/')).toContain('href="/acme/press/components-api/#press"');
    expect(one.html('/acme/press/hooks-api/')).toContain('<h2 id="use-presses"');
    expect(readFileSync(join(one.outDir, 'acme/press/components-api.md'), 'utf8')).toContain('## Press API');
  });
});

describe('docsgen api', () => {
  test('--diff lists what changed from one version to another', async () => {
    const one = fixture({
      'a.json': JSON.stringify({ package: 'k', version: '1.0.0', components: { A: thing('A', { x: {} }) } }),
      'b.json': JSON.stringify({
        package: 'k',
        version: '2.0.0',
        components: { A: thing('A', { y: {} }), B: thing('B', {}) },
      }),
    });
    const [a, b] = [join(one.folder, 'a.json'), join(one.folder, 'b.json')];
    const diff = (...args: readonly string[]): ReturnType<typeof runInProcess> =>
      runInProcess(['api', '--diff', ...args], one.home);
    const { stdout, code } = await diff(a, b);
    expect(code).toBe(0);
    expect(stdout).toContain('# k: from 1.0.0 to 2.0.0');
    expect(stdout).toContain('Added: `B`.');
    expect(stdout).toContain('- Prop `x`: removed');
    expect(JSON.parse((await diff(a, b, '--json')).stdout)).toMatchObject({
      to: '2.0.0',
    });
    expect((await diff(a)).code).toBe(2);
    expect((await diff(a, join(one.folder, 'c.json'))).code).toBe(1);
  });

  test('--package names one that need not be in the config, nor need there be a config', async () => {
    const one = fixture(acmeKit);
    const { stdout, code } = await docsgen(['api', one.folder, '--package', 'acme-kit', '--no-cache']);
    expect(code).toBe(0);
    expect(stdout).toBe('acme-kit 1.2.0: 2 components with 5 props, 1 hook, 0 functions\n');
  });
});

function thing(name: string, props: object): object {
  return {
    name,
    slug: name.toLowerCase(),
    imports: [],
    description: '',
    props,
    slots: [],
    classes: [],
    spread: false,
  };
}
