/** What the documents of a good site hold: navigation, versions, products, languages, head, base, templates. */

import { afterAll, describe, expect, test } from 'vitest';
import { all, hrefs, meta, one, sideNav, text } from './dom.js';
import {
  config,
  fixture,
  longLived,
  markdown,
  navigation,
  twoPages,
  type Fixture,
  type SiteFiles,
} from './fixture.js';

async function built(files: SiteFiles, options = {}): Promise<Fixture> {
  const site = fixture(files);
  await expectComplete(site, options);
  return site;
}

async function expectComplete(site: Fixture, options: object): Promise<void> {
  const { status, problems: diagnostics } = await site.build(options);
  expect([status, diagnostics]).toEqual(['complete', []]);
}

/** Sites that several tests look at. */
const shared = new Map<SiteFiles, Fixture>();
afterAll(() => shared.forEach((site) => site.dispose()));

/** A site that no test changes, built once. */
async function builtOnce(files: SiteFiles): Promise<Fixture> {
  const known = shared.get(files);
  if (known) return known;
  const site = longLived(files);
  shared.set(files, site);
  await expectComplete(site, {});
  return site;
}

/** Pages with these pathnames, named by their last part. */
const pages = (...pathnames: readonly string[]): SiteFiles =>
  Object.fromEntries(
    pathnames.map((name) => [`pages${name}.md`, markdown(name.slice(name.lastIndexOf('/') + 1))]),
  );

const grouped: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation(
    {
      pathname: '/start-group',
      title: 'Getting started',
      children: [{ pathname: '/start/first' }, { pathname: '/start/second' }],
    },
    {
      pathname: '/parts-group',
      title: 'Parts',
      children: [
        {
          pathname: '/inputs',
          subheader: 'inputs',
          children: [{ pathname: '/react-button' }, { pathname: '/react-hidden', inSideNav: false }],
        },
        { pathname: '/deep-group', title: 'Deep', children: [{ pathname: '/deep/one', title: 'One' }] },
      ],
    },
    {
      pathname: '/flags',
      children: [
        { pathname: '/flag', newFeature: true, plan: 'pro', beta: true },
        { pathname: '/late', planned: true },
      ],
    },
    {
      pathname: 'https://example.com/',
      title: 'Store',
      icon: 'WebIcon',
      linkProps: { target: '_blank', 'data-note': 'store' },
    },
  ),
  ...pages('/index', '/start/first', '/start/second', '/react-button', '/react-hidden', '/deep/one', '/flag'),
};

describe('the side navigation of a page', () => {
  test('shows the open branch alone: a closed group is a link to its first page', async () => {
    const site = await builtOnce(grouped);
    expect(sideNav(site.html('/react-button/'))).toEqual([
      '> Getting started',
      '> Parts',
      '  Inputs',
      '    * Button',
      '  > Deep',
      '> Flags',
      '> Store',
    ]);
    const nav = one(site.html('/react-button/'), 'nav', { 'aria-label': 'documentation' });
    const closed = all(nav, 'a').find((link) => text(link) === 'Getting started');
    expect(closed?.attribs['href']).toBe('/start/first/');
    expect(sideNav(site.html('/start/first/')).slice(0, 4)).toEqual([
      '> Getting started',
      '  * First',
      '  > Second',
      '> Parts',
    ]);
  });

  test('on a page deep in it, all its parents are open', async () => {
    const site = await builtOnce(grouped);
    expect(sideNav(site.html('/deep/one/'))).toEqual([
      '> Getting started',
      '> Parts',
      '  Inputs',
      '    > Button',
      '  > Deep',
      '    * One',
      '> Flags',
      '> Store',
    ]);
  });

  test('marks exactly one link of it as the current page, and none on a page that it hides', async () => {
    const site = await builtOnce(grouped);
    for (const pathname of [
      '/start/first/',
      '/start/second/',
      '/react-button/',
      '/deep/one/',
      '/flag/',
      '/react-hidden/',
    ]) {
      const nav = one(site.html(pathname), 'nav', { 'aria-label': 'documentation' });
      const current = all(nav, 'a', { 'aria-current': 'page' });
      expect(
        current.map(({ attribs }) => attribs['href']),
        pathname,
      ).toEqual(pathname === '/react-hidden/' ? [] : [pathname]);
    }
  });

  test('shows flags in their order, planned entries without a link, and the properties of links', async () => {
    const html = (await builtOnce(grouped)).html('/flag/');
    expect(sideNav(html).slice(2, 5)).toEqual(['> Flags', '  * Flag Pro planNewBeta', '  Late Planned']);
    const store = all(html, 'a', { 'data-note': 'store' })[0]!;
    expect(store.attribs).toMatchObject({ href: 'https://example.com/', target: '_blank', rel: 'noopener' });
  });
});

