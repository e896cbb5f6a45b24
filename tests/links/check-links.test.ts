import { describe, expect, test } from 'vitest';
import { checkLinks } from '../../src/links/check-links.js';
import type { LinkedPage, LinkCheckInput } from '../../src/links/link-targets.js';
import type { PageLink } from '../../src/markdown/page.js';
import { computingTime } from '../computing-time.js';

function link(target: string, line = 1, kind: PageLink['kind'] = 'link'): PageLink {
  return { kind, target, line, column: 3 };
}

function page(pathname: string, more: Partial<LinkedPage> = {}): LinkedPage {
  return { pathname, file: `pages${pathname}index.md`, links: [], anchors: [], hrefs: [], ids: [], ...more };
}

function createInput(pages: readonly LinkedPage[], more: Partial<LinkCheckInput> = {}): LinkCheckInput {
  return {
    pages,
    publicFiles: [],
    outputs: [],
    redirects: [],
    base: '/',
    languages: ['en'],
    templates: 'templates',
    ...more,
  };
}

function report(pages: readonly LinkedPage[], more: Partial<LinkCheckInput> = {}): readonly string[] {
  return checkLinks(createInput(pages, more)).map(({ code, message }) => `${code}: ${message}`);
}

const button = page('/material-ui/react-button/', {
  anchors: ['usage', 'q-%E3%83%87'],
  ids: ['usage', 'main-content'],
});

