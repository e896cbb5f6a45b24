import { describe, expect, test } from 'vitest';
import { createModuleNames, nameDemoFiles } from '../../../src/demos/source/name-demo-files.js';

describe('the name of a demo’s file', () => {
  test.each([
    ['is relative to the folder of the demo', ['p/a/parts/b.ts'], ['parts/b.ts']],
    ['is its last part where it lies outside', ['p/c/b.ts', 'data.json'], ['b.ts', 'data.json']],
    ['is longer where two end alike', ['p/lib/b/c.ts', 'p/lib/d/c.ts'], ['b/c.ts', 'd/c.ts']],
    ['is longer where the demo’s folder has it', ['p/a/c.ts', 'p/c.ts'], ['c.ts', 'p/c.ts']],
    ['is longer where only the language differs', ['p/a/c.js', 'p/c.tsx'], ['c.js', 'p/c.tsx']],
    ['has the folder of an index', ['p/c/index.ts', 'p/d/_index.scss'], ['c/index.ts', 'd/_index.scss']],
  ])('%s', (_, paths, names) => {
    expect(nameDemoFiles(paths, 'p/a')).toEqual(names);
  });
});

test('as a module, a file has the path from the folder in which all lie', () => {
  const paths = ['pages/p/sub/Up.tsx', 'pages/p/lib/a/data.ts', 'pages/p/sub/b.ts'];
  const getModuleName = createModuleNames(paths.map((path) => ({ path })));
  expect(paths.map(getModuleName)).toEqual(['sub/Up.tsx', 'lib/a/data.ts', 'sub/b.ts']);
});