describe('previous and next', () => {
  test.each([
    ['/start/first/', undefined, '/start/second/'],
    ['/start/second/', '/start/first/', '/react-button/'],
    ['/react-button/', '/start/second/', '/deep/one/'],
    ['/deep/one/', '/react-button/', '/flag/'],
    ['/flag/', '/deep/one/', undefined],
    ['/react-hidden/', undefined, undefined],
  ])(
    'of %s are %s and %s: no groups, captions, hidden, planned or external entries',
    async (pathname, previous, next) => {
      const html = (await builtOnce(grouped)).html(pathname);
      expect(all(html, 'a', { rel: 'prev' }).map(({ attribs }) => attribs['href'])).toEqual(
        previous ? [previous] : [],
      );
      expect(all(html, 'a', { rel: 'next' }).map(({ attribs }) => attribs['href'])).toEqual(
        next ? [next] : [],
      );
    },
  );

  test('are named by the page where its entry has no title', async () => {
    const site = await built({
      ...twoPages,
      'navigation/acme.ts': navigation({ pathname: '/button' }, { pathname: '/slider', title: false }),
    });
    expect(text(one(site.html('/button/'), 'a', { rel: 'next' }))).toContain('Slider');
  });
});

describe('versions', () => {
  const versions = (list: string): SiteFiles => ({
    ...twoPages,
    'docsgen.config.ts': config().replace(
      "versions: [{ text: 'v1.0.0', current: true }]",
      `versions: [${list}]`,
    ),
  });

  test('are a menu: the current one first and without a link, “View all versions” last', async () => {
    const site = await built(
      versions(
        "{ text: 'View all versions', href: 'https://acme.example/versions/' }, { text: 'v0', href: 'https://v0.acme.example/' }, { text: 'v1', current: true }",
      ),
    );
    const menu = one(site.html('/button/'), 'ul', { id: 'versions' });
    expect(all(menu, 'li').map(text)).toEqual(['v1', 'v0', 'View all versions']);
    expect(hrefs(menu)).toEqual(['https://v0.acme.example/', 'https://acme.example/versions/']);
    expect(all(menu, 'span', { 'aria-current': 'true' }).map(text)).toEqual(['v1']);
  });

  test('where there is one, there is no menu', async () => {
    const html = (await built(twoPages)).html('/button/');
    expect(all(html, 'ul', { id: 'versions' })).toEqual([]);
    expect(html).toContain('v1.0.0');
  });
});

const family: SiteFiles = {
  'docsgen.config.ts': `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Family',
  products: [
    { id: 'one', name: 'One', pathPrefix: '/one/', navigation: 'navigation/one.ts', versions: [{ text: 'v1' }] },
    { id: 'two', name: 'Two', description: 'The second', pathPrefix: '/two/', navigation: 'navigation/two.ts' },
    { id: 'three', name: 'Three', pathPrefix: '/three/', navigation: 'navigation/three.ts' },
  ],
});
`,
  'navigation/one.ts': navigation({ pathname: '/one/a' }),
  'navigation/two.ts': navigation({ pathname: '/two/b' }),
  'navigation/three.ts': navigation({ pathname: '/three/c' }),
  'pages/one.md': markdown('One', '', 'template: home\n'),
  'pages/two/index.md': markdown('Two', '', 'template: home\n'),
  ...pages('/index', '/one/a', '/two/b', '/three/c'),
};

