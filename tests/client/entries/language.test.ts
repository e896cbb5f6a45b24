/** A site in two languages: the shell speaks the page's. And what a site fetches of other hosts: fonts and stylesheets. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileBrowserScript } from '../../../src/bundle/compile-browser-script.js';
import { ENGLISH } from '../../../src/site/messages/messages.js';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { ready, start, type Living, type Reader } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';

/** The words of a language that is English between brackets: what is not translated is seen at once. */
const bracketed = Object.fromEntries(Object.entries(ENGLISH).map(([key, word]) => [key, `⟦${word}⟧`]));

const ICONS = 'https://fonts.example/icons.css';
const THEME = 'https://fonts.example/theme.css';
const PLAIN = 'https://sheets.example/plain.css';
const LAYERED = 'https://sheets.example/folder/layered.css';

const settings = `languages: ['en', 'zh'],
  ads: { inHouse: [{ name: 'kit', link: 'https://acme.example/kit/', img: '/favicon.svg', description: 'A kit.' }] },
  analytics: { consent: true },
  repository: { url: 'https://code.example/acme' },
  fonts: { icons: '${ICONS}', demoTheme: '${THEME}' },
  stylesheets: [{ href: '${PLAIN}' }, { href: '${LAYERED}', layer: 'guests' }],`;

const product = `{ id: 'acme', name: 'Acme UI', pathPrefix: '/', navigation: 'navigation/acme.ts', versions: [
  { text: 'v2', current: true },
  { text: 'v1', href: 'https://v1.acme.example/one/' },
  { text: 'View all versions', href: '/versions/' },
] }, { id: 'other', name: 'Other', pathPrefix: '/other/' }`;

const flags = { newFeature: true, plan: 'pro', beta: true, legacy: true, deprecated: true, unstable: true };

const DEMOS = '{{"demo": "Hello.js"}}\n\n{{"demo": "Empty.js", "defaultCodeOpen": true}}';

const body = '## Part\n\nWords, and [more](/two/).\n\n```js\ncode\n```';

const files: SiteFiles = {
  'docsgen.config.ts': config(settings).replace(/\{ id: 'acme'.*\] \}/, product),
  'navigation/acme.ts': navigation(
    { pathname: '/one', ...flags },
    { pathname: '/two' },
    { pathname: '/three', title: 'Three', planned: true, plan: 'premium' },
    { pathname: '/versions' },
    { pathname: '/onepirate' },
    { pathname: '/demos' },
  ),
  'translations/zh.json': JSON.stringify(bracketed),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/other/index.md': markdown('Other', 'Other.'),
  'pages/blog/post.md': markdown('Post', 'News.'),
  'pages/demos/index.md': markdown('demos', DEMOS),
  'pages/demos/index-zh.md': markdown('demos', DEMOS),
  'pages/demos/Hello.tsx': `export default function Hello() {\n  return <button type="button">hello</button>;\n}\n`,
  'pages/demos/Empty.tsx': 'export default function Empty() {\n  return null;\n}\n',
  ...Object.fromEntries(
    ['one', 'two', 'versions', 'onepirate'].flatMap((name) => [
      [`pages/${name}.md`, markdown(name, body)],
      [`pages/${name}-zh.md`, markdown(name, body)],
    ]),
  ),
};

/** What is called the same in all languages, or by the site itself. */
const NAMES = [
  ...[
    'Acme',
    'Acme UI',
    'Acme UI -',
    'Other',
    'v1',
    'v2',
    '⌘K',
    'Ctrl K',
    'TypeScript',
    'JavaScript',
    'TS',
    'JS',
  ],
  ...[
    'One',
    'Two',
    'Three',
    'Versions',
    'Onepirate',
    'Demos',
    'MUI System',
    'Tailwind CSS',
    'Plain CSS',
    'A kit.',
    'Part',
    '❤️',
  ],
];

const untranslated = (messages: readonly string[]): readonly string[] =>
  messages.filter((word) => !word.includes('⟦') && !NAMES.includes(word));

let living: Living;

beforeAll(async () => {
  living = await start(files, 'language', ['nav/orphan-page']);
});

afterAll(async () => living.close());

/** All text and all names that a document holds, apart from its own content. */
const wordsOf = (): readonly string[] => {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE && node.textContent!.trim()) texts.push(node.textContent!.trim());
    if (node instanceof Element && node.matches('script, style, main h1, main p, .demo, pre, svg')) return;
    if (node instanceof Element)
      for (const name of ['aria-label', 'title']) {
        const value = node.getAttribute(name);
        if (value) texts.push(value);
      }
    const inner = node instanceof HTMLTemplateElement ? node.content : node;
    for (const child of inner.childNodes) walk(child);
  };
  walk(document.body);
  return texts;
};

