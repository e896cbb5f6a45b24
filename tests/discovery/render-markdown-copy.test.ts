import { describe, expect, test } from 'vitest';
import { renderMarkdownCopy, type MarkdownCopyInput } from '../../src/discovery/render-markdown-copy.js';
import { computingTime } from '../computing-time.js';

const place = {
  url: 'https://mui.com',
  base: '/docs/',
  language: 'en',
  languages: ['en', 'de'],
  source: 'pages/material-ui/react-button/index.md',
  pathname: '/material-ui/react-button/',
};

function markdownCopy(text: string, more: Partial<MarkdownCopyInput> = {}): string {
  return renderMarkdownCopy({
    text,
    title: 'React Button component',
    context: place,
    demos: [],
    api: [],
    apiHeading: 'API',
    ...more,
  });
}

describe('the Markdown twin', () => {
  test('B-23: front matter and components go, demos become code, links become absolute', () => {
    const text = `---
title: React Button component
components: Button
---

# Button

<p class="description">Buttons let people <code>act</code>.</p>

{{"component": "modules/components/ComponentLinkHeader.js"}}

## Basic button {#basic}

See [Slider](/material-ui/react-slider/#usage).

{{"demo": "BasicButtons.js"}}

Further text.
`;
    const demos = [
      { from: 16, to: 16, files: [{ name: 'BasicButtons.tsx', text: 'export default () => <b />;\n' }] },
    ];
    const api = [
      { name: 'Button', hook: false, pathname: '/material-ui/api/button/' },
      { name: 'useButton', hook: true },
    ];
    expect(markdownCopy(text, { demos, api, sections: ['## Props\n\n| a |\n'] })).toBe(`# Button

Buttons let people <code>act</code>.

## Basic button

See [Slider](https://mui.com/docs/material-ui/react-slider/#usage).

\`\`\`tsx
export default () => <b />;
\`\`\`

Further text.

## API

- [\`<Button />\`](https://mui.com/docs/material-ui/api/button/)
- \`useButton\`

## Props

| a |
`);
  });

  test('a page without first heading gets its title', () => {
    expect(markdownCopy('Text.\n')).toBe('# React Button component\n\nText.\n');
  });

  test('several files of a demo are named', () => {
    const files = [
      { name: 'A.tsx', text: "import { b } from './b';" },
      { name: 'b.ts', text: 'export const b = 1;' },
    ];
    const text = markdownCopy('# A\n\n{{"demo": "A.js"}}\n', { demos: [{ from: 3, to: 3, files }] });
    expect(text).toContain('```tsx title="A.tsx"\n');
    expect(text).toContain('\n```\n\n```ts title="b.ts"\n');
  });

  test('a fence is longer than any in the demo', () => {
    const files = [{ name: 'A.tsx', text: 'const md = `\n````js\n`;' }];
    expect(markdownCopy('# A\n{{"demo": "A.js"}}', { demos: [{ from: 2, to: 2, files }] })).toContain(
      '`````tsx\nconst md',
    );
  });

  test('what stands in code stays as it is', () => {
    const text = `# A

\`[a](/b/)\` and [\`c\`](/c/) and \`\` \` [d](/d/) \`\`

\`\`\`\`md
{{"component": "x"}}
[e](/e/) {#id}


\`\`\`js
## F {#f}
\`\`\`
\`\`\`\`

[g](/g/)
`;
    expect(markdownCopy(text)).toBe(
      text.replace('](/c/)', '](https://mui.com/docs/c/)').replace('](/g/)', '](https://mui.com/docs/g/)'),
    );
  });

  test('the tags around tabs go, their code stays', () => {
    const text =
      '# A\n\n<codeblock storageKey="package-manager">\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\nEnd.\n';
    expect(markdownCopy(text)).toBe('# A\n\n```bash npm\nnpm i\n```\n\nEnd.\n');
  });

  test('a description over several lines keeps the lines below in their places', () => {
    const text = '# A\n\n<p class="description">\n  One.\n</p>\n\n{{"demo": "A.js"}}\n';
    const demos = [{ from: 7, to: 7, files: [{ name: 'A.tsx', text: 'x' }] }];
    expect(markdownCopy(text, { demos })).toBe('# A\n\n  One.\n\n```tsx\nx\n```\n');
  });

  test('B024, B025: a byte order mark and other line ends make no difference', () => {
    const text = '---\ntitle: A\n---\n\n# A\n\nText.\n';
    expect(markdownCopy(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(markdownCopy(text));
    expect(markdownCopy(text.replaceAll('\n', '\r'))).toBe(markdownCopy(text));
  });

  test.each([
    ['[a](/b/)', '[a](https://mui.com/docs/b/)'],
    ['[a](</b/>)', '[a](<https://mui.com/docs/b/>)'],
    ['[a](<./ü y.md#c d> "t")', '[a](<https://mui.com/docs/material-ui/react-button/%C3%BC%20y/#c d> "t")'],
    ['![a](<./b c.png>)', '![a](<https://mui.com/docs/material-ui/react-button/b c.png>)'],
    ['[a](<./b (c.md>)', '[a](<https://mui.com/docs/material-ui/react-button/b%20(c/>)'],
    ['[a](<b c', '[a](<https://mui.com/docs/material-ui/react-button/b c'],
    ['[a]: <./b c.md> "t"', '[a]: <https://mui.com/docs/material-ui/react-button/b%20c/> "t"'],
    ['[a](/b/ "t")', '[a](https://mui.com/docs/b/ "t")'],
    ['![a](/i.png)', '![a](https://mui.com/docs/i.png)'],
    ['[a](/b_(c)/)', '[a](https://mui.com/docs/b_(c)/)'],
    ['[a](#b)', '[a](#b)'],
    ['[a](https://b.c/)', '[a](https://b.c/)'],
    ['[a](mailto:b@c.d)', '[a](mailto:b@c.d)'],
    ['[a](../react-slider/index.md#b)', '[a](https://mui.com/docs/material-ui/react-slider/#b)'],
    ['[a](./notes.md)', '[a](https://mui.com/docs/material-ui/react-button/notes/)'],
    ['[a](../../../../outside.md)', '[a](../../../../outside.md)'],
    ['[a](../react-slider/)', '[a](https://mui.com/docs/material-ui/react-slider/)'],
    ['<a href="/b/">c</a>', '<a href="https://mui.com/docs/b/">c</a>'],
    ["<img src='/b.png' alt='c'>", "<img src='https://mui.com/docs/b.png' alt='c'>"],
    ['[a]: /b/ "t"', '[a]: https://mui.com/docs/b/ "t"'],
    ['a [b](/c/) d [e](/f/)', 'a [b](https://mui.com/docs/c/) d [e](https://mui.com/docs/f/)'],
  ])('%s becomes %s', (line, expected) => {
    expect(markdownCopy(`# A\n\n${line}\n`)).toBe(`# A\n\n${expected}\n`);
  });

  test('without origin links begin with the base, and in another language with its prefix', () => {
    const german = { ...place, url: undefined, language: 'de', pathname: '/de/material-ui/react-button/' };
    expect(markdownCopy('# A\n\n[a](/b/) ![c](/d.png)\n', { context: german })).toContain(
      '[a](/docs/de/b/) ![c](/docs/d.png)',
    );
  });

  test('a long line costs little', () => {
    const line = `${'`a` '.repeat(20_000)}${'``` '.repeat(20_000)}${'[a](/b/) '.repeat(20_000)}`;
    const start = computingTime();
    markdownCopy(`# A\n\nx ${line}\n`);
    expect(computingTime() - start).toBeLessThan(1000);
  });
});
