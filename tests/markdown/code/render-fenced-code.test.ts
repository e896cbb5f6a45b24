import { describe, expect, test } from 'vitest';
import { parseFenceInfo } from '../../../src/markdown/code/parse-fence-info.js';
import { FIRST_LINE, html, read, diagnose } from '../parse-fixture.js';

describe('code blocks', () => {
  test('has a name, a place in the order of tabs, and can be copied (MDX-06)', () => {
    expect(html('```tsx\nconst a = 1;\n```\n')).toBe(
      '<div class="code" data-copy="code"><pre tabindex="0" role="group" aria-label="tsx code"><code class="language-tsx">' +
        '<span class="k">const</span> a = <span class="n">1</span>;\n</code></pre></div>\n',
    );
  });

  test('has its title as a name', () => {
    expect(html('```js title="src/<a>.js"\na\n```\n')).toBe(
      '<div class="code" data-copy="code"><div class="code-title">src/&lt;a&gt;.js</div>' +
        '<pre tabindex="0" role="group" aria-label="src/&lt;a&gt;.js"><code class="language-js">a\n</code></pre></div>\n',
    );
  });

  test.each([['```\na <b>\n```\n'], ['    a <b>\n']])(
    'without a language it is plain and cannot be copied: %j',
    (body) => {
      expect(html(body)).toBe(
        '<div class="code"><pre tabindex="0" role="group" aria-label="Code"><code>a &lt;b&gt;\n</code></pre></div>\n',
      );
    },
  );

  test('lines are marked and numbered', () => {
    expect(html('```tsx {2} showLineNumbers\n`a\nb`;\n```\n')).toContain(
      'aria-label="tsx code" class="numbered"><code class="language-tsx">' +
        '<span class="line"><span class="s">`a</span></span>\n' +
        '<span class="line marked"><span class="s">b`</span>;</span>\n</code>',
    );
  });

  test('tildes fence as well, and a fence may stand in a list', () => {
    expect(html('~~~json\n{}\n~~~\n')).toContain('language-json">{}\n</code>');
    expect(html('- a\n\n  ```json\n  {}\n  ```\n')).toContain('language-json">{}\n</code>');
  });

  test.each([
    ['```sh\nls\n```', '1:4 code/unknown-language', 'error', 'Write `bash`.'],
    ['```shell\nls\n```', '1:4 code/unknown-language', 'warning', 'Write `bash`.'],
    ['```typescript\n1\n```', '1:4 code/unknown-language', 'warning', 'Write `ts`.'],
    ['```jsom\n1\n```', '1:4 code/unknown-language', 'warning', 'Did you mean `json`?'],
    ['> ```klingon\n> 1\n> ```', '1:6 code/unknown-language', 'warning', undefined],
    ['```js"><script>\n1\n```', '1:4 code/unsafe-language', 'error', undefined],
    [`\`\`\`${'x'.repeat(33)}\n1\n\`\`\``, '1:4 code/unsafe-language', 'error', undefined],
    ['```js titel="x"\n1\n```', '1:7 code/unknown-option', 'warning', 'Did you mean `title`?'],
    ['```js some words\n1\n```', '1:7 code/unknown-option', 'warning', undefined],
    ['```js {2-1}\n1\n```', '1:7 code/lines', 'warning', 'Write `{2,4-6}`.'],
    ['a\n\n```js\n1\n', '3:1 code/unclosed-fence', 'error', 'Write a line of ``` below the code.'],
    ['> ```js\n> 1\n\nb', '1:3 code/unclosed-fence', 'error', undefined],
    ['- ~~~~js\n  1\n\nb', '1:3 code/unclosed-fence', 'error', undefined],
  ])('%j is reported (B049-B051)', (body, place, severity, hint) => {
    expect(diagnose(body)).toEqual([place]);
    expect(read(body).diagnostics[0]).toMatchObject({ severity, ...(hint === undefined ? {} : { hint }) });
  });

  test('an info string never reaches the page unchecked (B050)', () => {
    const { page } = read('```js"><script>alert(1)</script>\n1\n```\n');
    expect(JSON.stringify(page.blocks)).not.toContain('<script');
  });
});

