import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveLink, resolveMedia } from '../../src/markdown/resolve-link.js';
import { html, read, createContext, diagnose, type ContextOptions } from './parse-fixture.js';
import { report, tries } from '../torture.js';

const link = (written: string, options: ContextOptions = {}) => resolveLink(written, createContext(options));

describe('links', () => {
  test.each([
    ['/system/box/', '/system/box/', '/system/box/'],
    ['/', '/', '/'],
    ['/system/box/#usage', '/system/box/#usage', '/system/box/#usage'],
    ['/system/box/?a=b#usage', '/system/box/?a=b#usage', '/system/box/#usage'],
    ['/static/sheet.pdf', '/static/sheet.pdf', '/static/sheet.pdf'],
    ['/system/box.md', '/system/box.md', '/system/box.md'],
    ['./', '/system/spacing/', '/system/spacing/'],
    ['./index.md', '/system/spacing/', '/system/spacing/'],
    ['../box.md', '/system/box/', '/system/box/'],
    ['../box/index.md#usage', '/system/box/#usage', '/system/box/#usage'],
    ['../box.md?a#usage', '/system/box/?a#usage', '/system/box/#usage'],
    ['../../index.md', '/', '/'],
    ['../box/', '/system/box/', '/system/box/'],
    ['../caf%C3%A9.md', '/system/caf%C3%A9/', '/system/caf%C3%A9/'],
    ['https://mui.com/system/box/', '/system/box/', '/system/box/'],
    ['https://MUI.com/system/box/#a', '/system/box/#a', '/system/box/#a'],
    ['https://mui.com', '/', '/'],
  ])('%s leads within the site (MDX-07)', (written, href, target) => {
    expect(link(written)).toEqual({ href, target, isExternal: false });
  });

  test('an anchor alone is one of the page itself', () => {
    expect(link('#usage')).toEqual({ href: '#usage', target: '/system/spacing/#usage', isExternal: false });
    const translated = { source: 'pages/a-zh.md', languagePrefix: '/zh' };
    expect(link('#usage', translated)).toMatchObject({ target: '/a/#usage' });
  });

  test.each([
    ['https://example.com/a'],
    ['http://example.com'],
    ['https://mui.com.example.com/a'],
    ['https://v5.mui.com/'],
    ['mailto:a@b.c'],
    ['tel:+123'],
  ])('%s leads out of the site', (written) => {
    expect(link(written)).toEqual({ href: written, target: written, isExternal: true });
  });

  test('base and language prefix stand before pages, the base alone before files', () => {
    const options = { base: '/docs/', languagePrefix: '/zh' };
    expect(link('/system/box/', options)).toMatchObject({
      href: '/docs/zh/system/box/',
      target: '/system/box/',
    });
    expect(link('/static/a.pdf', options)).toMatchObject({
      href: '/docs/static/a.pdf',
      target: '/static/a.pdf',
    });
    expect(link('/blog/a/', options)).toMatchObject({ href: '/docs/blog/a/', target: '/blog/a/' });
    expect(link('/zh/system/box/', options)).toMatchObject({
      href: '/docs/zh/system/box/',
      target: '/system/box/',
    });
    expect(link('../box.md', options)).toMatchObject({ href: '/docs/zh/system/box/' });
    expect(link('#a', options)).toMatchObject({ href: '#a' });
  });

  test('MDX-07: `blob/-` and `tree/-` of the repository are its tag, or its branch', () => {
    const repository = 'https://github.com/mui/material-ui';
    expect(link(`${repository}/blob/-/a.ts`)).toMatchObject({ href: `${repository}/blob/master/a.ts` });
    const tagged = { repository: { url: repository, branch: 'master', tag: 'v7.2.0' } };
    expect(link(`${repository}/blob/-/a.ts#L3`, tagged).href).toBe(`${repository}/blob/v7.2.0/a.ts#L3`);
    expect(link(`${repository}/tree/-/src`, tagged).href).toBe(`${repository}/tree/v7.2.0/src`);
    expect(link(`${repository}/blob/-a/a.ts`, tagged).href).toBe(`${repository}/blob/-a/a.ts`);
    expect(link(`${repository}/blob/v7/a.ts`)).toMatchObject({ href: `${repository}/blob/v7/a.ts` });
    expect(link(`${repository}/blob/-/a.ts`, { repository: undefined })).toMatchObject({
      href: `${repository}/blob/-/a.ts`,
    });
  });

  test('MDX-07: links to listed addresses open a tab and are not to be followed', () => {
    const nofollow = ['https://www.w3.org/', 'https://a.example/b'];
    const listed = 'target="_blank" rel="noopener nofollow"';
    expect(html('[a](https://www.w3.org/TR/)', { nofollow })).toContain(
      `<a href="https://www.w3.org/TR/" ${listed}>`,
    );
    expect(html('[a](https://WWW.w3.org)', { nofollow })).toContain(listed);
    expect(html('[a](https://a.example/b?c "d")', { nofollow })).toContain(` title="d" ${listed}>`);
    expect(html('<a rel="author" href="https://www.w3.org/">a</a>', { nofollow })).toBe(
      '<p><a rel="noopener nofollow author" href="https://www.w3.org/" target="_blank">a</a></p>\n',
    );
    for (const other of ['https://a.example/', 'https://a.example/bc', 'https://www.w3.org.example/'])
      expect(html(`[a](${other})`, { nofollow })).toBe(`<p><a href="${other}" rel="noopener">a</a></p>\n`);
  });

  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['java%09script:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u00a0javascript:alert(1)'],
    ['vbscript:msgbox'],
    ['data:text/html,<script>'],
    ['file:///etc/passwd'],
    ['blob:x'],
    ['ftp://a.b/'],
  ])('%j is unsafe (B052)', (written) => {
    expect(link(written)).toMatchObject({ href: '#', issue: { code: 'link/unsafe-url' } });
  });

  test.each([
    ['', 'link/form'],
    ['system/box/', 'link/form'],
    ['box.md', 'link/form'],
    ['?a', 'link/form'],
    ['//example.com/', 'link/form'],
    ['/\\example.com/', 'link/form'],
    ['\\\\example.com', 'link/form'],
    ['/system/box//', 'link/form'],
    ['/a\\b/', 'link/form'],
    ['../../../outside.md', 'link/form'],
    ['./a%5Cb.md', 'link/form'],
    ['/system/box', 'link/trailing-slash'],
    ['/system/box#a', 'link/trailing-slash'],
    ['../box', 'link/trailing-slash'],
    ['https://mui.com/system/box', 'link/trailing-slash'],
  ])('%j is refused as %s', (written, code) => {
    expect(link(written)).toMatchObject({ issue: { code } });
  });

  test('a fault says what to write instead', () => {
    expect(link('/system/box#a').issue?.hint).toBe('Write `/system/box/`.');
  });

  test('what comes of any text has a safe scheme or none', ({ task }) => {
    const runs = tries(2000, 100_000);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `java${text}script:x`),
        ),
        (written) => {
          const { href } = link(written);
          const seen = href.replace(/[\0-\x20]/g, '');
          expect(/^[a-z][a-z0-9+.-]*:/i.test(seen) && !/^(?:https?|mailto|tel):/i.test(seen)).toBe(false);
          expect(/^[/\\]{2}/.test(seen)).toBe(false);
        },
      ),
      { numRuns: runs },
    );
    report(task, { of: 'addresses', tried: runs, full: 100_000, found: '0 unsafe' });
  });
});

