import { describe, expect, test } from 'vitest';
import { findModuleImports } from '../../../src/demos/source/find-module-imports.js';
import { extractPreview } from '../../../src/demos/source/extract-preview.js';
import { findDemo, loadDemoSources } from '../../../src/demos/source/load-demo.js';
import type { ReadSource } from '../../../src/demos/source/demo-file-collector.js';

function load(
  name: string,
  files: Readonly<Record<string, string>>,
  read: ReadSource = (path) => (path in files ? { text: files[path]! } : { missing: true }),
) {
  const listFiles = () => Object.keys(files).map((path) => path.slice('pages/a/'.length));
  const { entries, issue } = findDemo(name, { folder: 'pages/a', read, listFiles });
  const demos = entries.map(({ path, styling }) => ({ ...loadDemoSources(path, read), styling }));
  return { demo: demos[0], demos, issue, diagnostics: demos.flatMap(({ diagnostics }) => diagnostics) };
}

const demo = 'export default function A() {\n  return <p>a</p>;\n}\n';

describe('files of a demo', () => {
  test.each(['tsx', 'jsx', 'ts', 'js'])('is found as .%s', (extension) => {
    const path = `pages/a/A.${extension}`;
    expect(load('A', { [path]: demo }).demos).toEqual([
      {
        modulePath: path,
        files: [{ name: `A.${extension}`, path, code: demo }],
        assets: [],
        preview: '<p>a</p>',
        packages: [],
        diagnostics: [],
      },
    ]);
  });

  test('TypeScript comes first', () => {
    expect(load('A', { 'pages/a/A.js': 'js', 'pages/a/A.tsx': 'tsx' })).toMatchObject({
      demo: { modulePath: 'pages/a/A.tsx' },
    });
  });

  test('relative modules come along, in the order of their imports (DEM-06)', () => {
    const files = {
      'pages/a/A.tsx': [
        "import * as React from 'react';",
        "import Button from '@mui/material/Button';",
        "import type { B } from './b';",
        'import {',
        '  C,',
        "} from './parts';",
        "import './style.css';",
        "import data from '../data.json';",
        "export { d } from './d.js';",
        "const lazy = React.lazy(() => import('./e'));",
        "// import x from './comment';",
        "const text = `\nimport y from './template';\n`;",
        'export default function A() { return <p>{text} {lazy}</p>; }',
      ].join('\n'),
      'pages/a/b.ts': "import { C } from './parts';\r\nimport 'react-dom/client';\r\nexport type B = C;",
      'pages/a/parts/index.tsx': "import A from '../A';\nexport const C = A;",
      'pages/a/style.css': "@import './other.css';\na { background: url(photo.jpg) }",
      'pages/a/other.css': '/* url(./none.png) */',
      'pages/a/photo.jpg': '',
      'pages/data.json': '{}',
      'pages/a/d.tsx': 'export const d = 1;',
      'pages/a/e.jsx': 'export default 1;',
    };
    const loaded = load('A', files);
    expect(loaded).toMatchObject({ demo: { packages: ['@mui/material', 'react', 'react-dom'] } });
    expect(loaded.demo?.files.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'A.tsx pages/a/A.tsx',
      'b.ts pages/a/b.ts',
      'parts/index.tsx pages/a/parts/index.tsx',
      'style.css pages/a/style.css',
      'other.css pages/a/other.css',
      'data.json pages/data.json',
      'd.tsx pages/a/d.tsx',
      'e.jsx pages/a/e.jsx',
    ]);
    expect(loaded.demo?.assets).toEqual([{ name: 'photo.jpg', path: 'pages/a/photo.jpg' }]);
    expect(loaded.demo?.files[1]?.code).not.toContain('\r');
  });

  test('JavaScript looks for JavaScript first', () => {
    const files = { 'pages/a/A.js': "import './b';", 'pages/a/b.ts': '', 'pages/a/b.jsx': '' };
    expect(load('A', files)).toMatchObject({ demo: { files: [{}, { path: 'pages/a/b.jsx' }] } });
  });
});

describe('a demo in several styling options', () => {
  test('is a folder: one module for each, the default first', () => {
    const files = {
      'pages/a/A/css/index.jsx': "import './a.css';",
      'pages/a/A/css/a.css': '',
      'pages/a/A/tailwind/index.tsx': demo,
    };
    expect(load('A', files)).toMatchObject({
      demos: [
        { styling: 'tailwind', modulePath: 'pages/a/A/tailwind/index.tsx', preview: '<p>a</p>' },
        { styling: 'css', files: [{ name: 'index.jsx' }, { name: 'a.css' }] },
      ],
    });
  });

  test('of another name is named', () => {
    expect(load('Heros', { 'pages/a/Hero/css/index.tsx': demo })).toMatchObject({
      issue: { code: 'demo/missing', hint: 'Did you mean `Hero`?' },
    });
  });
});

describe('a demo of another folder', () => {
  test.each([
    ['../A', 'pages/A.tsx'],
    ['b/A', 'pages/a/b/A.tsx'],
    ['../b/../A', 'pages/A.tsx'],
  ])('is named by its path: %s', (name, modulePath) => {
    const files = { 'pages/A.tsx': demo, 'pages/a/b/A.tsx': demo };
    expect(load(name, files)).toMatchObject({ issue: undefined, demos: [{ modulePath }] });
  });
});