describe('links of Markdown', () => {
  test('B121: a dead link is reported at each of its places, with the nearest page', () => {
    const from = page('/a/', {
      links: [link('/material-ui/react-buton/', 12), link('/material-ui/react-buton/#usage', 5)],
    });
    const diagnostic = {
      code: 'link/dead',
      severity: 'error',
      file: 'pages/a/index.md',
      column: 3,
      message: 'there is no page or file /material-ui/react-buton/',
      hint: 'Did you mean /material-ui/react-button/?',
    };
    expect(checkLinks(createInput([from, button]))).toEqual([
      { ...diagnostic, line: 5 },
      { ...diagnostic, line: 12 },
    ]);
  });

  test('B122: a dead anchor is reported on the same page and on another one, with the nearest anchor', () => {
    const from = page('/a/', {
      anchors: ['start'],
      links: [link('/a/#strat', 1), link('/material-ui/react-button/#usaeg', 2)],
    });
    expect(checkLinks(createInput([from, button]))).toMatchObject([
      {
        code: 'link/dead-anchor',
        line: 1,
        message: '/a/ has no anchor #strat',
        hint: 'Did you mean #start?',
      },
      {
        code: 'link/dead-anchor',
        line: 2,
        message: '/material-ui/react-button/ has no anchor #usaeg',
        hint: 'Did you mean #usage?',
      },
    ]);
  });

  test('B118: a missing image is reported', () => {
    const from = page('/a/', {
      links: [link('/images/logo.svg', 4, 'image'), link('/images/there.svg', 5, 'image')],
    });
    expect(checkLinks(createInput([from], { publicFiles: ['images/there.svg'] }))).toEqual([
      {
        code: 'image/missing',
        severity: 'error',
        file: 'pages/a/index.md',
        line: 4,
        column: 3,
        message: 'the image /images/logo.svg does not exist',
        hint: 'Put the file into public/.',
      },
    ]);
  });

  test('RTE-03: a link without the trailing slash is dead, and the hint has it', () => {
    const diagnostics = checkLinks(
      createInput([page('/a/', { links: [link('/material-ui/react-button')] }), button]),
    );
    expect(diagnostics).toMatchObject([
      { code: 'link/dead', hint: 'Did you mean /material-ui/react-button/?' },
    ]);
  });

  test.each([
    ['/material-ui/react-button/'],
    ['/material-ui/react-button/#usage'],
    ['/material-ui/react-button/#main-content'],
    ['/material-ui/react-button/?a=1#usage'],
    ['/material-ui/react-button/#'],
    ['/material-ui/react-button/#top'],
    ['/material-ui/react-button/#:~:text=Usage'],
    ['#own'],
    ['#own.tsx'],
    ['#own.js'],
    ['/a/#own'],
    ['../material-ui/react-button/'],
    ['/material-ui/react-button.md'],
    ['/files/a%20b.pdf'],
    ['/old/'],
    ['/moved/anything/'],
    ['https://example.com/'],
    ['//example.com/'],
    ['mailto:someone@example.com'],
    ['https://mui.com/material-ui/react-button/#usage'],
    ['https://mui.com.evil.example/nowhere/'],
  ])('%s leads somewhere', (target) => {
    const redirects = [
      { from: '/old', to: '/a/', status: 301 },
      { from: '/moved/*', to: '/a/', status: 301 },
    ];
    const more = {
      redirects,
      outputs: ['material-ui/react-button.md'],
      publicFiles: ['files/a b.pdf'],
      url: 'https://mui.com',
    };
    expect(report([page('/a/', { anchors: ['own'], links: [link(target)] }), button], more)).toEqual([]);
  });

  test.each([['https://mui.com/nowhere/'], ['../nowhere/'], ['\\\\['], ['/a/../a/']])(
    '%s leads nowhere',
    (target) => {
      expect(report([page('/a/', { links: [link(target)] })], { url: 'https://mui.com' })).toHaveLength(1);
    },
  );

  test.each([
    ['#q-デ', 'q-%E3%83%87'],
    ['#q-%E3%83%87', 'q-デ'],
    ['#100%', '100%'],
  ])('an anchor is compared decoded: %s is %s', (hash, id) => {
    expect(report([page('/a/', { ids: [id], links: [link(`/a/${hash}`)] })])).toEqual([]);
  });

  test('B080: an escaped path is compared decoded', () => {
    const pages = [
      page('/データ/'),
      page('/a/', { links: [link('/%E3%83%87%E3%83%BC%E3%82%BF/'), link('/データ/')] }),
    ];
    expect(report(pages)).toEqual([]);
  });

  test('problems are sorted by file and line, whatever the order of the pages', () => {
    const pages = [
      page('/b/', { links: [link('/x/', 2), link('/y/', 1)] }),
      page('/a/', { links: [link('/z/', 9)] }),
    ];
    const places = (given: readonly LinkedPage[]) =>
      checkLinks(createInput(given)).map(({ file, line }) => `${file}:${line}`);
    expect(places(pages)).toEqual(['pages/a/index.md:9', 'pages/b/index.md:1', 'pages/b/index.md:2']);
    expect(places(pages.toReversed())).toEqual(places(pages));
  });
});

describe('links of the built pages', () => {
  test('a dead link that no Markdown explains is reported once, for the templates', () => {
    const pages = [page('/b/', { hrefs: ['/nowhere/'] }), page('/a/', { hrefs: ['/nowhere/', '/nowhere/'] })];
    expect(checkLinks(createInput(pages))).toEqual([
      {
        code: 'template/dead-link',
        severity: 'error',
        file: 'templates',
        message:
          'there is no page or file /nowhere/; a template, a component or raw HTML links to it on 2 pages',
        hint: 'Write the path of a page, with its trailing slash.',
        related: [{ file: 'pages/a/index.md', message: 'is such a page' }],
      },
    ]);
  });

  test('what the Markdown says is reported there only', () => {
    const from = page('/de/a/', {
      links: [link('/nowhere/#x'), link('/b/#y')],
      hrefs: ['/docs/de/nowhere/#x', '/docs/de/b/#y'],
    });
    const codes = checkLinks(
      createInput([from, page('/b/'), page('/de/b/')], { base: '/docs/', languages: ['en', 'de'] }),
    ).map(({ code }) => code);
    expect(codes).toEqual(['link/dead', 'link/dead-anchor']);
  });

  test.each([['/docs/a/'], ['/docs'], ['/docs/_docsgen/x.css'], ['/elsewhere/'], ['#id'], ['./'], ['']])(
    'below a base, %s is fine',
    (href) => {
      expect(
        report([page('/'), page('/a/', { hrefs: [href], ids: ['id'] })], {
          base: '/docs/',
          outputs: ['_docsgen/x.css'],
        }),
      ).toEqual([]);
    },
  );

  test.each([
    ['/docs/b/', 'there is no page or file /b/'],
    ['b/', 'there is no page or file /a/b/'],
    ['#no', '/a/ has no anchor #no'],
  ])('below a base, %s is dead', (href, message) => {
    expect(report([page('/a/', { hrefs: [href] })], { base: '/docs/' })[0]).toContain(
      `template/dead-link: ${message};`,
    );
  });
});