describe('products', () => {
  test('have a tree each, and a switcher of those with a home', async () => {
    const site = await builtOnce(family);
    expect(sideNav(site.html('/one/a/'))).toEqual(['* A']);
    expect(sideNav(site.html('/two/b/'))).toEqual(['* B']);
    const menu = one(site.html('/two/b/'), 'ul', { id: 'products' });
    expect(hrefs(menu)).toEqual(['/one/', '/two/']);
    expect(all(menu, 'a', { 'aria-current': 'true' }).map(({ attribs }) => attribs['href'])).toEqual([
      '/two/',
    ]);
  });

  test('a page that belongs to none has no side navigation and no product', async () => {
    const html = (await builtOnce(family)).html('/');
    expect(all(html, 'nav', { 'aria-label': 'documentation' })).toEqual([]);
    expect(meta(html, 'mui:productId')).toBe('null');
  });

  test('their name stands behind the title of their pages', async () => {
    const site = await builtOnce(family);
    expect(text(one(site.html('/one/a/'), 'title'))).toBe('a - One');
    expect(meta(site.html('/one/a/'), 'mui:productId')).toBe('one');
  });
});

describe('the head', () => {
  test('says what the page is, for readers, search engines and others', async () => {
    const site = await built({
      ...twoPages,
      'pages/button.md': markdown('Button', 'Press it.', 'cardTitle: Press\ncardDescription: A card.\n'),
    });
    const html = site.html('/button/');
    expect(text(one(html, 'title'))).toBe('Button - Acme UI');
    expect(meta(html, 'description')).toBe('About button.');
    expect(one(html, 'link', { rel: 'canonical' }).attribs['href']).toBe('https://acme.example/button/');
    expect(
      all(html, 'link', { hreflang: true }).map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
    ).toEqual([
      ['x-default', 'https://acme.example/button/'],
      ['en', 'https://acme.example/button/'],
    ]);
    expect(meta(html, 'og:title')).toBe('Press');
    expect(meta(html, 'og:description')).toBe('A card.');
    expect(meta(html, 'og:url')).toBe('https://acme.example/button/');
    expect(meta(html, 'og:site_name')).toBe('Acme');
    expect(meta(html, 'og:ttl')).toBe('604800');
    expect(meta(html, 'twitter:title')).toBe('Press');
    expect(meta(html, 'docsearch:language')).toBe('en');
    expect(meta(html, 'docsearch:version')).toBe('master');
    expect(all(html, 'meta', { name: 'theme-color' }).map(({ attribs }) => attribs['content'])).toEqual([
      'hsl(210, 100%, 42%)',
      'hsl(210, 14%, 7%)',
    ]);
    expect(all(html, 'meta', { name: 'robots' })).toEqual([]);
  });

  test('keeps experiments out of search', async () => {
    const site = await built({
      ...twoPages,
      'navigation/acme.ts': navigation(
        { pathname: '/button' },
        { pathname: '/slider' },
        { pathname: '/experiments/try' },
      ),
      ...pages('/experiments/try'),
    });
    expect(meta(site.html('/experiments/try/'), 'robots')).toBe('noindex');
    expect(site.html('/experiments/try/')).toContain('Experiment');
  });

  test('B021 holds text as text, whatever is in it', async () => {
    const evil = '</script><script>alert(1)</script>';
    const site = await built({
      ...twoPages,
      'pages/button.md': `---\ntitle: '${evil}'\ndescription: '${evil}"><script>.'\n---\n\n# Button\n\n[link](/slider/ "'\\"><script>alert(1)</script>")\n`,
    });
    const html = site.html('/button/');
    expect(all(html, 'script').filter((script) => text(script).includes('alert'))).toEqual([]);
    expect(text(one(html, 'title'))).toBe(`${evil} - Acme UI`);
    expect(meta(html, 'description')).toBe(`${evil}"><script>.`);
    expect(all(html, 'a', { title: true })[0]?.attribs['title']).toBe(`'"><script>alert(1)</script>`);
    expect(site.output('llms.txt')).not.toContain('\n</script>');
  });
});