/** A reader for whom other hosts have nothing to say. */
const quiet = async (): Promise<Reader> => {
  const reader = await living.reader();
  await reader.context.route(/(fonts|sheets)\.example/, (route) =>
    route.fulfill({ contentType: 'text/css', headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
  );
  return reader;
};

describe('the language of the shell', () => {
  test('ENT-03, LNG-06: on a page in another language every word of the shell is in that language', async () => {
    const reader = await quiet();
    const page = await reader.open('/zh/one/');
    const messages = await page.evaluate(wordsOf);
    expect(untranslated(messages)).toEqual([]);
    for (const key of [
      'shell.skip',
      'navigation.label',
      'settings.title',
      'contents.title',
      'copy.copy',
      'footer.edit',
    ] as const)
      expect(messages).toContain(bracketed[key]);
    await page.locator('.copy').click();
    await expect.poll(() => page.locator('.copy').innerText()).toContain('⟦Copied⟧');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh');
    await reader.leave();
  });

  test('LNG-06: the line under a demo is in that language too, and what says that a demo needs a script', async () => {
    const reader = await quiet();
    const page = await reader.open('/zh/demos/');
    await page.getByRole('toolbar').first().waitFor({ state: 'attached' });
    const messages = await page.evaluate(wordsOf);
    expect(untranslated(messages)).toEqual([]);
    for (const key of ['demo.show', 'demo.toolbar', 'demo.copy', 'demo.linkJS', 'versions.all'] as const)
      expect(messages).toContain(bracketed[key]);
    expect(living.site.html('/zh/demos/')).toContain(`<noscript><p>${bracketed['demo.needsScript']}</p>`);
    await reader.leave();
  });

  test('LNG-03, LNG-06: without a file a language speaks English, and English pages do', async () => {
    const reader = await quiet();
    const page = await reader.open('/one/');
    const messages = await page.evaluate(wordsOf);
    expect(messages.filter((word) => word.includes('⟦'))).toEqual([]);
    expect(messages).toContain('Skip to content');
    await reader.leave();
  });

  test('LNG-02, VER-02: links of versions and of the navigation carry the language', async () => {
    const html = living.site.html('/zh/one/');
    expect(html).toContain('href="https://v1.acme.example/zh/one/"');
    expect(html).toContain('href="/zh/versions/"');
    expect(html).toContain('href="/zh/two/"');
    expect(living.site.html('/one/')).toContain('href="https://v1.acme.example/one/"');
  });

  test('LNG-04, LNG-05: a page of the blog has one address', () => {
    const paths = [...living.site.tree().keys()];
    expect(paths).toContain('blog/post/index.html');
    expect(paths.filter((path) => path.startsWith('zh/blog'))).toEqual([]);
  });

  test('LNG-01: `userLanguage` leads to the page in that language, if there is one; else nothing happens', async () => {
    const reader = await quiet();
    const page = await reader.context.newPage();
    await page.goto('/one/?userLanguage=zh&x=1#part');
    await page.waitForURL('**/zh/one/?x=1#part');
    await ready(page);
    for (const pathname of [
      '/one/?userLanguage=fr',
      '/one/?userLanguage=en',
      '/blog/post/?userLanguage=zh',
    ]) {
      await page.goto(pathname);
      await ready(page);
      await waitForRest(page);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname);
    }
    await page.goto('/zh/one/?userLanguage=en');
    await page.waitForURL('**/one/');
    expect(new URL(page.url()).pathname).toBe('/one/');
    await reader.context.close();
  });
});

describe('fonts and stylesheets', () => {
  const visit = async (pathname: string, isThere = true) => {
    const reader = await living.reader();
    const asked: string[] = [];
    await reader.context.route(/(fonts|sheets)\.example/, async (route) => {
      asked.push(route.request().url());
      const isFetched = route.request().resourceType() === 'fetch';
      if (!isThere && isFetched) return route.abort();
      return route.fulfill({
        contentType: 'text/css',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '.guest { color: rgb(1, 2, 3); background: url(../image.png) } h1 { color: rgb(9, 9, 9) }',
      });
    });
    const page = await reader.open(pathname);
    await expect.poll(() => page.locator(`link[href="${ICONS}"]`).count()).toBe(1);
    const layered = page.locator(`style[data-href="${LAYERED}"], link[href="${LAYERED}"]`);
    await expect.poll(() => layered.count()).toBe(1);
    return { reader, page, asked };
  };

  test('FNT-01: the icon font’s stylesheet is linked once, after the page is there, before its marker', async () => {
    const { reader, page, asked } = await visit('/one/');
    expect(living.site.html('/one/')).not.toContain(ICONS);
    expect(await page.locator(`link[href="${ICONS}"] + #material-icon-font`).count()).toBe(1);
    await expect.poll(() => asked.filter((url) => url === ICONS)).toHaveLength(1);
    await reader.leave();
  });

  test('FNT-02: the demo theme’s font is asked for on its own page, and on no other', async () => {
    const other = await visit('/two/');
    await waitForRest(other.page);
    expect(other.asked).not.toContain(THEME);
    await other.reader.leave();
    const own = await visit('/onepirate/');
    await expect.poll(() => own.asked.filter((url) => url === THEME)).toHaveLength(1);
    await own.reader.leave();
  });

  test('CSS-01: a stylesheet with a layer is fetched and put into it, so that the page’s own rules win', async () => {
    const { reader, page } = await visit('/one/');
    const style = page.locator(`style[data-href="${LAYERED}"]`);
    expect(await style.count()).toBe(1);
    const rule = await style.evaluate((it: HTMLStyleElement) => it.sheet!.cssRules[0]!.cssText);
    expect(rule).toContain('@layer guests');
    expect(rule).toContain('https://sheets.example/image.png');
    expect(await page.locator(`link[href="${LAYERED}"]`).count()).toBe(0);
    expect(await page.locator(`link[href="${PLAIN}"]`).count()).toBe(1);
    await reader.leave();
  });

  test('CSS-02: where it cannot be fetched, a plain link stands in, and only that', async () => {
    const { reader, page } = await visit('/one/', false);
    await expect.poll(() => page.locator(`link[href="${LAYERED}"]`).count()).toBe(1);
    expect(await page.locator(`style[data-href="${LAYERED}"]`).count()).toBe(0);
    await reader.leave(/Failed to load resource/);
  });

  test('CSS-03: who leaves the page ends the fetching; nothing is said, and nothing is added later', async () => {
    const reader = await living.reader();
    const ended: string[] = [];
    await reader.context.route(/(fonts|sheets)\.example/, (route) =>
      route.request().resourceType() === 'fetch'
        ? undefined
        : route.fulfill({ contentType: 'text/css', body: '' }),
    );
    reader.context.on('requestfailed', (request) => ended.push(request.url()));
    const page = await reader.context.newPage();
    const asked = page.waitForRequest(LAYERED);
    await page.goto('/one/');
    await asked;
    await page.goto('/robots.txt');
    await expect.poll(() => ended).toContain(LAYERED);
    expect(await page.locator('style, link').count()).toBe(0);
    expect(reader.said.filter((line) => !line.includes('404'))).toEqual([]);
    await reader.context.close();
  });

  test('CSS-03: what was added can be taken away again, and what is on its way is not added any more', async () => {
    const reader = await quiet();
    const page = await reader.open('/two/');
    const { code } = await compileBrowserScript({
      root: process.cwd(),
      entry: join(process.cwd(), 'src/client/stylesheets/add-stylesheet.ts'),
      format: 'esm',
    });
    const file = (name: string, text: string) => writeFileSync(join(living.site.outDir, name), text);
    file('layer.js', code);
    file('own.js', "import { addStylesheet } from './layer.js'; window.own = addStylesheet;");
    await page.evaluate("import('/own.js')");
    const counts = await page.evaluate(async (href) => {
      const { own } = window as unknown as { own: (sheet: object) => () => void };
      const count = (): number => document.querySelectorAll('[data-href], link[href*=taken]').length;
      const before = count();
      const later = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
      const end = own({ href: `${href}?taken`, layer: 'guests' });
      while (count() === before) await later();
      const there = count() - before;
      end();
      const gone = count() - before;
      own({ href: `${href}?taken`, layer: 'guests' })();
      own({ href: `${href}?taken` })();
      await later();
      return [there, gone, count() - before];
    }, LAYERED);
    expect(counts).toEqual([1, 0, 0]);
    await reader.leave();
  });

  test('X18: a host of fonts that hangs keeps nothing from being read', async () => {
    const reader = await living.reader();
    await reader.context.route(/(fonts|sheets)\.example/, () => undefined);
    const page = await reader.context.newPage();
    await page.goto('/one/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
    await reader.context.close();
  });
});
