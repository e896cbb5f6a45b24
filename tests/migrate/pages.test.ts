/** What becomes of the Markdown of each tool. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { migrateSite } from '../../src/migrate/migrate-site.js';
import type { SourceKind } from '../../src/migrate/model.js';
import { convert, createTree } from './convert.js';

type Row = readonly [what: string, source: string, converted: string, ...todos: string[]];

const LINES_AND_TITLE = '```ts title="a.ts" {1,3-4} showLineNumbers\nconst a = 1;\n```';

const DOCUSAURUS: readonly Row[] = [
  ['a tip', ':::tip\n\nText.\n\n:::', ':::success Tip\n\nText.\n\n:::'],
  ['a titled callout', ':::danger[Do not]\nText.\n:::', ':::error Do not\nText.\n:::'],
  ['an older title', ':::caution Take care\nText.\n:::', ':::warning Take care\nText.\n:::'],
  ['callouts in callouts', '::::note\n\n:::info\nA\n:::\n\n::::', '::::info Note\n\n:::info\nA\n:::\n\n::::'],
  ['a callout of another kind', ':::idea\nA\n:::', ':::info idea\nA\n:::', 'migrate/component 1:1'],
  ['an alert', '> [!NOTE]\n> Text.', '> [!NOTE]\n> Text.'],
  [
    '<Admonition>',
    '<Admonition type="info" title="Hey">\n  Text.\n</Admonition>',
    ':::info Hey\n\nText.\n\n:::',
  ],
  ['a fence with a title and lines', LINES_AND_TITLE.replace('ts', 'typescript'), LINES_AND_TITLE],
  ['a shell', '```sh\nls\n```', '```bash\nls\n```'],
  [
    'commands for package managers',
    '```bash npm2yarn\nnpm run build\n```',
    '<codeblock storageKey="package-manager">\n\n```bash npm\nnpm run build\n```\n\n```bash yarn\nyarn build\n```\n\n```bash pnpm\npnpm run build\n```\n\n</codeblock>',
  ],
  [
    'tabs of code',
    '<Tabs groupId="js">\n  <TabItem value="a" label="A">\n\n```js\n1\n```\n\n  </TabItem>\n</Tabs>',
    '<codeblock storageKey="js">\n\n```js A\n1\n```\n\n</codeblock>',
  ],
  [
    'tabs of text',
    '<Tabs>\n  <TabItem value="a" label="A">\n    One.\n  </TabItem>\n  <TabItem value="b">Two.</TabItem>\n</Tabs>',
    '<details name="tabs-1" open>\n<summary>A</summary>\n\nOne.\n\n</details>\n\n<details name="tabs-1">\n<summary>b</summary>\n\nTwo.\n\n</details>',
    'migrate/tabs 1:1',
  ],
  ['a comment', 'A {/* note */} b', 'A <!-- note --> b'],
  ['a text in braces', "A{' '}b \\{c\\}", 'A b \\{c\\}'],
  ['a constant', "export const name = 'Acme';\n\nThis is {name}.", 'This is Acme.'],
  [
    'a computed text',
    'Since {new Date().getFullYear()}.',
    'Since `{new Date().getFullYear()}`.',
    'migrate/expression 1:7',
  ],
  ['a function of the page', 'export const A = () => <b>A</b>;\n\nText.', 'Text.', 'migrate/expression 1:1'],
  [
    'JSX attributes',
    '<p className="a" style={{marginTop: 4}}>A</p>',
    '<p class="a" style="margin-top: 4px">A</p>',
  ],
  ['a handler', '<p onClick={() => {}}>A</p>', '<p>A</p>', 'migrate/html 1:1'],
  ['a button', '<button>A</button>', 'A', 'migrate/html 1:1'],
  ['a centered paragraph', '<center>A</center>', '<div style="text-align: center">A</div>'],
  ['a fragment', '<>\n\nA\n\n</>', 'A'],
  [
    'an unknown component',
    'A\n\n<Rating value={3} />',
    'A\n\n:::warning To do\n`<Rating value={3} />`\n:::',
    'migrate/component 3:1',
  ],
  ['one in a sentence', 'A <Icon name="x" /> b', 'A `<Icon name="x" />` b', 'migrate/component 1:3'],
  ['one around text', 'A <Mark>b</Mark> c', 'A b c', 'migrate/component 1:3'],
  ['a component in code', 'A `<Icon />` and `{b}`', 'A `<Icon />` and `{b}`'],
  ['a link to a file', '[a](./other.md#b) [c](other)', '[a](/docs/other/#b) [c](/docs/other/)'],
  ['a link to a page', '[a](/docs/other?b#c "T")', '[a](/docs/other/?b#c "T")'],
  ['a link to the source', '[a](@site/docs/other.md)', '[a](/docs/other/)'],
  ['a link by reference', '[a]: ./other.md\n\n[a]', '[a]: /docs/other/\n\n[a]'],
  ['a link of HTML', '<Link to="/docs/other">A</Link>', '<a href="/docs/other/">A</a>'],
  ['a dead link with a space', '[a](<./gone (b).md>)', '[a](/gone%20%28b%29/)', 'migrate/link 1:5'],
  ['a dead link', '[a](./gone.md)', '[a](/gone/)', 'migrate/link 1:5'],
  ['a missing image', '![a](./gone.png)', '`![a](./gone.png)`', 'migrate/file 1:6'],
  [
    'a missing image of HTML',
    '<p><img src="./gone_a.png" alt="A" /></p>',
    '<p><code>&lt;img src="./gone&#95;a.png" alt="A" /&gt;</code></p>',
    'migrate/file 1:9',
  ],
  [
    'a missing video',
    '<video src="./gone.mp4" controls></video>',
    '<code>&lt;video src="./gone.mp4" controls&gt;&lt;/video&gt;</code>',
    'migrate/file 1:8',
  ],
  [
    'missing sizes of an image',
    '<img src="./a.png" srcset="./a.png 1x, ./gone.png 2x" alt="A" />',
    '<img src="/a.png" srcset="/a.png 1x" alt="A" />',
    'migrate/file 1:20',
  ],
  [
    'a missing source of a picture',
    '<picture><source srcset="./gone.webp" /><img src="./a.png" alt="A" /></picture>',
    '<picture><img src="/a.png" alt="A" /></picture>',
    'migrate/file 1:18',
  ],
  [
    'a heading in a paragraph',
    '<p align="center"><h1>A</h1></p>',
    '<div style="text-align: center"><h2>A</h2></div>',
  ],
  ['an anchor of old HTML', '<a name="b"></a>\n\n## A', '<a id="b"></a>\n\n## A'],
  ['an anchor that its heading has already', '## A\n<a id="a"></a>\n\nB', '## A\n\nB'],
  ['an id below level 3', '#### A (b)', '#### <span id="a-b"></span>A (b)'],
  ['an id of its own below level 3', '##### A {#b}', '##### <span id="b"></span>A'],
  ['an id that a former one takes', '## B {#a}\n\n## A', '## B {#a}\n\n## A'],
  ['an id of code', '## `A<B>` and [c][d]', '## `A<B>` and [c][d]'],
  ['an id', '## A b {#my-id}', '## A b {#my-id}'],
  ['an id in a comment', '## A b {/* #my-id */}', '## A b {#my-id}'],
  ['an id that would differ', '## What’s new (2.0)?', '## What’s new (2.0)? {#whats-new-20}'],
  ['ids of equal headings', '## A\n\n## A', '## A\n\n## A {#a-1}'],
  [
    'a film',
    '<iframe src="https://a.example/b" title="B" height="300"/>',
    '<iframe src="https://a.example/b" title="B" height="300"></iframe>',
  ],
  ['a diagram', '```mermaid\nA-->B\n```', '```text\nA-->B\n```', 'migrate/diagram 1:1'],
  [
    'formulas',
    'So $a^2$ and $\\frac{a}{b} < <c>$ are.\n\n$$\nb_{1} = [c](./gone.md)\n\n# d\n$$\n\n```math\ne\n```',
    'So $a^2$ and $\\frac{a}{b} < <c>$ are.\n\n$$\nb_{1} = [c](./gone.md)\n\n# d\n$$\n\n```math\ne\n```',
  ],
  ['a formula with blanks', 'So $ a $ is, and $\\times$2.', 'So $a$ is, and $\\times$&#50;.'],
  [
    'prices and variables',
    "From $5 to $10, $ 5 or 6 $, $HOME and $PATH, {'$5 or 6$'}, `{'$'}`.",
    "From $5 to $10, $ 5 or 6 $, $HOME and $PATH, \\$5 or 6\\$, `{'$'}`.",
  ],
  [
    'a component below a tag',
    '<div>\n    <Rating />\n</div>',
    '<div>\n\n:::warning To do\n`<Rating />`\n:::\n\n</div>',
    'migrate/component 2:5',
  ],
  ['code below a tag', '<div>\n```js\n  a\n```\n</div>', '<div>\n\n```js\n  a\n```\n\n</div>'],
  [
    'links to titles of pages',
    '# The page\n\n[a](#the-page) [b](./other.md#other) [c](/docs/other?d#other) [e](#f)\n\n## F',
    '# The page\n\n[a](/docs/page/) [b](/docs/other/) [c](/docs/other/?d) [e](#f)\n\n## F',
  ],
  ['a style', "import './a.css';\n\nA", 'A', 'migrate/script 1:1'],
  ['generic types in text', 'If a < b, then `Map<A>` and A<B.', 'If a < b, then `Map<A>` and A<B.'],
  ['a step of a list', '1. A\n\n   :::note\n   B\n   :::\n', '1. A\n\n   :::info Note\n   B\n   :::'],
];

