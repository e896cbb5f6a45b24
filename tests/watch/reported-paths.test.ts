import { describe, expect, test } from 'vitest';
import { isEditorFile } from '../../src/watch/files/ignored-files.js';
import { injectLiveScript } from '../../src/watch/live-extensions.js';
import { getMediaType } from '../../src/server/response/media-type.js';
import {
  findOutsideFiles,
  findRelevantFiles,
  createBuildOutputCheck,
} from '../../src/watch/files/relevant-files.js';
import { createEditorLink } from '../../src/watch/editor-link.js';
import { formatPageDiagnostics } from '../../src/watch/page-diagnostics.js';
import { listChangedPaths } from '../../src/watch/page-events.js';

describe('listChangedPaths', () => {
  test.each<[string, readonly string[], string, readonly string[] | undefined]>([
    [
      'pages by their addresses',
      ['index.html', 'a/b/index.html', 'plain.html'],
      '/',
      ['/', '/a/b/', '/plain.html'],
    ],
    [
      'below the base',
      ['index.html', 'a/index.html', 'x.css'],
      '/docs/',
      ['/docs/', '/docs/a/', '/docs/x.css'],
    ],
    [
      'not what no page shows',
      ['a.md', 'sitemap.xml', 'robots.txt', 'api/x.json', '_headers', '_redirects', 'nginx.conf', 'sw.js'],
      '/',
      [],
    ],
    [
      'not what has its hash in its name',
      ['_docsgen/shell.0123456789.css', '_docsgen/a/b.0123456789.js'],
      '/',
      [],
    ],
    ['any, where the page for nothing has changed', ['404.html', 'a/index.html'], '/', undefined],
    ['a name that only looks like an index', ['my-index.html'], '/', ['/my-index.html']],
  ])('%s', (_, changed, base, reported) => {
    expect(listChangedPaths(changed, base)).toEqual(reported);
  });
});

describe('relevantFiles', () => {
  const seen = {
    files: new Set(['docsgen.config.ts', '../shared/a.ts']),
    folders: new Set(['pages', 'public']),
  };

  test.each([
    ['/site/docsgen.config.ts', ['docsgen.config.ts']],
    ['/shared/a.ts', ['../shared/a.ts']],
    ['/shared/b.ts', []],
    ['/site/pages/a/b.md', ['pages/a/b.md']],
    ['/site/pages', ['pages']],
    ['/site/pagesque/a.md', []],
    ['/site/src/a.ts', []],
  ])('%s', (path, files) => {
    expect(findRelevantFiles('/site', seen, [path])).toEqual(files);
  });

  test('are all below a folder that is the site itself', () => {
    expect(findRelevantFiles('/site', { files: new Set(), folders: new Set(['']) }, ['/site/x'])).toEqual([
      'x',
    ]);
  });

  test('those outside are named by their whole paths', () => {
    expect(findOutsideFiles('/site', seen)).toEqual(['/shared/a.ts']);
  });

  test('what builds write is none of the content', () => {
    const isWritten = createBuildOutputCheck('/site/dist', '/site/cache/x');
    const all = [
      '/site/dist',
      '/site/dist/a',
      '/site/.dist.docsgen-lock',
      '/site/.dist.docsgen-stage/a',
      '/site/cache/x/y',
    ];
    expect(all.filter((path) => !isWritten(path))).toEqual([]);
    expect(['/site/distance', '/site/.dist', '/site/cache', '/site/pages'].filter(isWritten)).toEqual([]);
  });
});

describe('isEditorFile', () => {
  test.each([
    'a.md~',
    '.a.md.swp',
    '.a.md.swo',
    '4913',
    '.#a.md',
    '#a.md#',
    'a.md___jb_tmp___',
    '.goutputstream-ABC',
    '.DS_Store',
    '.nfs0012ab',
  ])('%s is one', (name) => expect(isEditorFile(name)).toBe(true));
  test.each(['a.md', 'a~b.md', '4913.md', '#1.md', 'swp', 'a.swift', '.htaccess', 'part.md'])(
    '%s is none',
    (name) => expect(isEditorFile(name)).toBe(false),
  );
});