describe('languages', () => {
  const two: SiteFiles = {
    ...twoPages,
    'docsgen.config.ts': config("languages: ['en', 'fr'],"),
    'navigation/acme.ts': navigation(
      { pathname: '/button' },
      { pathname: '/slider' },
      { pathname: '/blog/news' },
    ),
    'pages/button.md': markdown('Button', '## Sizes\n\nSee [the slider](/slider/) and [news](/blog/news/).'),
    'pages/slider.md': markdown('Slider', 'Slide it.'),
    'pages/slider-fr.md': markdown(
      'Glissière',
      'Voir [le bouton](/button/#sizes) et [le même](./button.md).',
    ),
    'pages/blog/news.md': markdown('News', 'New.'),
  };

  test('each page is made once per language, under its prefix, but those that are left out', async () => {
    const site = await builtOnce(two);
    const documents = [...site.tree().keys()].filter((path) => path.endsWith('index.html'));
    expect(documents).toEqual(
      [
        ...['blog/news', 'button', 'slider', 'fr/button', 'fr/slider', 'fr'].map(
          (path) => `${path}/index.html`,
        ),
        'index.html',
      ].sort(),
    );
  });

  test('a translation stands in its place; where it is missing, the default language does', async () => {
    const site = await builtOnce(two);
    expect(text(one(site.html('/fr/slider/'), 'h1'))).toBe('Glissière');
    expect(text(one(site.html('/fr/button/'), 'h1'))).toBe('Button');
    expect(site.html('/fr/slider/')).toContain('<html lang="fr">');
    expect(site.html('/slider/')).toContain('<html lang="en">');
  });

  test('its links stay in the language, but to pages that have none', async () => {
    const site = await builtOnce(two);
    const main = one(site.html('/fr/button/'), 'main');
    expect(hrefs(main)).toEqual(expect.arrayContaining(['/fr/slider/', '/blog/news/']));
    expect(hrefs(one(site.html('/fr/slider/'), 'main'))).toEqual(
      expect.arrayContaining(['/fr/button/#sizes', '/fr/button/']),
    );
    expect(sideNav(site.html('/fr/slider/'))).toEqual(['> Button', '* Slider', '> News']);
    expect(hrefs(one(site.html('/fr/slider/'), 'nav', { 'aria-label': 'documentation' }))).toEqual(
      expect.arrayContaining(['/fr/button/', '/fr/slider/', '/blog/news/']),
    );
  });

  test('the head and the sitemap name the other languages', async () => {
    const site = await builtOnce(two);
    const alternates = all(site.html('/fr/slider/'), 'link', { hreflang: true });
    expect(alternates.map(({ attribs }) => attribs['href'])).toEqual([
      'https://acme.example/slider/',
      'https://acme.example/slider/',
      'https://acme.example/fr/slider/',
    ]);
    expect(one(site.html('/fr/slider/'), 'link', { rel: 'canonical' }).attribs['href']).toBe(
      'https://acme.example/fr/slider/',
    );
    expect(site.output('sitemap.xml')).toContain('<loc>https://acme.example/fr/button/</loc>');
    expect(site.output('llms.txt')).not.toContain('/fr/');
  });

  test('an error in a page that is shown in place of a translation is reported once', async () => {
    const site = fixture({
      ...two,
      'pages/button.md': markdown('Button', '## Sizes\n\n[gone](/gone/) and [bad](/slider)'),
    });
    const { problems: diagnostics } = await site.build();
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['link/dead', 11, 1],
      ['link/trailing-slash', 11, 20],
    ]);
  });
});