const VITEPRESS: readonly Row[] = [
  ['a tip', '::: tip\nText.\n:::', ':::success Tip\nText.\n:::'],
  ['a titled callout', '::: danger STOP\nText.\n:::', ':::error STOP\nText.\n:::'],
  [
    'details',
    '::: details More {open}\nA\n:::',
    '<details open>\n<summary>More</summary>\n\nA\n\n</details>',
  ],
  ['text for Vue alone', '::: v-pre\n`{{ a }}`\n:::', '`{{ a }}`'],
  [
    'a code group',
    '::: code-group\n\n```sh [npm]\nls\n```\n\n:::',
    '<codeblock>\n\n```bash npm\nls\n```\n\n</codeblock>',
  ],
  ['marked lines', '```ts{1,3-4}:line-numbers [a.ts]\nconst a = 1;\n```', LINES_AND_TITLE],
  ['indented code', 'A\n\n    ::: tip\n    {{ a }}', 'A\n\n    ::: tip\n    {{ a }}'],
  ['a badge', '# A <Badge type="tip" text="new" />', '# A <mark>new</mark>'],
  ['a list of contents', '[[toc]]\n\nA', 'A'],
  ['a missing include', '<!--@include: ./gone.md-->', '`<!--@include: ./gone.md-->`', 'migrate/file 1:1'],
  ['a missing snippet', '<<< ./gone.ts', '`<<< ./gone.ts`', 'migrate/file 1:1'],
  ['an interpolation', 'A {{ count }}', 'A `{{ count }}`', 'migrate/expression 1:3'],
  ['a script', '<script setup>\nconst a = 1;\n</script>\n\nA', 'A', 'migrate/script 1:1'],
  [
    'a component of Vue',
    '<Counter :start="3" />',
    ':::warning To do\n`<Counter :start="3" />`\n:::',
    'migrate/component 1:1',
  ],
  ['braces of MDX', 'A {b} c', 'A {b} c'],
  ['a link', '[a](./other.html#b) [c](/docs/other)', '[a](/docs/other/#b) [c](/docs/other/)'],
  ['an id that would differ', '## A & b', '## A & b'],
  ['formulas', 'So $a {{ b }}$ is.\n\n$$c$$', 'So $a {{ b }}$ is.\n\n$$c$$'],
  ['prices', 'From $5 to $10, or $ a $.', 'From $5 to $10, or $ a $.'],
  [
    'a link to the title of a page',
    '# A\n\n[a](#a) [b](./other#other)',
    '# A\n\n[a](/docs/page/) [b](/docs/other/)',
  ],
];

