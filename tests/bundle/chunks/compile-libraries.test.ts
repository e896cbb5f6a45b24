import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileLibraries, type LibraryBundle } from '../../../src/bundle/chunks/compile-libraries.js';
import { collectModuleUse } from '../../../src/bundle/chunks/collect-module-use.js';
import { linkImports } from '../../../src/bundle/chunks/link-imports.js';
import { compileBrowserDemo, mergeExternalImports } from '../../../src/bundle/compile-browser-module.js';

const own = resolve('src');

let root: string;

/** Two documented packages that share a third; one of them asks for React as CommonJS does. */
const files: Readonly<Record<string, string>> = {
  'node_modules/wide/package.json':
    '{"name":"wide","version":"1.0.0","dependencies":{"deep":"1"},"peerDependencies":{"react":"*"}}',
  'node_modules/wide/index.js': 'export { default as A } from "./A.js"; export const unused = "UNUSED";',
  'node_modules/wide/A.js':
    'import { shared } from "deep"; import * as React from "react"; export default function A() { return React.createElement("p", null, shared); }',
  'node_modules/tall/package.json':
    '{"name":"tall","version":"1.0.0","dependencies":{"deep":"1"},"peerDependencies":{"react":"*"}}',
  'node_modules/tall/index.js':
    'const React = require("react"); const { shared } = require("deep"); exports.B = () => React.createElement("p", null, shared + "tall");',
  'node_modules/deep/package.json': '{"name":"deep","version":"1.0.0","main":"index.js"}',
  'node_modules/deep/index.js': 'export const shared = "SHARED"; export const other = "OTHER";',
  'node_modules/grid/package.json':
    '{"name":"grid","version":"1.0.0","dependencies":{"wide":"1"},"peerDependencies":{"react":"*"}}',
  'node_modules/grid/index.js': 'import { P } from "wide/P.js"; export const G = () => ["GRID", P()];',
  'node_modules/wide/P.js': `import A from "./A.js"; import { inner } from "./inner.js"; export const P = () => ["PART", A, inner, "${'long '.repeat(800)}"];`,
  'node_modules/wide/inner.js': 'export const inner = "INNER";',
  'node_modules/wide/Rare.js': `import { shared } from "deep"; import { kin } from "./kin.js"; export const Rare = () => ["RARE", shared, kin, "${'long '.repeat(800)}"];`,
  'node_modules/wide/kin.js': 'export const kin = "KIN";',
  'node_modules/wide/short.js': 'export const short = "SHORT";',
  'pages/Rare.tsx':
    'import { Rare } from "wide/Rare.js";\nexport default function Demo() { return <p>{Rare().length}</p>; }\n',
  'pages/Short.tsx':
    'import { short } from "wide/short.js";\nexport default function Short() { return <p>{short}</p>; }\n',
  'pages/Kin.tsx':
    'import { kin } from "wide/kin.js";\nexport default function Kin() { return <p>{kin}</p>; }\n',
  'pages/Grid.tsx':
    'import { G } from "grid";\nexport default function Grid() { return <p>{G().length}</p>; }\n',
  'pages/Part.tsx':
    'import { P } from "wide/P.js";\nexport default function Part() { return <p>{P().length}</p>; }\n',
  'pages/Inner.tsx':
    'import { inner } from "wide/inner.js";\nexport default function Inner() { return <p>{inner}</p>; }\n',
  'pages/One.tsx':
    'import { A } from "wide";\nimport { words } from "./words";\nexport default function One() { return <A key={words} />; }\n',
  'pages/words.ts': 'export const words: string = "import x from \\"deep\\"";\n',
  'pages/Two.tsx':
    'import { B } from "tall";\nimport * as React from "react";\nexport default function Two() { const [n] = React.useState(0); return <B key={n} />; }\n',
};

