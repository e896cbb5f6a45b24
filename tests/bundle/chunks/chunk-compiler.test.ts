import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChunkCompiler } from '../../../src/bundle/chunks/chunk-compiler.js';
import { compilePageChunks } from '../../../src/bundle/chunks/compile-page-chunks.js';
import type { CompiledChunk } from '../../../src/bundle/chunks/link-chunks.js';
import { planChunks, type Chunk, type ChunkPlan } from '../../../src/bundle/chunks/plan-chunks.js';

const files: Readonly<Record<string, string>> = {
  'node_modules/wide/package.json': '{"name":"wide","version":"1.0.0","sideEffects":false}',
  'node_modules/wide/Tree.js':
    'import { leaf } from "./leaf.js"; import { root } from "./root.js"; export const Tree = () => ["TREE", leaf, root];',
  'node_modules/wide/Bush.js': 'import { leaf } from "./leaf.js"; export const Bush = () => ["BUSH", leaf];',
  'node_modules/wide/leaf.js': 'export const leaf = "LEAF"; export const other = "OTHER";',
  'node_modules/wide/root.js': 'export const root = "ROOT";',
};

/** Two pages: the chunk of one holds the tree, that of the other the bush. */
const pages = ['Tree', 'Bush'].map((name) => ({
  ...{ pathname: `/${name}/`, name, isOverview: false, packages: ['node_modules/wide'] },
  ownPaths: [`node_modules/wide/${name}.js`],
}));

let root: string;
let plan: ChunkPlan;

beforeAll(() => {
  root = mkdtempSync(join(resolve('.'), '.chunk-compiler-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const externalImports = pages.map(({ name, ownPaths }) => ({ path: ownPaths[0]!, names: [name] }));
  plan = planChunks({
    ...{ root, pages, externalImports, builtInFolder: resolve('src') },
    ...{ sidecarScripts: {}, replacements: {}, constants: {} },
  });
});

afterAll(() => rmSync(root, { recursive: true }));

/** What is compiled, when the pages hold the modules of these names, all at once and one by one. */
async function compile(held: Readonly<Record<string, readonly string[]>>) {
  const chunksByName: Readonly<Record<string, Chunk>> = Object.fromEntries(
    plan.pageChunks.map((chunk) => [chunk.name.toLowerCase(), chunk]),
  );
  const assigned = Object.entries(held).map(
    ([module, names]) =>
      [join(root, `node_modules/wide/${module}.js`), names.map((name) => chunksByName[name]!)] as const,
  );
  const assignment = { files: new Map(assigned), packages: new Map() };
  const tasks = plan.pageChunks.map((chunk, index) => ({
    chunk,
    exportedModules: [plan.input.externalImports[index]!] as const,
  }));
  const alone = new ChunkCompiler(plan);
  const contents = tasks.map(({ chunk, exportedModules: [{ path, names }] }) => ({
    chunk,
    contents: `export { ${names.join()} } from ${JSON.stringify(join(root, path))};`,
  }));
  return {
    shared: await compilePageChunks(contents, { ...plan, assignment }),
    together: await new ChunkCompiler(plan).compilePages(tasks, assignment),
    alone: await Promise.all(tasks.map(async (task) => alone.compile(task, assignment))),
  };
}

function summarize({ chunk, code, externalImports, packageFiles }: CompiledChunk) {
  return { chunk, code, externalImports, packageFiles: packageFiles.toSorted() };
}

describe('page chunks that are compiled together', () => {
  test('are what they are if each is compiled alone', async () => {
    const { shared, together, alone } = await compile({
      ...{ Tree: ['tree'], Bush: ['bush'], leaf: ['tree', 'bush'] },
    });
    expect(shared).toHaveLength(2);
    expect(together.map(summarize)).toEqual(alone.map(summarize));
    expect(together.map(({ code }) => code.match(/TREE|BUSH|LEAF|ROOT|OTHER/g))).toEqual([
      ['LEAF', 'TREE'],
      ['LEAF', 'BUSH'],
    ]);
    expect(together.map(({ externalImports }) => externalImports.map(({ path }) => path))).toEqual([
      ['node_modules/wide/root.js'],
      [],
    ]);
  });

  test('are compiled alone if a module that both hold imports one that only one of them holds', async () => {
    const { shared, together, alone } = await compile({
      ...{ Tree: ['tree', 'bush'], Bush: ['bush'], root: ['bush'], leaf: ['tree', 'bush'] },
    });
    expect(shared).toBeUndefined();
    expect(together.map(summarize)).toEqual(alone.map(summarize));
    expect(together.map(({ code }) => code.match(/TREE|BUSH|LEAF|ROOT|OTHER/g))).toEqual([
      ['LEAF', 'TREE'],
      ['LEAF', 'BUSH'],
    ]);
  });
});