const NEXTRA: readonly Row[] = [
  ['a callout', '<Callout type="error" emoji="x">\n  Text.\n</Callout>', ':::error\n\nText.\n\n:::'],
  ['a callout without a type', '<Callout>\n\nText.\n\n</Callout>', ':::info\n\nText.\n\n:::'],
  [
    'marked lines and words',
    '```js filename="a.js" {1,3} /b/ copy showLineNumbers\n1\n```',
    '```js title="a.js" {1,3} showLineNumbers\n1\n```',
  ],
  [
    'tabs of code',
    "<Tabs items={['npm', 'pnpm']} storageKey=\"manager\">\n  <Tabs.Tab>\n    ```sh\n    a\n    ```\n  </Tabs.Tab>\n  <Tabs.Tab>\n    ```sh\n    b\n    ```\n  </Tabs.Tab>\n</Tabs>",
    '<codeblock storageKey="manager">\n\n```bash npm\na\n```\n\n```bash pnpm\nb\n```\n\n</codeblock>',
  ],
  ['steps', '<Steps>\n### One\n\nText.\n</Steps>', '### One\n\nText.'],
  [
    'a tree of files',
    '<FileTree>\n  <FileTree.Folder name="app" defaultOpen>\n    <FileTree.File name="page.mdx" />\n  </FileTree.Folder>\n  <FileTree.File name="a.json" />\n</FileTree>',
    '```text\napp/\n  page.mdx\na.json\n```',
  ],
  [
    'cards',
    '<Cards>\n  <Cards.Card icon={<Box />} title="A" href="/docs/other" />\n  <Cards.Card title="B" href="/docs/page" arrow />\n</Cards>',
    '- [A](/docs/other/)\n- [B](/docs/page/)',
  ],
  [
    'a card that leads to nothing, with a space in its path',
    '<Cards.Card title="A" href="/docs/my page" />',
    '- [A](/docs/my%20page/)',
    'migrate/link 1:1',
  ],
  [
    'an image of Next.js',
    "import Image from 'next/image';\nimport a from './a.png';\n\n<Image src={a} alt=\"A\" />",
    '<img src="/docs/a.png" alt="A" />',
  ],
  ['a link of Next.js', '<Link href="/docs/other">A</Link>', '<a href="/docs/other/">A</a>'],
  [
    'a page of another host',
    '<RemoteContent />',
    ':::warning To do\n`<RemoteContent />`\n:::',
    'migrate/component 1:1',
  ],
  ['a word in a sentence', '> [!NOTE]\n> A {/* b */} c', '> [!NOTE]\n> A <!-- b --> c'],
];

