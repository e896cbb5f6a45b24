import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileLibraries, type LibraryBundle } from '../../../src/bundle/chunks/compile-libraries.js';
import { collectModuleUse } from '../../../src/bundle/chunks/collect-module-use.js';
import { linkImports } from '../../../src/bundle/chunks/link-imports.js';
import { compileBrowserDemos } from '../../../src/bundle/compile-browser-demos.js';
import { mergeExternalImports } from '../../../src/bundle/compile-browser-module.js';

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
  ...Object.fromEntries(
    ['icon', 'chart'].flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        `{"name":"${name}","version":"1.0.0","dependencies":{"wide":"1"},"peerDependencies":{"react":"*"}}`,
      ],
      [`node_modules/${name}/index.js`, 'import A from "wide/A.js"; export const draw = () => A();'],
      [
        `pages/${name}.tsx`,
        `import { draw } from "${name}";\nexport default function Demo() { return <p>{draw().length}</p>; }\n`,
      ],
    ]),
  ),
  'node_modules/alone/package.json': '{"name":"alone","version":"1.0.0","peerDependencies":{"react":"*"}}',
  'node_modules/alone/index.js':
    'import * as React from "react"; export const C = () => React.createElement("i");',
  'pages/Alone.tsx': 'import { C } from "alone";\nexport default function Alone() { return <C />; }\n',
  'node_modules/wide/P.js': `import A from "./A.js"; import { inner } from "./inner.js"; export const P = () => ["PART", A, inner, "${'long '.repeat(800)}"];`,
  'node_modules/wide/inner.js': 'export const inner = "INNER";',
  'node_modules/wide/Rare.js': `import { shared } from "deep"; import { kin } from "./kin.js"; export const Rare = () => ["RARE", shared, kin, "${'long '.repeat(800)}"];`,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((at) => [
      [
        `node_modules/wide/Odd${at}.js`,
        `import { kin } from "./kin.js"; export const odd = () => ["ODD", kin, "${'long '.repeat(800)}"];`,
      ],
      [
        `pages/Odd${at}.tsx`,
        `import { odd } from "wide/Odd${at}.js";\nexport default function Odd() { return <p>{odd().length}</p>; }\n`,
      ],
    ]),
  ),
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
  'node_modules/tools/package.json': '{"name":"tools","version":"1.0.0","sideEffects":false}',
  'node_modules/tools/index.js': 'export { hide } from "./hide.js"; export { show } from "./show.js";',
  'node_modules/tools/hide.js': `export const hide = "${'HIDE '.repeat(800)}";`,
  'node_modules/tools/show.js': 'export const show = "SHOW";',
  'node_modules/kit/package.json':
    '{"name":"kit","version":"1.0.0","sideEffects":false,"dependencies":{"tools":"1"}}',
  'node_modules/kit/Lamp.js': `import { show } from "tools"; export const lamp = [show, "${'LAMP '.repeat(800)}"];`,
  'node_modules/kit/Door.js': 'import { show } from "tools"; export const door = show + "DOOR";',
  'pages/Hidden.tsx':
    'import { hide } from "tools";\nexport default function Hidden() { return <p>{hide}</p>; }\n',
  'pages/Lamp.tsx':
    'import { lamp } from "kit/Lamp.js";\nimport { door } from "kit/Door.js";\nexport default function Lamp() { return <p>{lamp.join(door)}</p>; }\n',
  'pages/Door.tsx':
    'import { door } from "kit/Door.js";\nexport default function Door() { return <p>{door}</p>; }\n',
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
async function compileForBrowser(entry: string): Promise<string> {
  const [compiled] = await compileBrowserDemos({ root, entries: [entry], builtInFolder: own });
  return compiled!.code;
}

async function compilePages(...pages: readonly (readonly string[])[]): Promise<LibraryBundle> {
  const consumers = pages.map(async (entries, at) => {
    const pieces = await compileBrowserDemos({ root, entries, builtInFolder: own });
    return {
      pathname: `/page-${at}/`,
      name: `page-${at}`,
      sharedPaths: [],
      externalImports: mergeExternalImports(pieces.flatMap((piece) => piece.externalImports)),
    };
  });
  return compileLibraries({
    root,
    builtInFolder: own,
    ...collectModuleUse(await Promise.all(consumers)),
    sidecarScripts: {},
    replacements: {},
    constants: {},
  });
}

/** What files import from files that do not export it. */
function listMissingNames({ files: made }: LibraryBundle): readonly string[] {
  const exported = new Map(
    made.map(({ name, code }) => {
      const lists = [...code.matchAll(/export\{([^}]*)\}/g)].map(([, list = '']) => list.split(','));
      return [name, lists.flat().map((one) => one.split(' as ').at(-1))];
    }),
  );
  return made.flatMap(({ code }) =>
    [...code.matchAll(/import\{([^}]*)\}from"\.\/([^"]+)"/g)].flatMap(([, list = '', file = '']) => {
      const names = list.split(',').map((one) => one.split(' as ')[0]!);
      return names.filter((name) => !exported.get(file)?.includes(name));
    }),
  );
}

