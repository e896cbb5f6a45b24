import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaderRules } from '../../src/hosting/header-rules.js';
import { renderHeadersFile } from '../../src/hosting/render-headers-file.js';
import { createContentSecurityPolicy } from '../../src/hosting/content-security-policy.js';
import { createPageEvents, type PageEvents } from '../../src/watch/page-events.js';
import { createLiveExtensions } from '../../src/watch/live-extensions.js';
import { formatPageDiagnostics } from '../../src/watch/page-diagnostics.js';
import { openWindows, type Windows } from '../browser/launch.js';
import { waitForIdle } from '../client/wait-for-rest.js';
import { served, type Served } from './fixture/site.js';

const policy = createContentSecurityPolicy({ scriptHashes: [], trustedTypes: [] });

interface Parts {
  readonly body?: string;
  readonly head?: string;
  readonly attributes?: string;
}

const htmlOf = ({ body = '<p>One</p>', head = '', attributes = '' }: Parts = {}): string =>
  `<!doctype html>\n<html lang="en"${attributes}><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>\n`;

describe('in a browser', () => {
  let windows: Windows;
  let page: Page;
  let site: Served;
  let events: PageEvents;
  let diagnostics: string;
  let faults: string[];
  let loads: number;

  const publish = (files: Readonly<Record<string, string>>): void =>
    site.publish({
      _headers: renderHeadersFile(createHeaderRules({ policy, base: '/', configFile: '' }).rules),
      ...files,
    });

  const open = async (files: Readonly<Record<string, string>>, path = '/'): Promise<void> => {
    publish(files);
    await page.goto(`http://127.0.0.1:${site.port}${path}`);
    await knowsItself();
  };

  /** Not by `waitForFunction`, which evaluates a string: the policy refuses that. */
  const waitUntil = (predicate: () => unknown): Promise<void> =>
    expect.poll(() => page.evaluate(predicate), { timeout: 60_000 }).toBeTruthy();

  /** The script knows what the page was made of as soon as it has fetched it. */
  const knowsItself = async (): Promise<void> => {
    await waitUntil(() =>
      performance
        .getEntriesByType('resource')
        .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'xmlhttprequest'),
    );
    await waitForIdle(page);
  };

  beforeAll(async () => {
    windows = await openWindows();
  });
  afterAll(async () => windows?.close());
  beforeEach(async () => {
    events = createPageEvents();
    diagnostics = '{"count":0,"diagnostics":[]}';
    site = await served({}, { extensions: createLiveExtensions({ events, diagnostics: () => diagnostics }) });
    page = await windows.newPage();
    page.setDefaultTimeout(120_000);
    [faults, loads] = [[], 0];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('load', () => (loads += 1));
  });
  afterEach(async () => {
    await page.close();
    events.close();
    await site.close();
  });

  const nothingWrong = (): void => expect(faults).toEqual([]);

  test('a changed sentence is there without the page being loaded again', async () => {
    await open({ 'index.html': htmlOf({ body: '<h1 id="a">A</h1><p>Old.</p><p>Same.</p>' }) });
    await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
    publish({ 'index.html': htmlOf({ body: '<h1 id="a">A</h1><p>New.</p><p>Same.</p>' }) });
    events.sendChanged(['/']);
    await waitUntil(() => document.body.textContent!.includes('New.'));
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
    expect(loads).toBe(1);
    nothingWrong();
  });

  test('scroll, focus, what was typed and what was opened stay', async () => {
    const body = (word: string): string =>
      `<p>${word}</p><details><summary>More</summary>Text</details><input id="field"><div>${'<p>Line</p>'.repeat(200)}</div><button id="end">End</button>`;
    await open({ 'index.html': htmlOf({ body: body('Old') }) });
    await page.click('summary');
    await page.fill('#field', 'typed');
    await page.evaluate(() => {
      document.getElementById('end')!.focus();
      document.documentElement.dataset['muiColorScheme'] = 'dark';
      window.scrollTo(0, 900);
    });
    const before = await page.evaluate(() => window.scrollY);
    publish({ 'index.html': htmlOf({ body: body('New') }) });
    events.sendChanged(['/']);
    await waitUntil(() => document.body.textContent!.startsWith('New'));
    const after = await page.evaluate(() => ({
      scroll: window.scrollY,
      focus: document.activeElement?.id,
      typed: document.querySelector('input')!.value,
      open: document.querySelector('details')!.open,
      scheme: document.documentElement.dataset['muiColorScheme'],
    }));
    expect(after).toEqual({ scroll: before, focus: 'end', typed: 'typed', open: true, scheme: 'dark' });
    expect(before).toBeGreaterThan(0);
    nothingWrong();
  });

  test.each([
    ['a paragraph before', '<p>A</p><p>B</p>', '<p>0</p><p>A</p><p>B</p>'],
    ['a paragraph behind', '<p>A</p><p>B</p>', '<p>A</p><p>B</p><p>C</p>'],
    ['one less', '<p>A</p><p>B</p><p>C</p>', '<p>A</p><p>C</p>'],
    ['another element', '<p>A</p><p>B</p>', '<h2>A</h2><p>B</p>'],
    [
      'several at once',
      '<ul><li>1</li><li>2</li></ul><p>x</p>',
      '<ul><li>1</li><li>two</li><li>3</li></ul><pre>y</pre>',
    ],
    ['text beside elements', 'a<b>b</b>c', 'a<b>B</b>C<i>d</i>'],
    ['attributes', '<p class="a" id="x">A</p>', '<p id="y" title="t">A</p>'],
    ['all of it', '<p>A</p>', '<h1>Other</h1><table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['nothing left', '<p>A</p><p>B</p>', ''],
    ['something from nothing', '', '<p>A</p>'],
    ['comments', '<!-- a --><p>A</p>', '<!-- b --><p>A</p>'],
    [
      'a drawing',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '<svg viewBox="0 0 2 2"><path d="M1 1"/><g/></svg>',
    ],
  ])('%s: the page is as if it had been loaded', async (_, former, next) => {
    await open({ 'index.html': htmlOf({ body: former }) });
    publish({ 'index.html': htmlOf({ body: next, attributes: ' data-new="1"' }) });
    events.sendChanged(['/']);
    await waitUntil(() => document.documentElement.dataset['new'] === '1');
    const loaded = await windows.newPage();
    await loaded.goto(`http://127.0.0.1:${site.port}/`);
    const getBody = (): string => document.body.innerHTML.trim();
    expect(await page.evaluate(getBody)).toBe(await loaded.evaluate(getBody));
    await loaded.close();
    expect(loads).toBe(1);
    nothingWrong();
  });

  test('what a script has added stays, and what it has changed elsewhere', async () => {
    const body = (word: string): string => `<div class="code"><pre>${word}</pre></div><p>Same</p>`;
    await open({ 'index.html': htmlOf({ body: body('old') }) });
    await page.evaluate(() => {
      document
        .querySelector('.code')!
        .append(Object.assign(document.createElement('button'), { textContent: 'Copy' }));
      document.querySelector('p')!.textContent = 'Changed by a script';
    });
    publish({ 'index.html': htmlOf({ body: body('new') }) });
    events.sendChanged(['/']);
    await waitUntil(() => document.querySelector('pre')!.textContent === 'new');
    expect(await page.innerHTML('body')).toContain('<pre>new</pre><button>Copy</button>');
    expect(await page.textContent('p')).toBe('Changed by a script');
    expect(loads).toBe(1);
  });

  test('another title and other words about the page are there', async () => {
    await open({ 'index.html': htmlOf({ head: '<meta name="description" content="old">' }) });
    publish({
      'index.html': htmlOf({ head: '<meta name="description" content="new">' }).replace('Page', 'Another'),
    });
    events.sendChanged(['/']);
    await waitUntil(() => document.title === 'Another');
    expect(
      await page.$$eval('meta[name=description]', (all) => all.map((one) => one.getAttribute('content'))),
    ).toEqual(['new']);
    nothingWrong();
  });

  test('another stylesheet is there without the page being loaded again, and never none', async () => {
    const sheet = (color: string): Record<string, string> => ({
      [`_docsgen/${color}.0123456789.css`]: `p { color: ${color} }`,
    });
    const link = (color: string): string =>
      `<link rel="stylesheet" href="/_docsgen/${color}.0123456789.css">`;
    await open({ 'index.html': htmlOf({ head: link('red') }), ...sheet('red') });
    publish({ 'index.html': htmlOf({ head: link('blue') }), ...sheet('blue') });
    events.sendChanged(['/']);
    await waitUntil(() => getComputedStyle(document.querySelector('p')!).color === 'rgb(0, 0, 255)');
    await waitUntil(() => document.querySelectorAll('link[rel=stylesheet]').length === 1);
    expect(loads).toBe(1);
    nothingWrong();
  });

  test('a stylesheet and an image of the site itself are fetched again', async () => {
    const svg = (size: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
    const html = htmlOf({
      head: '<link rel="stylesheet" href="/own.css">',
      body: '<p>One</p><img src="/logo.svg" alt="">',
    });
    await open({ 'index.html': html, 'own.css': 'p { color: red }', 'logo.svg': svg(10) });
    publish({ 'index.html': html, 'own.css': 'p { color: blue }', 'logo.svg': svg(30) });
    events.sendChanged(['/own.css', '/logo.svg']);
    await waitUntil(() => getComputedStyle(document.querySelector('p')!).color === 'rgb(0, 0, 255)');
    await waitUntil(() => document.querySelector('img')!.naturalWidth === 30);
    expect(loads).toBe(1);
    nothingWrong();
  });

  test('other scripts load the page again', async () => {
    await open({ 'index.html': htmlOf({ head: '<script src="/a.js"></script>' }), 'a.js': '' });
    publish({ 'index.html': htmlOf({ head: '<script src="/b.js"></script>' }), 'b.js': '' });
    events.sendChanged(['/']);
    await waitUntil(() => document.scripts[0]!.src.endsWith('/b.js'));
    await expect.poll(() => loads).toBe(2);
    nothingWrong();
  });

  test('a new demo loads the page again, unless a script says that it has brought it to life', async () => {
    const demo = (word: string): string =>
      htmlOf({ body: `<p>Text</p><div class="demo" data-demo="A">${word}</div>` });
    await open({ 'index.html': demo('one') });
    publish({ 'index.html': demo('two') });
    events.sendChanged(['/']);
    await waitUntil(() => document.querySelector('.demo')!.textContent === 'two');
    await expect.poll(() => loads).toBe(2);
    await knowsItself();
    await page.evaluate(() => {
      document.addEventListener('docsgen:inserted', (event) => {
        for (const element of (event as CustomEvent<Element[]>).detail)
          element.setAttribute('data-alive', '');
        event.preventDefault();
      });
    });
    publish({ 'index.html': demo('three') });
    events.sendChanged(['/']);
    await waitUntil(() => document.querySelector('.demo')!.textContent === 'three');
    expect(await page.getAttribute('.demo', 'data-alive')).toBe('');
    expect(loads).toBe(2);
  });

  test('a change of another page is left alone', async () => {
    await open({ 'index.html': htmlOf(), 'a/index.html': htmlOf() });
    let asked = 0;
    page.on('request', () => (asked += 1));
    publish({
      'index.html': htmlOf({ body: '<p>Two</p>' }),
      'a/index.html': htmlOf({ body: '<p>Two</p>' }),
    });
    events.sendChanged(['/a/']);
    await page.waitForTimeout(300);
    expect([asked, await page.textContent('p')]).toEqual([0, 'One']);
  });

  test.each([
    ['/plain', '/plain.html'],
    ['/%C3%BCber/', '/über/'],
    ['/a/?q=1#x', '/a/'],
  ])('%s is the page at %s', async (address, path) => {
    const files = (word: string) => ({
      'plain.html': htmlOf({ body: word }),
      'über/index.html': htmlOf({ body: word }),
      'a/index.html': htmlOf({ body: word }),
    });
    await open(files('Old'), address);
    publish(files('New'));
    events.sendChanged([path]);
    await waitUntil(() => document.body.textContent!.includes('New'));
    expect(loads).toBe(1);
  });

  test('what happened while the connection was lost is caught up with', async () => {
    await open({ 'index.html': htmlOf() });
    await page.context().setOffline(true);
    events.close();
    publish({ 'index.html': htmlOf({ body: '<p>Two</p>' }) });
    await page.waitForTimeout(100);
    await page.context().setOffline(false);
    await waitUntil(() => document.querySelector('p')!.textContent === 'Two');
    expect(loads).toBe(1);
  });

  test('a page that changes while it is being loaded is loaded again', async () => {
    publish({ 'index.html': htmlOf() });
    await page.route('**/_docsgen/live/start.js', async (route) => {
      publish({ 'index.html': htmlOf({ body: '<p>Two</p>' }) });
      await route.continue();
    });
    await page.goto(`http://127.0.0.1:${site.port}/`);
    await waitUntil(() => document.querySelector('p')!.textContent === 'Two');
  });

  test('a page that is gone shows that it is', async () => {
    await open(
      {
        'index.html': htmlOf(),
        'a/index.html': htmlOf(),
        '404.html': htmlOf({ body: '<p>Nothing</p>' }),
      },
      '/a/',
    );
    publish({ 'index.html': htmlOf(), '404.html': htmlOf({ body: '<p>Nothing</p>' }) });
    events.sendChanged(['/a/']);
    await waitUntil(() => document.querySelector('p')!.textContent === 'Nothing');
  });

  test('a frame of the site is loaded again when it has changed', async () => {
    const files = (word: string) => ({
      'index.html': htmlOf({ body: '<iframe src="/frame/"></iframe>' }),
      'frame/index.html': htmlOf({ body: word }),
    });
    await open(files('Old'));
    publish(files('New'));
    events.sendChanged(['/frame/']);
    await expect.poll(async () => page.frames()[1]!.textContent('body')).toContain('New');
    expect(loads).toBe(1);
  });

  describe('problems', () => {
    const source = '# Title\n\n<b onclick="x">\n';
    const shown = (message: string, about = 'docsgen.config.ts'): string =>
      JSON.stringify(
        formatPageDiagnostics(
          [
            {
              code: 'page/x',
              severity: 'error',
              file: 'pages/a.md',
              line: 3,
              column: 4,
              message,
              hint: 'Write <i>.',
            },
          ],
          {
            text: () => source,
            link: () => 'vscode://file/site/pages/a.md:3:4',
            toSitePath: () => about,
          },
        ),
      );

    const panel = (): Promise<string> =>
      page.evaluate(() => document.querySelector('docsgen-diagnostics')?.shadowRoot?.textContent ?? '');

    test('are shown above the page, as text, and go when they are fixed', async () => {
      await open({ 'index.html': htmlOf() });
      diagnostics = shown('<img src=x onerror="document.title=1">');
      events.sendStatus(true);
      await waitUntil(() => document.querySelector('docsgen-diagnostics'));
      const text = await panel();
      for (const part of [
        '1 problem',
        'pages/a.md:3:4',
        'page/x',
        '<img src=x onerror="document.title=1">',
        '<b onclick="x">',
        'Write <i>.',
      ])
        expect(text).toContain(part);
      const link = page.getByRole('link', { name: 'pages/a.md:3:4' });
      expect(await link.getAttribute('href')).toBe('vscode://file/site/pages/a.md:3:4');
      expect(await page.textContent('p')).toBe('One');
      expect(await page.title()).toBe('Page');
      events.sendStatus(false);
      await waitUntil(() => !document.querySelector('docsgen-diagnostics'));
      nothingWrong();
    });

    test.each([
      ['pages/a.md', '/a/', 'whole'],
      ['pages/a.md', '/', 'a line'],
      ['pages/a/Demo.tsx', '/a/', 'whole'],
      ['pages/b/Demo.tsx', '/a/', 'a line'],
      ['navigation/acme.ts', '/a/', 'whole'],
    ])('in %s are on %s %s', async (about, path, shape) => {
      await open({ 'index.html': htmlOf(), 'a/index.html': htmlOf() }, path);
      diagnostics = shown('No.', about);
      events.sendStatus(true);
      const message = page.getByText('No.');
      const opener = page.getByRole('button', { name: 'Show' });
      await page.getByRole('button', { name: 'Close' }).waitFor();
      await expect.poll(() => message.isVisible()).toBe(shape === 'whole');
      if (shape === 'whole') return;
      await opener.click();
      await message.waitFor();
    });

    test('are shown on a page that is opened later', async () => {
      diagnostics = shown('No.');
      events.sendStatus(true);
      await open({ 'index.html': htmlOf() });
      await waitUntil(() => document.querySelector('docsgen-diagnostics'));
    });

    test('can be put away, and are shown again when the same mistake is saved again', async () => {
      await open({ 'index.html': htmlOf() });
      diagnostics = shown('No.');
      for (const close of ['Escape', 'click']) {
        events.sendStatus(true);
        await waitUntil(() => document.querySelector('docsgen-diagnostics'));
        if (close === 'click') await page.getByRole('button', { name: 'Close' }).click();
        else await page.keyboard.press(close);
        await expect.poll(panel).toBe('');
      }
      nothingWrong();
    });
  });

  test('while there is no site, that is said, and the site is there as soon as it is built', async () => {
    let isBuilt = false;
    const additions = createLiveExtensions({ events, diagnostics: () => diagnostics });
    const waiting = await served(
      { 'index.html': htmlOf() },
      { isBuilt: () => isBuilt, extensions: additions },
    );
    const response = await page.goto(`http://127.0.0.1:${waiting.port}/`);
    expect([response!.status(), await page.textContent('p')]).toEqual([503, 'There is no site yet.']);
    isBuilt = true;
    events.sendChanged(undefined);
    await waitUntil(() => document.querySelector('p')!.textContent === 'One');
    await waiting.close();
  });

  describe('D02, from another origin', () => {
    test('nothing can be read, and nothing is reported', async () => {
      publish({
        'index.html': htmlOf(),
        'a.js': 'window.stolen = "script";',
        'a.css': 'p { color: red }',
        'a.png': 'x',
      });
      const other = await served({ 'index.html': '<!doctype html><title>Other</title><p>Other</p>' });
      await page.goto(`http://localhost:${other.port}/`);
      const target = `http://127.0.0.1:${site.port}`;
      const results = await page.evaluate(async (at) => {
        const element = (tag: string, attributes: Record<string, string>): Promise<string> =>
          new Promise((resolve) => {
            const made = Object.assign(document.createElement(tag), attributes);
            made.addEventListener('load', () => resolve('loaded'));
            made.addEventListener('error', () => resolve('refused'));
            document.body.append(made);
          });
        const tried = async (act: () => Promise<unknown>): Promise<string> => {
          try {
            return `read ${String(await act())}`;
          } catch {
            return 'refused';
          }
        };
        return {
          fetch: await tried(async () => (await fetch(`${at}/`)).text()),
          opaque: await tried(async () => {
            const text = await (await fetch(`${at}/`, { mode: 'no-cors' })).text();
            if (text === '') throw new Error('nothing');
            return text;
          }),
          script: await element('script', { src: `${at}/a.js` }),
          module: await element('script', { src: `${at}/a.js`, type: 'module' }),
          image: await element('img', { src: `${at}/a.png` }),
          sheet: await element('link', { rel: 'stylesheet', href: `${at}/a.css` }),
          frame: await tried(async () => {
            await element('iframe', { src: `${at}/` });
            const inner = document.querySelector('iframe')!.contentDocument;
            if (!inner || inner.title !== 'Page') throw new Error('nothing');
            return inner.title;
          }),
          events: await new Promise((resolve) => {
            const source = new EventSource(`${at}/_docsgen/events`);
            source.addEventListener('error', () => resolve('refused'));
            source.addEventListener('open', () => resolve('open'));
          }),
          socket: await new Promise((resolve) => {
            const socket = new WebSocket(`${at.replace('http', 'ws')}/_docsgen/events`);
            socket.addEventListener('error', () => resolve('refused'));
            socket.addEventListener('open', () => resolve('open'));
          }),
          stolen: (window as unknown as { stolen?: string }).stolen ?? 'nothing',
        };
      }, target);
      expect(results).toEqual({
        fetch: 'refused',
        opaque: 'refused',
        script: 'refused',
        module: 'refused',
        image: 'refused',
        sheet: 'refused',
        frame: 'refused',
        events: 'refused',
        socket: 'refused',
        stolen: 'nothing',
      });
      await other.close();
    });
  });

  test('the files on disk do not hold the script', async () => {
    await open({ 'index.html': htmlOf() });
    expect(await page.content()).toContain('/_docsgen/live/start.js');
    expect(readFileSync(join(site.folder, 'index.html'), 'utf8')).toBe(htmlOf());
  });
});