const MUI: readonly Row[] = [
  ['a callout', ':::info\nA\n:::', ':::info\nA\n:::'],
  ['a titled fence', '```bash npm\nls\n```', '```bash npm\nls\n```'],
  ['braces in text', 'A {b} and {{ c }}', 'A {b} and {{ c }}'],
  ['a link', '[a](/acme/other/#b) [c](/acme/api/button/#d)', '[a](/acme/other/#b) [c](/acme/api/button/#d)'],
  [
    'a component that docsgen has',
    '{{"component": "@mui/docs/ComponentLinkHeader", "design": false}}',
    '{{"component": "ComponentLinkHeader.js"}}',
  ],
  [
    'another component',
    '{{"component": "modules/Ad.js"}}',
    ':::warning To do\n`{{"component": "modules/Ad.js"}}`\n:::',
    'migrate/component 1:1',
  ],
  [
    'a missing demo',
    '{{"demo": "Gone.js"}}',
    ':::warning To do\n`{{"demo": "Gone.js"}}`\n:::',
    'migrate/file 1:1',
  ],
  ['a directive in code', '```jsx\n{{"demo": "Gone.js"}}\n```', '```jsx\n{{"demo": "Gone.js"}}\n```'],
  ['ids that docsgen gives too', '# A\n\n## A (b)\n\n## A (b)', '# A\n\n## A (b)\n\n## A (b)'],
];