describe('a demo that cannot be read', () => {
  test('is not there: the nearest is named (B089)', () => {
    expect(load('BasicButon', { 'pages/a/BasicButton.tsx': demo, 'pages/a/index.md': '' })).toMatchObject({
      demos: [],
      issue: {
        code: 'demo/missing',
        message: 'there is no demo BasicButon beside the page',
        hint: 'Did you mean `BasicButton`?',
      },
    });
    expect(load('Q', { 'pages/a/BasicButton.tsx': demo })).toMatchObject({
      issue: { hint: 'The demos beside the page are BasicButton.' },
    });
    expect(load('Q', {})).toMatchObject({ issue: { hint: 'There is no demo beside the page.' } });
  });

  test.each(['../../A', '..\\A', '/A', 'C:A', '%2e%2e', '..'])('leads elsewhere: %s (B090)', (name) => {
    expect(load(name, { 'A.tsx': demo, 'pages/A.tsx': demo, 'pages.tsx': demo })).toMatchObject({
      demos: [],
      issue: { code: 'demo/outside-site' },
    });
  });

  test('lies behind a link out of the site (B088)', () => {
    expect(load('A', {}, () => ({ outside: true }))).toMatchObject({
      demos: [],
      issue: { code: 'demo/outside-site' },
    });
  });

  test('imports what is not there: the importing file is reported', () => {
    const files = {
      'pages/a/A.tsx': "import './b';\n",
      'pages/a/b.ts': "\n  import x from './missing';\nimport '/abs';\n",
    };
    expect(load('A', files)).toMatchObject({
      diagnostics: [
        {
          code: 'demo/import',
          file: 'pages/a/b.ts',
          line: 2,
          column: 17,
          message: './missing leads to no file',
        },
        { code: 'demo/outside-site', file: 'pages/a/b.ts', line: 3, column: 8 },
      ],
    });
    expect(load('A', { 'pages/a/A.tsx': "import '../../../x';" })).toMatchObject({
      diagnostics: [{ code: 'demo/outside-site' }],
    });
  });

  test('files that import each other are no problem (B107)', () => {
    const files = { 'pages/a/A.tsx': "import './b';", 'pages/a/b.ts': "import './A';" };
    expect(load('A', files)).toMatchObject({
      demo: { files: [{ name: 'A.tsx' }, { name: 'b.ts' }] },
      diagnostics: [],
    });
  });
});

describe('findModuleImports', () => {
  test.each([
    ["import a from 'b'", ['b']],
    ["import 'b';import 'c'", ['b']],
    ["export * from 'b'", ['b']],
    ['const a = require(\'b\'); await import("c")', ['b', 'c']],
    ['/*\nimport a from "b"\n*/ <p>\n import x from "y"\n</p>', []],
    ["export const a = 'b'", []],
  ])('%j', (code, specifiers) => {
    expect(findModuleImports(code).map(({ specifier }) => specifier)).toEqual(specifiers);
  });
});

describe('preview (DEM-02)', () => {
  const body = (returned: string) => `export default function A() {\n${returned}\n}\n`;
  test.each([
    ['  return <p>a</p>;', '<p>a</p>'],
    [
      '  return (\n    <B c={() => { return 1; }}>\n      d\n    </B>\n  );',
      '<B c={() => { return 1; }}>\n  d\n</B>',
    ],
    ['  return (\n    <div>\n      <B />\n      <C>return</C>\n    </div>\n  );', '<B />\n<C>return</C>'],
    [
      '  return (\n    <Stack\n      sx={{ a: () => <i>x</i> }}\n    >\n      <B />\n    </Stack>\n  );',
      '<B />',
    ],
    ['  return <Box><B /></Box>;', '<B />'],
    ['  return <Box><b>a</b> Step 1</Box>;', '<b>a</b> Step 1'],
    ['  return <div>\n  1 of <b>a</b> is new\n</div>;', '1 of <b>a</b> is new'],
    ['  return <Box sx={{ a: 1 }} />;', '<Box sx={{ a: 1 }} />'],
    [
      '  return (\n    <React.Fragment>\n      <B />\n    </React.Fragment>\n  );',
      '<React.Fragment>\n  <B />\n</React.Fragment>',
    ],
    [
      '  if (a) {\n    return null;\n  }\n  const f = () => {\n    return <i />;\n  };\n  return <B f={f} />;',
      '<B f={f} />',
    ],
    [
      "  const s = 'return <i />; }';\n  // return <u />\n  return <p>It's (a) &nbsp;; b</p>;",
      "<p>It's (a) &nbsp;; b</p>",
    ],
    ['  return null;', undefined],
    ['  return a ? <B /> : <C />;', undefined],
    ['  const a = 1;', undefined],
    [
      `  return (\n    <B>\n${'      <C />\n'.repeat(14)}    </B>\n  );`,
      `<B>\n${'  <C />\n'.repeat(14)}</B>`,
    ],
    [`  return (\n    <B>\n${'      <C />\n'.repeat(15)}    </B>\n  );`, undefined],
  ])('%j', (returned, preview) => {
    expect(extractPreview(body(returned))).toBe(preview);
  });

  test.each([
    ['function A() {\n  return <B />;\n}\nexport default A;\n', '<B />'],
    [
      'const A = () => <i />;\nexport default function C({ a }: { a: string }) {\n  return <B a={a} />;\n}',
      '<B a={a} />',
    ],
    ['const A = () => {\n  return <B />;\n};\nexport default A;', '<B />'],
    ['const A = () => (\n  <Box>\n    <B />\n  </Box>\n);\nexport default A;', '<B />'],
    ['export default async function A() { return <B />; }', '<B />'],
    ['export default 1;', undefined],
    ['', undefined],
    ['export default function A() {', undefined],
  ])('%j', (code, preview) => {
    expect(extractPreview(code)).toBe(preview);
  });
});
