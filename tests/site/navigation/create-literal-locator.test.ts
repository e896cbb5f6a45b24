import { describe, expect, test } from 'vitest';
import { createLiteralLocator } from '../../../src/site/navigation/create-literal-locator.js';

const a = `import { more } from './more';
// '/commented/'
/* '/commented/' */
export default [
  { pathname: '/a/', title: "it's" },
  { pathname: "/b/", children: [{ pathname: \`/c/\` }] },
  { pathname: '/a/' },
  { pathname: 'https://example.com/a//b' },
];
`;

describe('places of literals', () => {
  test('a literal is found in each of the three quotes, and not in comments', () => {
    const locate = createLiteralLocator(new Map([['a.ts', a]]), 'a.ts');
    expect(locate('/b/')).toEqual({ file: 'a.ts', line: 6, column: 15 });
    expect(locate('/c/')).toEqual({ file: 'a.ts', line: 6, column: 45 });
    expect(locate("it's")).toEqual({ file: 'a.ts', line: 5, column: 29 });
    expect(locate('https://example.com/a//b')).toEqual({ file: 'a.ts', line: 8, column: 15 });
    expect(locate('/commented/')).toBeUndefined();
  });

  test('the second call gives the second place, and further calls the last', () => {
    const locate = createLiteralLocator(new Map([['a.ts', a]]), 'a.ts');
    expect([locate('/a/'), locate('/a/'), locate('/a/')].map((place) => place?.line)).toEqual([5, 7, 7]);
  });

  test("the first file's literals come before those of the others", () => {
    const texts = new Map([
      ['b.ts', "'/a/'"],
      ['a.ts', a],
    ]);
    const locate = createLiteralLocator(texts, 'a.ts');
    expect([locate('/a/'), locate('/a/'), locate('/a/')].map((place) => place?.file)).toEqual([
      'a.ts',
      'a.ts',
      'b.ts',
    ]);
  });

  test('an escaped literal is found by what it means', () => {
    expect(createLiteralLocator(new Map([['a.ts', String.raw`x = 'it\'s';`]]), 'a.ts')("it's")?.column).toBe(
      5,
    );
  });

  test('an unclosed quote does not hide the lines below', () => {
    expect(createLiteralLocator(new Map([['a.ts', "/it's/\nx = '/a/';"]]), 'a.ts')('/a/')?.line).toBe(2);
  });
});