describe('pages in several languages', () => {
  const languages = ['en', 'de'];
  const translated = page('/de/b/', { file: 'pages/b-de.md', ids: ['einrichten'] });
  const original = page('/b/', { file: 'pages/b.md', ids: ['install'] });
  const reportFrom = (file: string, ...targets: readonly string[]): readonly string[] => {
    const from = page('/de/a/', { file, ids: ['anfang'], links: targets.map((target) => link(target)) });
    const source = page('/a/', { file: 'pages/a.md', ids: ['start'] });
    return report([source, from, original, translated], { languages });
  };

  test('a translated page links to the headings of its language', () => {
    expect(reportFrom('pages/a-de.md', '/a/#anfang', '/b/#einrichten', '/b/?x#einrichten', '/b/')).toEqual(
      [],
    );
    expect(reportFrom('pages/a-de.md', '/a/#start', '/b/#install')).toEqual([
      'link/dead-anchor: /de/a/ has no anchor #start',
      'link/dead-anchor: /de/b/ has no anchor #install',
    ]);
  });

  test('a page without a translation is checked as it is in the default language', () => {
    expect(reportFrom('pages/a.md', '/a/#start', '/b/#install')).toEqual([]);
    expect(reportFrom('pages/a.md', '/b/#einrichten')).toEqual([
      'link/dead-anchor: /b/ has no anchor #einrichten',
    ]);
  });

  test('what has no language is found without one', () => {
    const from = page('/de/a/', { file: 'pages/a-de.md', links: [link('/blog/x/#y'), link('/logo.svg')] });
    const blog = page('/blog/x/', { ids: ['y'] });
    expect(report([page('/a/'), from, blog], { languages, publicFiles: ['logo.svg'] })).toEqual([]);
    expect(report([page('/a/'), from], { languages }).toSorted()).toEqual([
      'link/dead: there is no page or file /blog/x/',
      'link/dead: there is no page or file /logo.svg',
    ]);
  });
});

describe('speed', () => {
  const pathnames = Array.from({ length: 1000 }, (_, index) => `/material-ui/react-component-${index}/`);

  function corpus(dead: boolean): readonly LinkedPage[] {
    return pathnames.map((pathname, index) => {
      const targets = Array.from(
        { length: 60 },
        (_, at) => `${pathnames[(index * 7 + at * 13) % 1000]}${at % 2 ? '#usage' : ''}`,
      );
      return page(pathname, {
        links: targets.map((target, line) =>
          link(dead ? target.replace('component', 'compnent') : target, line + 1),
        ),
        hrefs: targets,
        anchors: ['usage', 'api'],
        ids: ['usage', 'api', 'main-content'],
      });
    });
  }

  test('60,000 links of 1,000 pages are checked within 200 ms of computing', () => {
    const given = createInput(corpus(false));
    checkLinks(given);
    const times = Array.from({ length: 5 }, () => {
      const start = computingTime();
      expect(checkLinks(given)).toEqual([]);
      return computingTime() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  test('60,000 dead links are reported within two seconds', () => {
    const given = createInput(corpus(true).map((one) => ({ ...one, hrefs: [] })));
    const start = computingTime();
    expect(checkLinks(given)).toHaveLength(60_000);
    expect(computingTime() - start).toBeLessThan(2000);
  });
});