describe.each([
  ['mui', MUI],
  ['nextra', NEXTRA],
  ['docusaurus', DOCUSAURUS],
  ['vitepress', VITEPRESS],
] as const)('a page of %s', (kind: SourceKind, rows: readonly Row[]) => {
  test.each(rows)('%s', (_, source, converted, ...todos) => {
    const { text, todos: found } = convert(kind, `${source}\n`, {
      'docs/a.png': '',
      'content/docs/a.png': '',
    });
    expect({ text, todos: found.toSorted() }).toEqual({ text: `${converted}\n`, todos: todos.toSorted() });
  });

  test('keeps every line of a block of code, whatever it holds', () => {
    const code = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.constantFrom(
          ':::note',
          '<Tabs>',
          '{a}',
          '{{ b }}',
          '[a](./b.md)',
          '## A',
          "import a from './a'",
          '<!--@include: ./a.md-->',
          '<<< ./a.js',
          '$$',
          '$a$',
          '',
        ),
      ),
    );
    fc.assert(
      fc.property(code, fc.constantFrom('```', '~~~~'), (lines, marks) => {
        const content = lines.filter((line) => !line.trim().startsWith(marks.slice(0, 3))).join('\n');
        const block = `${marks}js\n${content}\n${marks}`;
        expect(convert(kind, `A\n\n${block}\n\nB <Icon /> {x}\n`).text).toContain(block);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a page with a space in its path', () => {
  const files = { 'docs/my dir/b (c).md': '# B\n' };

  test.each([
    ['[a](<./my dir/b (c).md#d> "T")', '[a](/docs/my%20dir/b%20%28c%29/#d "T")'],
    ['[a](./my%20dir/b%20(c).md)', '[a](/docs/my%20dir/b%20%28c%29/)'],
    ['[a](</docs/my dir/b (c)/>)', '[a](</docs/my dir/b (c)/>)'],
    ['[a]: <./my dir/b (c).md>', '[a]: /docs/my%20dir/b%20%28c%29/'],
    ['<a href="./my dir/b (c).md">a</a>', '<a href="/docs/my dir/b (c)/">a</a>'],
  ])('is linked: %s', (source, expected) => {
    expect(convert('docusaurus', `${source}\n`, files)).toMatchObject({ text: `${expected}\n`, todos: [] });
  });

  test('is linked from the home, and from the pages that list the pages of a category', () => {
    const { files: made } = migrateSite(
      'docusaurus',
      createTree({
        'docusaurus.config.js':
          "module.exports = { title: 'Acme', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };",
        'sidebars.js':
          "module.exports = { docs: ['a b', { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['my dir/b (c)'] }] };",
        'docs/a b.md': '# A\n',
        'docs/my dir/index.md': '# My dir\n\n<DocCardList />\n',
        'docs/my dir/b (c).md': '# B\n',
      }),
    )!;
    const items = Object.entries({
      'pages/docs/category/all.md': '- [B](/docs/my%20dir/b%20%28c%29/)\n',
      'pages/docs/my dir/index.md': '- [B](/docs/my%20dir/b%20%28c%29/)\n',
      'pages/index.md': '- [A](/docs/a%20b/)\n',
    });
    for (const [page, item] of items)
      expect(made.get(page)).toMatchObject({ text: expect.stringContaining(item) });
  });
});

describe('a component of a site of Docusaurus', () => {
  const component = 'export default function Counter() {\n  return <b>1</b>;\n}\n';

  test('becomes a demo beside the page', () => {
    const { text, files, todos } = convert(
      'docusaurus',
      "import Counter from '@site/src/Counter';\n\n<Counter />\n",
      {
        'src/Counter.jsx': component,
      },
    );
    expect({ text, todos }).toEqual({ text: '{{"demo": "Counter.js"}}\n', todos: [] });
    expect(files).toContain('pages/docs/Counter.jsx');
  });

  test('becomes one with its props, and with the files that it imports', () => {
    const { text, files, todos } = convert('docusaurus', "import { A } from './_a.js';\n\n<A size={2} />\n", {
      'docs/_a.js': "import { b } from './_b';\nexport const A = () => b;\n",
      'docs/_b.ts': "export const b = 'b';\n",
    });
    expect({ text, todos }).toEqual({ text: '{{"demo": "ADemo.js"}}\n', todos: [] });
    expect(files).toEqual(expect.arrayContaining(['pages/docs/ADemo.jsx', 'pages/_components/docs/_b.ts']));
  });

  test.each([
    [
      'that needs the former tool',
      "import Counter from '@site/src/Theme';\n\n<Counter />",
      'migrate/component 3:1',
    ],
    [
      'that gets a value of the page',
      "import Counter from '@site/src/Counter';\n\n<Counter a={b} />",
      'migrate/component 3:1',
    ],
    [
      'with text in it',
      "import Counter from '@site/src/Counter';\n\n<Counter>A</Counter>",
      'migrate/component 3:1',
    ],
  ])('%s is left to a person', (_, source, todo) => {
    const { todos } = convert('docusaurus', `${source}\n`, {
      'src/Counter.jsx': component,
      'src/Theme.jsx': "import Link from '@docusaurus/Link';\nexport default Link;\n",
    });
    expect(todos).toEqual([todo]);
  });

  test('that is Markdown is put into the page, and its to-dos are those of its own lines', () => {
    const source = "import Part from './_part.mdx';\n\nA\n\n<Part />\n\nB\n";
    const { text } = convert('docusaurus', source, {
      'docs/_part.mdx': '---\na: b\n---\n\nPart [x](./other.md).\n',
    });
    expect(text).toBe('A\n\nPart [x](/docs/other/).\n\nB\n');
  });
});

describe('a demo in MUI’s format', () => {
  const module = 'export default function A() {\n  return <b>A</b>;\n}\n';

  test('is copied with what it imports, and keeps its options', () => {
    const { text, files, todos } = convert(
      'mui',
      '{{"demo": "A.js", "bg": "inline", "hideToolbar": false}}\n',
      {
        'docs/data/acme/buttons/A.tsx': `import { b } from './b';\nimport '../c.css';\n${module}`,
        'docs/data/acme/buttons/A.js': module,
        'docs/data/acme/buttons/b.ts': 'export const b = 1;\n',
        'docs/data/acme/c.css': '',
      },
    );
    expect({ text, todos }).toEqual({ text: '{{"demo": "A.js", "bg": "inline"}}\n', todos: [] });
    expect(files.filter((file) => !/\.md$|^navigation|config/.test(file)).toSorted()).toEqual([
      'pages/_components/docs/data/acme/c.css',
      'pages/acme/react-button/A.tsx',
      'pages/acme/react-button/b.ts',
    ]);
  });

  test('has a module for each styling option', () => {
    const { text, files } = convert('mui', '{{"demo": "A"}}\n', {
      'docs/data/acme/buttons/A/system/index.js': module,
      'docs/data/acme/buttons/A/css/index.tsx': module,
    });
    expect(text).toBe('{{"demo": "A.js"}}\n');
    expect(files).toEqual(
      expect.arrayContaining([
        'pages/acme/react-button/A/system/index.js',
        'pages/acme/react-button/A/css/index.tsx',
      ]),
    );
  });

  test('that needs the former site is left to a person, and so is an option that docsgen does not have', () => {
    const internal = "import x from 'docs/src/x';\nexport default x;\n";
    const source = '{{"demo": "A.js"}}\n\n{{"demo": "B.js", "glow": 1}}\n';
    const { todos, text } = convert('mui', source, {
      'docs/data/acme/buttons/A.js': internal,
      'docs/data/acme/buttons/B.js': module,
    });
    expect(todos).toEqual(['migrate/component 1:1', 'migrate/component 3:1']);
    expect(text).toContain('{{"demo": "B.js"}}');
  });
});
