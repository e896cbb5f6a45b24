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

const renderText = (text: string, insertedCode: Parameters<typeof renderCopyBody>[1] = []) =>
  renderCopyBody(text.split('\n'), insertedCode, context).lines.join('\n');

describe('a fence with the code of a file', () => {
  /** The fence has no code of its own. */
  const renderFence = (openingLine: string, code: string) =>
    renderText(`Before.\n${openingLine}\n\`\`\`\nAfter.`, [{ from: 2, to: 3, code }]);

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
    expect(renderText(lines.join('\n'), included)).toBe('```ts\na\n```\n\n```ts\nb\n```');
  });

  test('has code that looks like a link or a component', () => {
    const code = '[a](/b/)\n{{"component": "x"}}\n';
    expect(renderFence('```md file=a.md', code)).toContain(code);
  });
});

describe('the title', () => {
  test.each([
    ['# T', true],
    ['  #\tT', true],
    ['T\n===', true],
    ['Of two\nlines\n  =', true],
    ['Text.', false],
    ['## T', false],
    ['Text.\n\n===', false],
    ['## T\n===', false],
    ['- a\n===', false],
    ['> a\n===', false],
    ['    # T', false],
    ['```bash\n# install\n```', false],
    ['> ```bash\n> # install\n> ```', false],
    ['```text\nT\n===\n```', false],
  ])('of %j is found: %s', (text, hasTitle) => {
    expect(renderCopyBody(text.split('\n'), [], context).hasTitle).toBe(hasTitle);
  });

  test('is not looked for in the code of a demo or a file', () => {
    const files = [{ name: 'A.tsx', text: '# a' }];
    const included = [
      { from: 1, to: 1, files },
      { from: 2, to: 3, code: '# b\n' },
    ];
    const lines = ['{{"demo": "A.js"}}', '```bash file=b.sh', '```'];
    expect(renderCopyBody(lines, included, context).hasTitle).toBe(false);
  });
});

describe('the description', () => {
  test.each([
    ['<p class="description">A.</p>', 'A.'],
    ['<p class="description">\nA\nb.\n</p>\n\n<p>C</p>', '\nA\nb.\n\n<p>C</p>'],
    [
      '```html\n<p class="description">A</p>\n```\n\n<p class="description">B</p>',
      '```html\n<p class="description">A</p>\n```\n\nB',
    ],
    ['    <p class="description">A</p>', '    <p class="description">A</p>'],
    ['Write `<p class="description">` and `</p>`.', 'Write `<p class="description">` and `</p>`.'],
  ])('%j becomes %j', (text, expected) => {
    expect(renderText(text)).toBe(expected);
  });
});

describe('a demo', () => {
  const files = [
    { name: 'A.tsx', text: 'a\n\nb\n' },
    { name: 'c.css', text: 'c' },
  ];

  test.each([
    [
      '  {{"demo": "A.js"}}',
      '  ```tsx title="A.tsx"\n  a\n\n  b\n  ```\n\n  ```css title="c.css"\n  c\n  ```\n',
    ],
    [
      '> - {{"demo": "A.js"}}',
      '> - ```tsx title="A.tsx"\n>   a\n>\n>   b\n>   ```\n>\n>   ```css title="c.css"\n>   c\n>   ```\n>',
    ],
  ])('stays in its list or quote: %j', (line, expected) => {
    expect(renderText(line, [{ from: 1, to: 1, files }])).toBe(expected);
  });
});

describe('an indented line with the marks of a fence', () => {
  const link = '[a](/b/)';
  const absoluteLink = '[a](https://mui.com/b/)';

  test.each([
    ['Text.\n\n    ```md'],
    ['Text.\n\n\t```md\n\t```'],
    ['- item\n\nText.\n\n    ```md'],
    ['- item\n\n# Heading\n\n    ```md'],
    ['Text\n    ```md'],
  ])('opens no fence in %j', (text) => {
    expect(renderText(`${text}\n\n${link}`)).toBe(`${text}\n\n${absoluteLink}`);
  });

  test.each([
    ['- item\n\n    ```md'],
    ['- item\n\n  Text.\nFurther text.\n\n    ```md'],
    ['10. item\n    - item\n\n        ```md'],
    ['   ```md'],
  ])('opens a fence in %j', (text) => {
    expect(renderText(`${text}\n${link}`)).toBe(`${text}\n${link}`);
  });
});
