import { describe, expect, test } from 'vitest';
import { isSameProgram } from '../../../src/bundle/is-same-program.js';
import { convertToJavaScript } from '../../../src/demos/source/convert-to-javascript.js';

describe('DEM-05, JavaScript made from TypeScript', () => {
  test.each([
    [
      'types go, comments and blank lines stay',
      `// One.\nconst a: number = 1;\n\n/* Two. */\nexport const b = a as number;\n`,
      `// One.\nconst a = 1;\n\n/* Two. */\nexport const b = a;\n`,
    ],
    [
      'what only types need goes with them',
      `import { type A, b } from './b';\nimport type { C } from './c';\n\ntype D = A | C;\n\nexport const d = (x: D) => b(x!);\n`,
      `import { b } from './b';\n\nexport const d = (x) => b(x);\n`,
    ],
    [
      'double quotes and missing semicolons are the author’s',
      `import b from "./b"\n\nexport const d: string = b("x")\n`,
      `import b from "./b"\n\nexport const d = b("x")\n`,
    ],
    [
      'text of elements is not touched',
      `export const a = (x: string) => <p>Types: {x} as {x}</p>;\n`,
      `export const a = (x) => (\n  <p>\n    Types: {x} as {x}\n  </p>\n);\n`,
    ],
    ['what has no types is left as it is', `export   const a = 1;\n`, `export   const a = 1;\n`],
  ])('%s', async (_, typed, plain) => {
    expect(await convertToJavaScript('Demo.tsx', typed)).toEqual({ name: 'Demo.js', code: plain });
    expect(await isSameProgram(typed, plain)).toBe(true);
  });

  test('a file that is JavaScript has none', async () => {
    expect(await convertToJavaScript('Demo.jsx', 'export default 1;\n')).toBeUndefined();
  });

  test('other programs are distinguished', async () => {
    expect(await isSameProgram('const a: number = 1; export { a };', 'const a = 2; export { a };')).toBe(
      false,
    );
    expect(await isSameProgram('export const a = 1;', 'export const a = ')).toBe(false);
  });
});