describe('parseFenceInfo', () => {
  test.each([
    ['', { language: '', label: '' }],
    ['TSX', { language: 'tsx' }],
    ['bash npm', { language: 'bash', label: 'npm' }],
    ['bash yarn 4', { language: 'bash', label: 'yarn 4' }],
    ["tsx title='a b' file=./A.tsx", { title: 'a b', file: './A.tsx' }],
    ['tsx{1}', { language: '' }],
    ['{1}', { language: '', markedLines: new Set([1]) }],
    ['js {1,3-4}', { markedLines: new Set([1, 3, 4]) }],
    ['js showLineNumbers', { hasLineNumbers: true }],
  ])('%j', (info, expected) => {
    expect(parseFenceInfo(info)).toMatchObject(expected);
  });
});

describe('inclusion of a real source file', () => {
  const files = {
    'pages/system/spacing/Demo.tsx': [
      "import * as React from 'react';",
      '',
      'export default function Demo() {',
      '  // #region body',
      '  const a = 1;',
      '    // #region inner',
      '    const b = 2;',
      '    // #endregion',
      '  // #endregion body',
      '}',
      '',
    ].join('\n'),
    'pages/system/a.css': '/* #region one */\na {}\n/* #endregion */\r\n\r\nb {}',
  };
  const code = (body: string) =>
    /<code[^>]*>([\s\S]*)<\/code>/.exec(html(body, { files }))![1]!.replace(/<[^>]*>/g, '');

  test.each([
    ['```tsx file="./Demo.tsx#body"\n```', 'const a = 1;\n  const b = 2;\n'],
    ['```tsx file="./Demo.tsx#inner"\n```', 'const b = 2;\n'],
    [
      '```tsx file=Demo.tsx\n```',
      "import * as React from 'react';\n\nexport default function Demo() {\n  const a = 1;\n    const b = 2;\n}\n",
    ],
    ['```css file="../a.css#one"\n```', 'a {}\n'],
    ['```css file="../a.css"\n```', 'a {}\n\nb {}\n'],
  ])('%s takes the file or its region, less its indentation', (body, expected) => {
    expect(code(body)).toBe(expected);
  });

  test('the page lists the fences with their lines in the file and their code', () => {
    const body = 'a\n\n```css file="../a.css#one"\n```\n\n- ```css file="../a.css#one"\n\n  ```\n';
    const { includes } = read(`${body}\n\`\`\`css\nb\n\`\`\`\n`, { files }).page;
    expect(includes).toEqual([
      { from: FIRST_LINE + 2, to: FIRST_LINE + 3, code: 'a {}\n' },
      { from: FIRST_LINE + 5, to: FIRST_LINE + 7, code: 'a {}\n' },
    ]);
    expect(read('```css\nb\n```\n').page.includes).toBeUndefined();
  });

  test.each([
    ['./Missing.tsx', '1:14 include/missing'],
    ['./Demo.tsx#bdy', '1:14 include/region'],
    ['../../../../outside.txt', '1:14 include/outside-site'],
    ['/etc/passwd', '1:14 include/outside-site'],
    ['file:///etc/passwd', '1:14 include/outside-site'],
    ['\\\\server\\share', '1:14 include/outside-site'],
    ['C:\\a.txt', '1:14 include/outside-site'],
    ['%2e%2e/a.txt', '1:14 include/outside-site'],
    ['..\\a.txt', '1:14 include/outside-site'],
  ])('%s is reported with its place (B083, B087)', (file, place) => {
    expect(diagnose(`\`\`\`tsx file="${file}"\n\`\`\``, { files })).toEqual([place]);
  });

  test('a file that a link leads out of the site is not shown (B088)', () => {
    const body = '```tsx file="./Demo.tsx"\n```';
    expect(diagnose(body, { read: () => ({ outside: true }) })).toEqual(['1:14 include/outside-site']);
  });

  test('the nearest region is named', () => {
    const { diagnostics } = read('```tsx file="./Demo.tsx#bdy"\n```', { files });
    expect(diagnostics[0]!.hint).toBe('Did you mean `body`?');
  });
});