beforeAll(() => {
  root = mkdtempSync(join(resolve('.'), '.docsgen-libraries-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The demos of one page, or of several. */
async function compiled(...pages: readonly (readonly string[])[]): Promise<LibraryBundle> {
  const consumers = pages.map(async (entries, at) => {
    const pieces = await Promise.all(
      entries.map((entry) => compileBrowserDemo({ root, entry, builtInFolder: own })),
    );
    return {
      name: `page-${at}`,
      externalImports: mergeExternalImports(pieces.flatMap((piece) => piece.externalImports)),
    };
  });
  return compileLibraries({
    root,
    builtInFolder: own,
    ...collectModuleUse(await Promise.all(consumers)),
    sidecarScripts: {},
    replacements: {},
  });
}

const named = ({ files: made }: LibraryBundle): readonly string[] =>
  made.map(({ name }) => name.split('.')[0]!);

const codeOf = ({ files: made }: LibraryBundle, name: string): string =>
  made.find((file) => file.name.startsWith(`${name}.`))!.code;

describe('architecture, decision 7: library files', () => {
  test('what another package alone needs lies with that one; what demos need too is asked for', async () => {
    const alone = await compiled(['pages/One.tsx', 'pages/Grid.tsx']);
    expect(codeOf(alone, 'wide')).not.toMatch(/PART|INNER/);
    expect(codeOf(alone, 'wide')).toContain('SHARED');
    expect(codeOf(alone, 'grid')).toMatch(/PART/);
    expect(codeOf(alone, 'grid')).toMatch(/INNER/);
    expect(codeOf(alone, 'grid')).not.toContain('SHARED');
    const both = await compiled(['pages/One.tsx', 'pages/Grid.tsx', 'pages/Inner.tsx']);
    expect(codeOf(both, 'wide')).toContain('INNER');
    expect(codeOf(both, 'grid')).not.toContain('INNER');
  });

  test('one for each package that demos import, one for React and what they share', async () => {
    const libraries = await compiled(['pages/One.tsx', 'pages/Two.tsx']);
    expect(named(libraries).toSorted()).toEqual(['react', 'tall', 'wide']);
    expect(codeOf(libraries, 'react')).toContain('SHARED');
    for (const name of ['wide', 'tall']) expect(codeOf(libraries, name)).not.toContain('SHARED');
  });

  test('what the demos of one page alone need lies in a file of that page', async () => {
    const libraries = await compiled(['pages/One.tsx'], ['pages/One.tsx', 'pages/Rare.tsx']);
    expect(named(libraries).toSorted()).toEqual(['page-1', 'react', 'wide']);
    expect(codeOf(libraries, 'page-1')).toMatch(/RARE/);
    expect(codeOf(libraries, 'page-1')).toMatch(/KIN/);
    expect(codeOf(libraries, 'wide')).not.toMatch(/RARE|KIN/);
    expect(codeOf(libraries, 'page-1')).not.toContain('SHARED');
    const { code } = await compileBrowserDemo({ root, entry: 'pages/Rare.tsx', builtInFolder: own });
    const { files: asked } = await linkImports(libraries.moduleLocations, code);
    expect(asked.map((file) => file.split('.')[0])).toEqual(['page-1', 'react']);
  });

  test('what another page needs as well stays with its package, and so does what is not worth a request', async () => {
    const shared = await compiled(['pages/Kin.tsx'], ['pages/Rare.tsx'], ['pages/Rare.tsx', 'pages/One.tsx']);
    expect(named(shared).toSorted()).toEqual(['react', 'wide']);
    const kin = await compiled(['pages/Kin.tsx'], ['pages/Rare.tsx']);
    expect(codeOf(kin, 'wide')).toMatch(/KIN/);
    expect(codeOf(kin, 'page-1')).not.toMatch(/KIN/);
    expect(named(await compiled(['pages/One.tsx'], ['pages/Short.tsx'])).toSorted()).toEqual([
      'react',
      'wide',
    ]);
  });

  test('a package that one page alone has demos of has its own file', async () => {
    expect(named(await compiled(['pages/Rare.tsx'], ['pages/Two.tsx'])).toSorted()).toEqual([
      'react',
      'tall',
      'wide',
    ]);
  });

  test('a page has a copy of its own of what a package needs that it never meets, and no page has two', async () => {
    const apart = await compiled(['pages/Part.tsx'], ['pages/Grid.tsx'], ['pages/One.tsx']);
    for (const name of ['page-0', 'grid']) expect(codeOf(apart, name)).toMatch(/PART/);
    expect(codeOf(apart, 'wide')).not.toMatch(/PART/);
    const met = await compiled(['pages/Part.tsx', 'pages/Grid.tsx'], ['pages/One.tsx']);
    expect(met.files.filter(({ code }) => code.includes('PART'))).toHaveLength(1);
  });

  test('a package that one of them alone needs lies with it', async () => {
    const libraries = await compiled(['pages/One.tsx']);
    expect(named(libraries).toSorted()).toEqual(['react', 'wide']);
    expect(codeOf(libraries, 'wide')).toContain('SHARED');
  });

  test('what no demo asks for is left out', async () => {
    const libraries = await compiled(['pages/One.tsx']);
    expect(libraries.files.map(({ code }) => code).join('')).not.toMatch(/UNUSED|OTHER/);
  });

  test('a demo’s own module holds its relative modules and nothing of a package', async () => {
    const { moduleLocations: places } = await compiled(['pages/One.tsx', 'pages/Two.tsx']);
    const { code } = await compileBrowserDemo({ root, entry: 'pages/One.tsx', builtInFolder: own });
    const linked = await linkImports(places, code);
    expect(linked.code.length).toBeLessThan(400);
    expect(linked.code).toContain('import x from "deep"');
    expect(linked.files.map((file) => file.split('.')[0])).toEqual(['react', 'wide']);
  });

  test('the same needs give the same bytes, wherever the site lies', async () => {
    const [one, other] = [await compiled(['pages/One.tsx']), await compiled(['pages/One.tsx'])];
    expect(one.files).toEqual(other.files);
    expect(one.files.map(({ code }) => code).join('')).not.toContain(root);
  });

  test('all together are a program that runs', async () => {
    const { files: made, moduleLocations: places } = await compiled(['pages/One.tsx', 'pages/Two.tsx']);
    const folder = join(root, 'out');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const { name, code } of made) writeFileSync(join(folder, name), code);
    const { code } = await compileBrowserDemo({ root, entry: 'pages/Two.tsx', builtInFolder: own });
    writeFileSync(join(folder, 'Two.js'), (await linkImports(places, code)).code);
    const module = (await import(join(folder, 'Two.js'))) as { readonly default: unknown };
    expect(module.default).toBeTypeOf('function');
  });
});
