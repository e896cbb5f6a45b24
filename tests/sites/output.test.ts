/** What a good build gives, file by file. */

import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, hrefs, one, text, textContent, type Element } from './dom.js';
import {
  config,
  differences,
  fixture,
  longLived,
  markdown,
  navigation,
  twoPages,
  type Fixture,
  type SiteFiles,
} from './fixture.js';

const rich: SiteFiles = {
  'docsgen.config.ts': config(
    "redirects: [{ from: '/old/*', to: '/button/' }, { from: '/gone/', to: 'https://example.com/', status: 302 }], headers: { '/slider/*': { 'X-Note': 'slide' } },",
  ),
  'navigation/acme.ts': navigation(
    { pathname: '/button' },
    { pathname: '/slider' },
    { pathname: '/experiments/try' },
  ),
  'pages/index.md': markdown('Acme', 'Welcome to [buttons](/button/).'),
  'pages/button/index.md': markdown('Button', '## Sizes\n\n{{"demo": "Demo.js"}}\n\nSee [it](../slider.md).'),
  'pages/button/Demo.tsx':
    "import { label } from './label';\n\nexport default function Demo() {\n  return <button>{label}</button>;\n}\n",
  'pages/button/label.ts': "export const label = 'Press';\n",
  'pages/slider.md': markdown('Slider', 'Slide it.\n\n```ts file="./example.ts"\n```'),
  'pages/example.ts': 'export const example = 1;\n',
  'pages/experiments/try.md': markdown('Try', 'Try it.'),
  'pages/_private/notes.md': 'not a page',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'public/static/data.bin': Buffer.from([0, 255, 10, 13]),
};

/** The rich site, built once for the tests that only look at it. */
const state: { site?: Fixture } = {};
const theSite = (): Fixture => state.site!;

beforeAll(async () => {
  state.site = longLived(rich);
  await expectComplete(state.site);
});

afterAll(() => state.site?.dispose());

async function expectComplete(site: Fixture): Promise<void> {
  const { status, problems: diagnostics } = await site.build();
  expect([status, diagnostics]).toEqual(['complete', []]);
}

async function built(files: SiteFiles): Promise<Fixture> {
  const site = fixture(files);
  await expectComplete(site);
  return site;
}

/** The rich site in a folder of its own, built with what is remembered of the other one. */
async function builtAgain(): Promise<Fixture> {
  const site = fixture(rich);
  cpSync(theSite().cacheDir, site.cacheDir, { recursive: true });
  await expectComplete(site);
  return site;
}