describe('the base', () => {
  const files: SiteFiles = {
    ...twoPages,
    'docsgen.config.ts': config(
      "base: '/docs/', logo: '/logo.svg', redirects: [{ from: '/old/', to: '/button/' }],",
    ),
    'pages/button.md': markdown(
      'Button',
      'See [it](/slider/), ![logo](/logo.svg) and [home](https://acme.example/).',
    ),
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  };

  test('stands before every internal address of every document', async () => {
    const site = await built({
      ...files,
      'pages/button.md': markdown('Button', 'See [it](/slider/) and ![logo](/logo.svg).'),
    });
    for (const [path, html] of site.tree()) {
      if (!path.endsWith('.html')) continue;
      const addresses = [...all(html, '*', { href: true }), ...all(html, '*', { src: true })].map(
        ({ attribs }) => attribs['href'] ?? attribs['src']!,
      );
      const inside = addresses.filter((address) => address.startsWith('/'));
      expect(
        inside.filter((address) => !address.startsWith('/docs/')),
        path,
      ).toEqual([]);
      expect(inside.length, path).toBeGreaterThan(3);
    }
    expect(one(site.html('/button/'), 'link', { rel: 'canonical' }).attribs['href']).toBe(
      'https://acme.example/docs/button/',
    );
    expect(site.output('_redirects')).toBe('/docs/old/ /docs/button/ 301\n');
    expect(site.output('_headers')).toContain('/docs/_docsgen/*\n');
    expect(site.output('robots.txt')).toContain('https://acme.example/docs/sitemap.xml');
    expect(site.output('button.md')).toContain('(https://acme.example/docs/slider/)');
  });

  test('that the caller gives wins over that of the config', async () => {
    const site = await built(
      { ...files, 'pages/button.md': markdown('Button', 'Text.') },
      { base: '/preview/' },
    );
    expect(
      hrefs(site.html('/button/'), 'link').filter(
        (href) => href.startsWith('/') && !href.startsWith('/preview/'),
      ),
    ).toEqual([]);
  });
});

describe('drafts', () => {
  const files: SiteFiles = {
    ...twoPages,
    'pages/slider.md': markdown('Slider', 'Slide it.', 'draft: true\n'),
  };

  const draftProduct: SiteFiles = {
    ...twoPages,
    'docsgen.config.ts': config().replace(
      'products: [',
      `products: [{ id: 'trials', name: 'Trial product', draft: true, pathPrefix: '/trials/', navigation: 'navigation/trials.ts' }, `,
    ),
    'navigation/acme.ts': navigation(
      { pathname: '/button' },
      { pathname: '/slider' },
      { pathname: '/trials/two', title: 'A trial' },
    ),
    'navigation/trials.ts': navigation({ pathname: '/trials/one' }),
    'pages/trials/index.md': markdown('Trials', 'All of them.', 'template: home\n'),
    'pages/trials/one.md': markdown('One', 'Try it.'),
    'pages/trials/two.md': markdown('Two', 'Try it, too.'),
  };

  test('are not built, and their entries have no link', async () => {
    const site = await built(files);
    expect([...site.tree().keys()].filter((path) => path.startsWith('slider'))).toEqual([]);
    for (const [path, content] of site.tree()) expect(content, path).not.toContain('"/slider/"');
  });

  test('are built where they are asked for', async () => {
    expect((await built(files, { drafts: true })).html('/slider/')).toContain('Slide it.');
  });

  test('of the navigation are shown where drafts are asked for, and need no page', async () => {
    const site = await built({
      ...files,
      'navigation/acme.ts': navigation(
        { pathname: '/button' },
        { pathname: '/slider', draft: true },
        { pathname: '/later', title: 'A later page', draft: true },
        { pathname: '/all-later', title: 'Later pages', children: [{ pathname: '/last', draft: true }] },
      ),
    });
    const entriesOf = (html: string) =>
      ['Slider', 'A later page', 'Later pages'].filter((title) => html.includes(title));
    expect(entriesOf(site.html('/button/'))).toEqual([]);
    const { problems: diagnostics } = await site.build({ drafts: true });
    expect(diagnostics).toEqual([]);
    expect(entriesOf(site.html('/button/'))).toEqual(['Slider', 'A later page', 'Later pages']);
    expect(site.html('/button/')).toContain('<span class="planned">A later page</span>');
    expect(site.html('/button/')).toContain('href="/slider/"');
  });

  test('PID-06: a product that is a draft is in no menu, file or index, and its pages are not built', async () => {
    const site = await built(draftProduct);
    const paths = [...site.tree().keys()].filter((path) => !path.startsWith('.docsgen'));
    expect(paths.filter((path) => path.startsWith('trials') || path.startsWith('api/'))).toEqual([]);
    for (const path of paths) expect(site.output(path), path).not.toMatch(/\/trials\/|Trial product/);
    // A link of the navigation to one of its pages becomes text.
    expect(site.html('/button/')).toContain('<span class="planned">A trial</span>');
  });

  test('PID-06: where drafts are asked for, a product that is one is a product as any other', async () => {
    const site = await built(draftProduct, { drafts: true });
    expect(site.html('/trials/one/')).toContain('Try it.');
    expect(site.html('/button/')).toContain('href="/trials/">Trial product');
    expect(site.html('/button/')).toContain('href="/trials/two/"');
  });

  test('come and go with the option, whatever was remembered', async () => {
    const site = await built(files);
    await site.build({ drafts: true });
    expect(site.tree().has('slider/index.html')).toBe(true);
    await site.build();
    expect(site.tree().has('slider/index.html')).toBe(false);
  });
});