const listNames = ({ files: made }: LibraryBundle): readonly string[] =>
  made.map(({ name }) => name.split('.')[0]!);

const getCode = ({ files: made }: LibraryBundle, name: string): string =>
  made.find((file) => file.name.startsWith(`${name}.`))!.code;

describe('architecture, decision 7: library files', () => {
  test('a module that only another package uses is in the chunk of that one; a module that demos use too is imported', async () => {
    const alone = await compilePages(['pages/One.tsx', 'pages/Grid.tsx']);
    expect(getCode(alone, 'wide')).not.toMatch(/PART|INNER/);
    expect(getCode(alone, 'wide')).toContain('SHARED');
    expect(getCode(alone, 'grid')).toMatch(/PART/);
    expect(getCode(alone, 'grid')).toMatch(/INNER/);
    expect(getCode(alone, 'grid')).not.toContain('SHARED');
    const both = await compilePages(['pages/One.tsx', 'pages/Grid.tsx', 'pages/Inner.tsx']);
    expect(getCode(both, 'wide')).toContain('INNER');
    expect(getCode(both, 'grid')).not.toContain('INNER');
  });

  test('there is one for each package that demos import, and one for React and what they share', async () => {
    const libraries = await compilePages(['pages/One.tsx', 'pages/Two.tsx']);
    expect(listNames(libraries).toSorted()).toEqual(['react', 'tall', 'wide']);
    expect(getCode(libraries, 'react')).toContain('SHARED');
    for (const name of ['wide', 'tall']) expect(getCode(libraries, name)).not.toContain('SHARED');
  });

  test('a package that several others use has its own chunk, if a page needs none of them; else it is with React', async () => {
    const drawing = ['pages/One.tsx', 'pages/icon.tsx', 'pages/chart.tsx'];
    const together = await compilePages(drawing);
    expect(listNames(together).toSorted()).toEqual(['chart', 'icon', 'react']);
    const apart = await compilePages([...drawing, 'pages/Two.tsx']);
    expect(listNames(apart).toSorted()).toEqual(['chart', 'icon', 'react', 'tall', 'wide']);
    expect(getCode(apart, 'react')).not.toContain('"p"');
  });

  test('what several packages share has a chunk of its own too, if a page needs none of them', async () => {
    const sharing = await compilePages(['pages/One.tsx', 'pages/Two.tsx', 'pages/Part.tsx']);
    expect(getCode(sharing, 'react')).toContain('SHARED');
    const apart = await compilePages(['pages/One.tsx', 'pages/Two.tsx', 'pages/Alone.tsx']);
    expect(listNames(apart).toSorted()).toEqual(['alone', 'deep', 'react', 'tall', 'wide']);
    expect(getCode(apart, 'deep')).toContain('SHARED');
    expect(getCode(apart, 'react')).not.toContain('SHARED');
  });

  test('a module that only the demos of one page use is in the chunk of that page', async () => {
    const libraries = await compilePages(['pages/One.tsx'], ['pages/One.tsx', 'pages/Rare.tsx']);
    expect(listNames(libraries).toSorted()).toEqual(['page-1', 'react', 'wide']);
    expect(getCode(libraries, 'page-1')).toMatch(/RARE/);
    expect(getCode(libraries, 'page-1')).toMatch(/KIN/);
    expect(getCode(libraries, 'wide')).not.toMatch(/RARE|KIN/);
    expect(getCode(libraries, 'page-1')).not.toContain('SHARED');
    const code = await compileForBrowser('pages/Rare.tsx');
    const { files: asked } = await linkImports(libraries.moduleLocations, code);
    expect(asked.map((file) => file.split('.')[0])).toEqual(['page-1', 'react']);
  });

  test('a module that another page uses as well stays with its package, and so does one that is not worth a request', async () => {
    const shared = await compilePages(
      ['pages/Kin.tsx'],
      ['pages/Rare.tsx'],
      ['pages/Rare.tsx', 'pages/One.tsx'],
    );
    expect(listNames(shared).toSorted()).toEqual(['react', 'wide']);
    const kin = await compilePages(['pages/Kin.tsx'], ['pages/Rare.tsx']);
    expect(getCode(kin, 'wide')).toMatch(/KIN/);
    expect(getCode(kin, 'page-1')).not.toMatch(/KIN/);
    expect(listNames(await compilePages(['pages/One.tsx'], ['pages/Short.tsx'])).toSorted()).toEqual([
      'react',
      'wide',
    ]);
  });

  test('a package that only one page uses has its own chunk', async () => {
    expect(listNames(await compilePages(['pages/Rare.tsx'], ['pages/Two.tsx'])).toSorted()).toEqual([
      'react',
      'tall',
      'wide',
    ]);
  });

  test('a page has its own copy of what a package uses that it never loads, and no page loads two', async () => {
    const separate = await compilePages(['pages/Part.tsx'], ['pages/Grid.tsx'], ['pages/One.tsx']);
    for (const name of ['page-0', 'grid']) expect(getCode(separate, name)).toMatch(/PART/);
    expect(getCode(separate, 'wide')).not.toMatch(/PART/);
    const met = await compilePages(['pages/Part.tsx', 'pages/Grid.tsx'], ['pages/One.tsx']);
    expect(met.files.filter(({ code }) => code.includes('PART'))).toHaveLength(1);
  });

  test('up to three pages have copies of a module that nobody else uses; of more pages it is in the chunk of its package', async () => {
    const three = await compilePages(...[1, 2, 3].map((at) => ['pages/One.tsx', `pages/Odd${at}.tsx`]));
    for (const name of ['page-0', 'page-1', 'page-2']) expect(getCode(three, name)).toMatch(/KIN/);
    expect(getCode(three, 'wide')).not.toContain('KIN');
    const four = await compilePages(...[1, 2, 3, 4].map((at) => ['pages/One.tsx', `pages/Odd${at}.tsx`]));
    for (const name of ['page-0', 'page-1', 'page-2', 'page-3'])
      expect(getCode(four, name)).not.toContain('KIN');
    expect(getCode(four, 'wide')).toContain('KIN');
  });

  test('an overview of three pages or more has copies, and changes nothing for the others', async () => {
    const odd = [1, 2, 3, 4, 5].map((at) => [`pages/Odd${at}.tsx`]);
    const others = [['pages/One.tsx'], ...odd.slice(0, 2), ['pages/One.tsx', ...odd[2]!], ...odd.slice(3)];
    const alone = await compilePages(...others);
    const shown = await compilePages(...others, ['pages/One.tsx', ...odd.flat()]);
    // A name has a hash of its code.
    const names = shown.files.map(({ name }) => name).filter((name) => !name.startsWith('page-6.'));
    expect(names).toEqual(alone.files.map(({ name }) => name));
    expect(getCode(shown, 'page-6').match(/ODD/g)).toHaveLength(5);
    expect(listMissingNames(shown)).toEqual([]);
    const code = await compileForBrowser('pages/Odd1.tsx');
    const ownLocations = shown.overviewLocations['/page-6/'];
    for (const [locations, name] of [
      [shown.moduleLocations, 'page-1'],
      [{ ...shown.moduleLocations, ...ownLocations }, 'page-6'],
    ] as const) {
      const { files: asked } = await linkImports(locations, code);
      expect(asked.map((file) => file.split('.')[0])).toEqual([name, 'react']);
    }
    const few = await compilePages(...odd.slice(0, 2), odd.slice(0, 2).flat());
    expect(listNames(few)).not.toContain('page-2');
  });

  test('a package that only one of them uses is in the chunk of that one', async () => {
    const libraries = await compilePages(['pages/One.tsx']);
    expect(listNames(libraries).toSorted()).toEqual(['react', 'wide']);
    expect(getCode(libraries, 'wide')).toContain('SHARED');
  });

  test('what no demo imports is left out', async () => {
    const libraries = await compilePages(['pages/One.tsx']);
    expect(libraries.files.map(({ code }) => code).join('')).not.toMatch(/UNUSED|OTHER/);
  });

  test('a demo’s own module contains its relative modules and no package', async () => {
    const { moduleLocations: places } = await compilePages(['pages/One.tsx', 'pages/Two.tsx']);
    const code = await compileForBrowser('pages/One.tsx');
    const linked = await linkImports(places, code);
    expect(linked.code.length).toBeLessThan(400);
    expect(linked.code).toContain('import x from "deep"');
    expect(linked.files.map((file) => file.split('.')[0])).toEqual(['react', 'wide']);
  });

  test('the index of a package that one page alone imports has what the files of other pages import from it', async () => {
    const libraries = await compilePages(['pages/Lamp.tsx'], ['pages/Door.tsx'], ['pages/Hidden.tsx']);
    expect(listNames(libraries)).toEqual(expect.arrayContaining(['page-0', 'page-2']));
    expect(listMissingNames(libraries)).toEqual([]);
  });

  test('the same imports give the same bytes, wherever the site is', async () => {
    const [one, other] = [await compilePages(['pages/One.tsx']), await compilePages(['pages/One.tsx'])];
    expect(one.files).toEqual(other.files);
    expect(one.files.map(({ code }) => code).join('')).not.toContain(root);
  });

  test('all files together are a program that runs', async () => {
    const { files: made, moduleLocations: places } = await compilePages(['pages/One.tsx', 'pages/Two.tsx']);
    const folder = join(root, 'out');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const { name, code } of made) writeFileSync(join(folder, name), code);
    const code = await compileForBrowser('pages/Two.tsx');
    writeFileSync(join(folder, 'Two.js'), (await linkImports(places, code)).code);
    const module = (await import(join(folder, 'Two.js'))) as { readonly default: unknown };
    expect(module.default).toBeTypeOf('function');
  });
});
