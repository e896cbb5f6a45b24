import { describe, expect, test } from 'vitest';
import { renderCopyBody } from '../../src/discovery/render-copy-body.js';

const context = {
  url: 'https://mui.com',
  base: '/',
  language: 'en',
  languages: ['en'],
  source: 'pages/a.md',
  pathname: '/a/',
};

describe('a fence with the code of a file', () => {
  /** The body is an opening line with the option, and a closing line. */
  const renderFence = (openingLine: string, code: string, closingLine = '```') =>
    renderCopyBody(['Before.', openingLine, closingLine, 'After.'], [{ from: 2, to: 3, code }], context).join(
      '\n',
    );

  test('has that code, and its other options', () => {
    expect(
      renderFence('```ts Label file="./a b.ts#x" title="file=a" {1,3} showLineNumbers', 'a\n\n  b\n'),
    ).toBe('Before.\n```ts Label title="file=a" {1,3} showLineNumbers\na\n\n  b\n```\nAfter.');
  });

  test.each([
    ['``` file=a.txt', 'a\n', '```\na\n```'],
    ['```ts file=a.ts', '', '```ts\n```'],
    ['```ts file=a.ts', 'a  \n', '```ts\na  \n```'],
    ['```md file=a.md', '````js\n````\n', '`````md\n````js\n````\n`````'],
    ['~~~~md file=a.md', '~~~\n~~~\n````\n', '~~~~md\n~~~\n~~~\n````\n~~~~'],
    ['   ```ts file=a.ts', 'a\n\nb\n', '   ```ts\n   a\n\n   b\n   ```'],
    ['1. - ```ts file=a.ts', 'a\n', '1. - ```ts\n     a\n     ```'],
    ['-\t```ts file=a.ts', 'a\n', '-\t```ts\n \ta\n \t```'],
    ['> - ```ts file=a.ts', 'a\n\nb\n', '> - ```ts\n>   a\n>\n>   b\n>   ```'],
  ])('%j with the code %j becomes %j', (openingLine, code, expected) => {
    expect(renderFence(openingLine, code)).toBe(`Before.\n${expected}\nAfter.`);
  });

  test('keeps the lines below in their places', () => {
    const lines = ['---', 'title: A', '---', '```ts file=a.ts', '', '```', '', '```ts file=b.ts', '```'];
    const included = [
      { from: 4, to: 6, code: 'a\n' },
      { from: 8, to: 9, code: 'b\n' },
    ];
    expect(renderCopyBody(lines, included, context)).toEqual(['```ts', 'a', '```', '', '```ts', 'b', '```']);
  });

  test('has code that looks like a link or a component', () => {
    const code = '[a](/b/)\n{{"component": "x"}}\n';
    expect(renderFence('```md file=a.md', code)).toContain(code);
  });
});