describe('severities that the owner sets', () => {
  const faulty = (diagnostics: string): SiteFiles => ({
    ...twoPages,
    'docsgen.config.ts': config(`diagnostics: { ${diagnostics} },`),
    'pages/slider.md': markdown('Slider', 'See [it](/gone/).'),
    'pages/lonely.md': markdown('Lonely'),
  });

  test.each([
    [
      '',
      'content',
      [
        ['nav/orphan-page', 'warning'],
        ['link/dead', 'error'],
      ],
    ],
    [
      "'link/dead': 'warning'",
      'complete',
      [
        ['nav/orphan-page', 'warning'],
        ['link/dead', 'warning'],
      ],
    ],
    ["'link/dead': 'off'", 'complete', [['nav/orphan-page', 'warning']]],
    ["'link/dead': 'off', 'nav/orphan-page': 'error'", 'content', [['nav/orphan-page', 'error']]],
    ["'link/dead': 'off', 'nav/orphan-page': 'off'", 'complete', []],
  ])('{ %s } makes the build %s', async (diagnostics, status, found) => {
    const result = await fixture(faulty(diagnostics)).build();
    expect(result.status).toBe(status);
    expect(result.problems.map(({ code, severity }) => [code, severity])).toEqual(found);
  });

  test('what a whole tree is missing for stays an error, whatever the config says of its code', async () => {
    const site = fixture({
      ...twoPages,
      'docsgen.config.ts': config("diagnostics: { 'nav/unknown-key': 'off', 'link/dead': 'off' },"),
      'navigation/acme.ts': navigation({ pathname: '/button', color: 'red' }, { pathname: '/slider' }),
    });
    const { status, problems: diagnostics } = await site.build();
    expect(status).toBe('content');
    expect(diagnostics).toMatchObject([{ code: 'nav/unknown-key', severity: 'error' }]);
  });

  test('more warnings than are allowed are an error, and the output stays as it was', async () => {
    const site = fixture({ ...twoPages, 'pages/lonely.md': markdown('Lonely') });
    expect((await site.build({ maxWarnings: 1 })).status).toBe('complete');
    const tree = site.tree();
    site.write('pages/lone.md', markdown('Lone'));
    const result = await site.build({ maxWarnings: 1 });
    expect(result.status).toBe('content');
    expect(result.problems.at(-1)).toMatchObject({ code: 'build/too-many-warnings', severity: 'error' });
    expect(site.tree()).toEqual(tree);
  });
});