describe('images', () => {
  const media = (written: string, options: ContextOptions = {}) =>
    resolveMedia(written, createContext(options));

  test('an internal one has the base, never a language', () => {
    const options = { base: '/docs/', languagePrefix: '/zh' };
    expect(media('/static/a.png', options)).toEqual({
      href: '/docs/static/a.png',
      target: '/static/a.png',
      isExternal: false,
    });
    expect(media('https://a.b/c.png')).toMatchObject({ href: 'https://a.b/c.png', isExternal: true });
  });

  test.each([
    ['data:image/png;base64,aa', 'link/unsafe-url'],
    ['javascript:x', 'link/unsafe-url'],
    ['./a.png', 'link/form'],
    ['a.png', 'link/form'],
    ['//a.b/c.png', 'link/form'],
  ])('%s is refused', (written, code) => {
    expect(media(written)).toMatchObject({ issue: { code } });
  });
});

describe('links in a page', () => {
  test('all forms are links: inline, reference, autolink, bare address', () => {
    const body = '[a](/a/ "T"), [b][r], <https://c.d/>, https://e.f/g.\n\n[r]: /b/ "\'\\"><script>\'"\n';
    expect(html(body)).toBe(
      '<p><a href="/a/" title="T">a</a>, <a href="/b/" title="\'&quot;&gt;&lt;script&gt;\'">b</a>, ' +
        '<a href="https://c.d/" rel="noopener">https://c.d/</a>, ' +
        '<a href="https://e.f/g" rel="noopener">https://e.f/g</a>.</p>\n',
    );
  });

  test('file names and hosts without a scheme are no links', () => {
    expect(html('See index.md, theme.palette.io and mui.com.')).toBe(
      '<p>See index.md, theme.palette.io and mui.com.</p>\n',
    );
  });

  test('each is noted with the place of its text', () => {
    const body = [
      'See [a](/a/) and',
      'then **[b](./index.md#x)**.',
      '',
      '> - item with [c](https://c.d/)',
      '',
      '| x | y \\| z |',
      '|---|---|',
      '| [d](/d/) | q \\| [d](/d/) |',
      '',
      '![e](/e.png) <a href="/f/">f</a>',
      '',
      '### Not [g](/g/) ###',
    ].join('\n');
    const { page } = read(`## Head\n${body}`);
    expect(
      page.links.map(({ kind, target, line, column }) => `${line - 6}:${column} ${kind} ${target}`),
    ).toEqual([
      '1:5 link /a/',
      '2:8 link /system/spacing/#x',
      '4:15 link https://c.d/',
      '8:3 link /d/',
      '8:19 link /d/',
      '10:1 image /e.png',
      '10:17 link /f/',
      '12:9 link /g/',
    ]);
  });

  test('a link that is refused is reported there, written without a target, and not noted', () => {
    const { page, diagnostics } = read('a\nb [x](javascript:alert(1)) c');
    expect(diagnostics).toMatchObject([{ code: 'link/unsafe-url', severity: 'error', line: 7, column: 3 }]);
    expect(page.links).toEqual([]);
    expect(page.blocks).toEqual([{ kind: 'html', html: '<p>a\nb <a href="#">x</a> c</p>\n' }]);
  });

  test.each([
    ['[x](javascript:alert(1))', '1:1'],
    ['[x](JavaScript:alert(1))', '1:1'],
    ['[x](java&#115;cript:alert(1))', '1:1'],
    ['[x](javascript&colon;alert(1))', '1:1'],
    ['[x](<java\tscript:alert(1)>)', '1:1'],
    ['a [x](vbscript:x)', '1:3'],
    ['[x](data:text/html;base64,aa)', '1:1'],
    ['<javascript:alert(1)>', '1:1'],
    ['[x][r]\n\n[r]: javascript:alert(1)', '1:1'],
    ['<a href="java&#9;script:alert(1)">x</a>', '1:4'],
    ['<a href=" javascript:alert(1)">x</a>', '1:4'],
    ['![x](javascript:alert(1))', '1:1'],
  ])('%s is reported as unsafe (B052)', (body, place) => {
    expect(diagnose(body)).toEqual([`${place} link/unsafe-url`]);
  });

  test('images have their text, and are loaded late', () => {
    expect(html('![A *b* `c`](/a.png "T")')).toBe(
      '<p><img src="/a.png" alt="A b c" title="T" loading="lazy" decoding="async"></p>\n',
    );
  });
});