describe('withLiveScript', () => {
  test('stands at the end of the head, and says which document it is in', () => {
    expect(String(injectLiveScript(Buffer.from('<head>ü</head><body></head></body>'), 'v'))).toBe(
      '<head>ü<script type="module" src="/_docsgen/live/start.js" data-docsgen-page="v"></script></head><body></head></body>',
    );
  });
  test('stands at the end where there is no head', () => {
    expect(String(injectLiveScript(Buffer.from('<p>'), 'v'))).toMatch(/^<p><script /);
  });
});

describe('shownProblems', () => {
  const diagnostic = {
    code: 'a/b',
    severity: 'error',
    file: 'a.md',
    line: 2,
    column: 3,
    message: 'No.',
    hint: 'Yes.',
  } as const;

  test('have their place, their source and their hint', () => {
    const { count, diagnostics } = formatPageDiagnostics([diagnostic], {
      text: () => 'one\ntwo\nthree',
      link: ({ file }) => `edit:${file}`,
      toSitePath: (file) => `pages/${file}`,
    });
    expect(count).toBe(1);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'a/b',
        message: 'No.',
        location: 'a.md:2:3',
        link: 'edit:a.md',
        hint: 'Yes.',
        page: '/a/',
        codeFrame: [
          { margin: '1 │ ', text: 'one', kind: 'near' },
          { margin: '2 │ ', text: 'two', kind: 'here' },
          { margin: '  │ ', text: '  ^', kind: 'mark' },
          { margin: '3 │ ', text: 'three', kind: 'near' },
        ],
      },
    ]);
  });

  test('are errors first, and no more than a reader can bear', () => {
    const many = Array.from(
      { length: 100 },
      (_, at) => ({ ...diagnostic, severity: at === 99 ? 'error' : 'warning', message: `${at}` }) as const,
    );
    const { count, diagnostics } = formatPageDiagnostics(many, {
      text: () => undefined,
      link: () => '',
      toSitePath: (file) => file,
    });
    expect([count, diagnostics.length, diagnostics[0]!.message]).toEqual([100, 50, '99']);
  });
});

describe('editorLink', () => {
  const spot = { file: '/home/me/my site/a#b.md', line: 3, column: 5 };
  test.each<[Readonly<Record<string, string>>, string]>([
    [{}, 'vscode://file/home/me/my%20site/a%23b.md:3:5'],
    [{ EDITOR: 'vim' }, 'vscode://file/home/me/my%20site/a%23b.md:3:5'],
    [{ EDITOR: '/usr/bin/cursor --wait' }, 'cursor://file/home/me/my%20site/a%23b.md:3:5'],
    [{ EDITOR: 'nano', TERM_PROGRAM: 'zed' }, 'zed://file/home/me/my%20site/a%23b.md:3:5'],
    [
      { VISUAL: 'webstorm', EDITOR: 'code' },
      'webstorm://open?file=%2Fhome%2Fme%2Fmy%20site%2Fa%23b.md&line=3&column=5',
    ],
  ])('of %j is %s', (environment, link) => {
    expect(createEditorLink(spot, environment)).toBe(link);
  });

  test('leads to the top of a file where no line is known, also on Windows', () => {
    expect(createEditorLink({ file: 'C:\\site\\a.md' }, {})).toBe('vscode://file/C:/site/a.md:1:1');
  });
});

describe('mediaTypeOf', () => {
  test.each([
    ['a/b.html', 'text/html; charset=utf-8', true],
    ['A.PNG', 'image/png', false],
    ['font.ttf', 'font/ttf', true],
    ['a.b/c', 'application/octet-stream', false],
    ['.htaccess', 'application/octet-stream', false],
    ['x.constructor', 'application/octet-stream', false],
  ])('%s', (path, name, isCompressible) => {
    expect(getMediaType(path)).toEqual({ name, isCompressible });
  });
});