describe('templates of the site', () => {
  test('a file stands in for the default one of the same name, and may use it', async () => {
    const site = await built({
      ...twoPages,
      'templates/MarkdownPage.tsx': `import { Markdown, Region, useFrame } from 'docsgen/kit';
import { Shell } from './Shell.js';
import { word } from './words.js';

export function MarkdownPage() {
  return (
    <Shell>
      <article data-own={useFrame().site.title}>
        <p>{word}</p>
        <Region name="header" />
        <Markdown />
      </article>
    </Shell>
  );
}
`,
      'templates/words.ts': "export const word = 'Own words';\n",
    });
    const html = site.html('/button/');
    expect(text(one(html, 'article', { 'data-own': 'Acme' }))).toContain('Own words');
    expect(html).toContain('Press it.');
    expect(text(one(html, 'h1'))).toBe('Button');
    site.edit('templates/words.ts', 'Own words', 'Other words');
    await site.build();
    expect(site.html('/slider/')).toContain('Other words');
    site.remove('templates');
    await site.build();
    expect(all(site.html('/button/'), 'article', { 'data-own': true })).toEqual([]);
  });

  test.each([
    ['without its folder, with earlier names of the kit', 'useFrame', 'parts/SiteFooter', './Icon.js'],
    ['by its path', 'useLayout', 'parts/page/SiteFooter', './Icon.js'],
    ['by its path, with imports without a folder', 'useLayout', 'parts/page/SiteFooter', '../Icon.js'],
  ])('a part is replaced %s', async (_, hook, path, icon) => {
    const site = await built({
      ...twoPages,
      [`templates/${path}.tsx`]: `import { ${hook} } from 'docsgen/kit';
import { SiteFooter as BuiltIn } from 'docsgen/templates/${path}.js';
import { Icon } from '${icon}';

export function SiteFooter() {
  return (
    <section data-own={${hook}().site.title}>
      <Icon name="WebIcon" />
      <BuiltIn />
    </section>
  );
}
`,
    });
    const footer = one(site.html('/button/'), 'section', { 'data-own': 'Acme' });
    expect(all(footer, 'svg')).toHaveLength(1);
    expect(all(footer, 'footer')).toHaveLength(1);
  });

  test('its styles are in the shared stylesheet, not in the documents', async () => {
    const site = await built({
      ...twoPages,
      'templates/parts/SiteFooter.tsx':
        "import styled from '@emotion/styled';\nconst Root = styled.footer`\n  color: rgb(1, 2, 3);\n`;\nexport function SiteFooter() {\n  return <Root>Ours</Root>;\n}\n",
    });
    const [, css] = [...site.tree()].find(([path]) => path.endsWith('.css'))!;
    expect(css).toMatch(/rgb\(1,\s*2,\s*3\)/);
    expect(site.html('/button/')).not.toMatch(/rgb\(1/);
  });

  test('a component of theirs can be named by a page', async () => {
    const site = await built({
      ...twoPages,
      'pages/button.md': markdown(
        'Button',
        '{{"component": "components/ComponentLinkHeader.js", "design": false}}',
      ),
      'templates/components/ComponentLinkHeader.tsx':
        'export function ComponentLinkHeader({ design }: { readonly design?: unknown }) {\n  return <p data-own={String(design)}>Chips</p>;\n}\n',
    });
    expect(text(one(site.html('/button/'), 'p', { 'data-own': 'false' }))).toBe('Chips');
  });
});

describe('a site without a home page', () => {
  test('is complete, and its home link leads to its first page', async () => {
    const { 'pages/index.md': _, ...files } = twoPages;
    const site = await built(files);
    expect(hrefs(site.html('/slider/'))).not.toContain('/');
    expect(hrefs(site.html('/slider/'))[1]).toBe('/button/');
  });
});

describe('the link “Edit this page”', () => {
  test('leads to the page’s file in the repository, or to the file that its front matter names', async () => {
    const site = await built({
      ...twoPages,
      'docsgen.config.ts': config("repository: { url: 'https://example.com/repo', directory: 'docs' },"),
      'pages/slider.md': markdown('Slider', '', 'filename: /packages/acme/Slider (new).tsx\n'),
    });
    const edit = (pathname: string) => one(site.html(pathname), 'a', { class: 'edit' }).attribs['href'];
    expect(edit('/button/')).toBe('https://example.com/repo/edit/main/docs/pages/button.md');
    expect(edit('/slider/')).toBe('https://example.com/repo/edit/main/packages/acme/Slider%20(new).tsx');
  });
});