describe('the output folder', () => {
  test('holds the documents, the Markdown copies, the site files, the public files and the manifest; docsgen’s own files have a folder', async () => {
    const site = theSite();
    const own = /^_(docsgen|navigation|search)\//;
    const paths = [...site.tree().keys()];
    expect(paths.filter((path) => !own.test(path))).toEqual(
      [
        ...['.docsgen.json', '404.html', '_headers', '_redirects'],
        ...[
          'button.md',
          'button/index.html',
          'experiments/try.md',
          'experiments/try/index.html',
          'favicon.svg',
        ],
        ...[
          'index.html',
          'index.md',
          'llms.txt',
          'robots.txt',
          'sitemap.xml',
          'slider.md',
          'slider/index.html',
        ],
        'static/data.bin',
      ].sort(),
    );
    expect(paths.filter((path) => path.startsWith('_docsgen/') && path.endsWith('.css'))).toHaveLength(1);
  });

  test('every file that may be kept for ever carries the hash of its bytes in its name', async () => {
    const site = theSite();
    for (const path of site.tree().keys()) {
      if (!path.startsWith('_docsgen/')) continue;
      const hash = createHash('sha256')
        .update(readFileSync(join(site.outDir, path)))
        .digest('hex');
      expect(path).toContain(`.${hash.slice(0, 10)}.`);
    }
  });

  test('every document is whole and valid in outline, without a style attribute, and with no script or style that the policy does not know', async () => {
    const site = theSite();
    const policy = site.output('_headers');
    const hashOf = (element: Element): string =>
      createHash('sha256')
        .update(Buffer.from(textContent(element), 'latin1'))
        .digest('base64');
    for (const [path, html] of site.tree()) {
      // Sandbox documents have policies of their own.
      if (!path.endsWith('.html') || path.startsWith('_docsgen/')) continue;
      expect(html, path).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(html, path).toMatch(/<\/body><\/html>\n$/);
      expect(html, path).not.toContain('docsgen-slot');
      expect(all(html, 'h1'), path).toHaveLength(1);
      expect(all(html, 'main'), path).toHaveLength(1);
      expect(all(html, '*', { style: true }), path).toEqual([]);
      for (const style of all(html, 'style')) expect(policy, path).toContain(`'sha256-${hashOf(style)}'`);
      for (const script of all(html, 'script')) {
        const { src } = script.attribs;
        if (src !== undefined) expect(site.tree().has(src.slice(1)), `${path}: ${src}`).toBe(true);
        else expect(policy, path).toContain(`'sha256-${hashOf(script)}'`);
      }
      expect(
        all(html, '*').filter(({ attribs }) => Object.keys(attribs).some((name) => /^on/i.test(name))),
        path,
      ).toEqual([]);
      const ids = all(html, '*', { id: true }).map(({ attribs }) => attribs['id']);
      expect(ids.length, path).toBe(new Set(ids).size);
    }
  });

  test('a demo is in its page as it is rendered, its styles in files of their own that are there', async () => {
    const source =
      'import Button from \'@mui/material/Button\';\n\nexport default function Demo() {\n  return (\n    <Button variant="contained" style={{ top: 3 }}>\n      Pressed\n    </Button>\n  );\n}\n';
    const site = await built({ ...rich, 'pages/button/Demo.tsx': source });
    const html = site.html('/button/');
    const shown = one(html, 'div', { 'data-demo': 'Demo' });
    expect(text(one(shown, 'button'))).toBe('Pressed');
    expect(all(html, '*', { style: true })).toEqual([]);
    expect(all(one(html, 'body'), 'style')).toEqual([]);
    const sheets = all(html, 'link', { rel: 'stylesheet' }).map(({ attribs }) => attribs['href']!.slice(1));
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(site.tree().has(sheet), sheet).toBe(true);
    expect(sheets.map((sheet) => site.output(sheet)).join('\n')).toMatch(/top:\s*3px/);
    expect(all(site.html('/slider/'), 'link', { rel: 'stylesheet' })).toHaveLength(1);
  });

  test('the name of the stylesheet carries the hash of its bytes, and all documents share it', async () => {
    const site = theSite();
    const sheets = [...site.tree()].filter(([path]) => path.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    const [path] = sheets[0]!;
    const hash = createHash('sha256')
      .update(readFileSync(join(site.outDir, path)))
      .digest('hex');
    expect(path).toBe(`_docsgen/shell.${hash.slice(0, 10)}.css`);
    for (const [name, html] of site.tree()) {
      if (name.endsWith('.html') && !name.startsWith('_docsgen/'))
        expect(hrefs(html, 'link'), name).toContain(`/${path}`);
    }
  });

  test('the manifest lists every file with its hash and size, and itself not', async () => {
    const site = theSite();
    const { docsgen, files } = JSON.parse(site.output('.docsgen.json')) as {
      docsgen: number;
      files: Record<string, { hash: string; bytes: number }>;
    };
    expect(docsgen).toBe(2);
    const tree = site.tree();
    expect(Object.keys(files).sort()).toEqual(
      [...tree.keys()].filter((path) => path !== '.docsgen.json').sort(),
    );
    for (const [path, { hash, bytes }] of Object.entries(files)) {
      const content = readFileSync(join(site.outDir, path));
      expect([path, bytes, hash]).toEqual([
        path,
        content.length,
        createHash('sha256').update(content).digest('hex'),
      ]);
    }
  });

  test('public files are copied byte for byte', async () => {
    const site = theSite();
    expect(readFileSync(join(site.outDir, 'static/data.bin'))).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(hrefs(site.html('/button/'), 'link')).toContain('/favicon.svg');
  });

  test('no file says where or when it was made', async () => {
    const site = theSite();
    for (const [path, content] of site.tree()) {
      expect(content, path).not.toContain(process.cwd());
      expect(content, path).not.toContain(`${new Date().getFullYear()}-`);
    }
  });
});

describe('the Markdown copy', () => {
  test('is the page without front matter, its demos written out with all their files, its links absolute', async () => {
    const site = theSite();
    const markdownCopy = site.output('button.md');
    expect(markdownCopy).toMatch(/^# Button\n/);
    expect(markdownCopy).not.toContain('title: Button');
    expect(markdownCopy).not.toContain('{{');
    expect(markdownCopy).toContain('export default function Demo()');
    expect(markdownCopy).toContain("export const label = 'Press';");
    expect(markdownCopy).toContain('[it](https://acme.example/slider/)');
    expect(markdownCopy).toContain('About button.');
  });

  test('has the code of included files', async () => {
    expect(theSite().output('slider.md')).toContain('\n```ts\nexport const example = 1;\n```\n');
  });

  test('is linked from the head and from the chips of its page', async () => {
    const site = theSite();
    const html = site.html('/button/');
    expect(one(html, 'link', { type: 'text/markdown' }).attribs['href']).toBe('/button.md');
    expect(hrefs(html)).toContain('/button.md');
  });
});

describe('the indexes', () => {
  test('the sitemap has every page that may be listed, and no experiment', async () => {
    const xml = theSite().output('sitemap.xml');
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://acme.example/',
      'https://acme.example/button/',
      'https://acme.example/slider/',
    ]);
  });

  test('without an address of the site there is no sitemap, no canonical address, and robots.txt names none', async () => {
    const site = await built({ ...rich, 'docsgen.config.ts': config().replace(/ {2}url: .*\n/, '') });
    expect(site.tree().has('sitemap.xml')).toBe(false);
    expect(site.output('robots.txt')).not.toContain('Sitemap');
    expect(all(site.html('/button/'), 'link', { rel: 'canonical' })).toEqual([]);
  });

  test('robots.txt allows everything and names the sitemap', async () => {
    expect(theSite().output('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n',
    );
  });

  test('llms.txt lists the Markdown copies by product, in the order of the navigation', async () => {
    const list = theSite().output('llms.txt');
    expect(list).toMatch(/^# Acme\n/);
    expect(list).toContain('## Acme UI');
    expect(list).toContain('- [Button](https://acme.example/button.md): About button.');
    expect(list.indexOf('button.md')).toBeLessThan(list.indexOf('slider.md'));
    expect(list).not.toContain('experiments');
  });

  test('_headers carries the policy, the caching rules and what the owner adds', async () => {
    const headers = theSite().output('_headers');
    const policy = /Content-Security-Policy: (.*)/.exec(headers)![1]!;
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one]));
    expect(directives.get('default-src')).toBe("default-src 'none'");
    expect(directives.get('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=')*$/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:/);
    expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directives.get('trusted-types')).toMatch(/^trusted-types default(?: docsgen-offline)?$/);
    expect(headers).toContain('/_docsgen/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(headers).toContain('/experiments/*\n  X-Robots-Tag: noindex\n');
    expect(headers).toContain('/slider/*\n  X-Note: slide\n');
  });

  test('the policy names hosts of others only where the config does, in the form of each host', async () => {
    const more =
      "ads: { network: { json: 'https://ads.example/a.json', script: 'https://cdn.example/s.js' } }, csp: { 'img-src': ['https://img.example'] }, hosting: ['vercel', 'nginx', 'github-pages'],";
    const site = await built({ ...twoPages, 'docsgen.config.ts': config(more) });
    const policy = site.output('_headers');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')* https:\/\/cdn\.example;/);
    expect(policy).toContain("connect-src 'self' https://ads.example;");
    expect(policy).toContain(
      "img-src 'self' data: https://ads.example https://cdn.example https://img.example;",
    );
    // The scripts of an ad network write HTML.
    expect(policy).not.toContain('trusted-types');
    const [, value = ''] = /Content-Security-Policy: (.*)/.exec(policy) ?? [];
    expect(site.output('vercel.json')).toContain(JSON.stringify(value));
    expect(site.output('nginx.conf')).toContain(JSON.stringify(value));
    const meta = value.replace("; frame-ancestors 'self'", '');
    for (const path of ['button/index.html', '404.html'])
      expect(site.output(path)).toContain(
        `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${meta}">`,
      );
  });

  test('_redirects has the fixed paths first', async () => {
    expect(theSite().output('_redirects')).toBe('/gone/ https://example.com/ 302\n/old/* /button/ 301\n');
  });

  test('404.html has its own title, is not indexed, and leads home', async () => {
    const html = theSite().output('404.html');
    expect(text(one(html, 'title'))).toBe('404: This page could not be found - Acme');
    expect(one(html, 'meta', { name: 'robots' }).attribs['content']).toBe('noindex');
    expect(all(html, 'link', { rel: 'canonical' })).toEqual([]);
    expect(hrefs(html)).toContain('/');
  });
});

test('a build without a cache parses and renders each page once, however large it is', async () => {
  const site = fixture({ ...twoPages, 'pages/slider.md': markdown('Slider', 'Slide it. '.repeat(10_000)) });
  const { profile, status } = await site.build({ cacheDir: false });
  expect(status).toBe('complete');
  const runsPerStep = Object.fromEntries(profile.map(({ step, runs }) => [step, runs]));
  expect(runsPerStep).toMatchObject({ page: 3, document: 3, 'indexed page': 3 });
});

describe('a second build', () => {
  test('in which nothing has changed writes nothing, and loads neither templates nor React', async () => {
    const site = await built(rich);
    const tree = site.tree();
    const times = new Map([...tree.keys()].map((path) => [path, statSync(join(site.outDir, path)).mtimeMs]));
    const second = await site.build();
    expect(second.changed).toEqual({ written: [], removed: [] });
    expect(second.summary).toMatchObject({
      pages: 4,
      demos: 1,
      reused: 4,
      written: 0,
      removed: 0,
      unchanged: tree.size - 1,
    });
    expect(second.profile.map(({ step }) => step)).toEqual([]);
    expect(differences(site.tree(), tree)).toEqual([]);
    for (const [path, time] of times) expect(statSync(join(site.outDir, path)).mtimeMs, path).toBe(time);
  });

  test('after an edit below the front matter writes that page alone', async () => {
    const site = await builtAgain();
    site.edit('pages/slider.md', 'Slide it.', 'Pull it.');
    const { changed, summary, profile } = await site.build();
    expect(changed).toEqual({ written: ['slider.md', 'slider/index.html'], removed: [] });
    expect(summary.reused).toBe(3);
    expect(profile.map(({ step }) => step)).not.toContain('template code');
  });

  test('after an edit of a file that a demo imports writes the page of the demo alone', async () => {
    const site = await builtAgain();
    site.edit('pages/button/label.ts', 'Press', 'Push');
    const { written } = (await site.build()).changed;
    expect(written.filter((path) => !path.startsWith('_docsgen/'))).toEqual([
      'button.md',
      'button/index.html',
    ]);
    expect(written.filter((path) => /\/(?:react|base|material)\./.test(path))).toEqual([]);
  });

  test('removes the files of a page that is gone, and no file that is not its own', async () => {
    const site = await builtAgain();
    writeFileSync(join(site.outDir, 'CNAME'), 'acme.example');
    site.remove('pages/experiments');
    site.write('navigation/acme.ts', navigation({ pathname: '/button' }, { pathname: '/slider' }));
    const { changed, status } = await site.build();
    expect(status).toBe('complete');
    expect(changed.removed.toSorted()).toEqual(['experiments/try.md', 'experiments/try/index.html']);
    expect(site.tree().get('CNAME')).toBe('acme.example');
    expect([...site.tree().keys()].filter((path) => path.startsWith('experiments'))).toEqual([]);
  });

  test('restores what was changed, removed or touched in the output by hand', async () => {
    const site = await builtAgain();
    const tree = site.tree();
    writeFileSync(join(site.outDir, 'slider/index.html'), 'changed');
    rmSync(join(site.outDir, 'button.md'));
    utimesSync(join(site.outDir, 'robots.txt'), new Date(0), new Date(0));
    const { status, changed } = await site.build();
    expect(status).toBe('complete');
    expect(changed.written).toEqual(expect.arrayContaining(['button.md', 'slider/index.html']));
    expect(differences(site.tree(), tree)).toEqual([]);
  });

  test('into another folder gives the same files again', async () => {
    const site = await builtAgain();
    const tree = site.tree();
    rmSync(site.outDir, { recursive: true });
    const { status, summary } = await site.build();
    expect([status, summary.unchanged]).toEqual(['complete', 0]);
    expect(differences(site.tree(), tree)).toEqual([]);
  });

  test('that only checks writes nothing, and finds the same', async () => {
    const site = fixture({ ...rich, 'pages/slider.md': markdown('Slider', '[it](/gone)') });
    const checked = await site.build({ write: false });
    expect([...site.tree()]).toEqual([]);
    const made = await site.build();
    expect(checked.problems).toEqual(made.problems);
    expect([checked.status, made.status]).toEqual(['content', 'content']);
  });
});
