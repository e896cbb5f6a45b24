/** Bad Markdown. */

import { config, markdown } from '../fixture.js';
import { BAD, BODY, inBody, onFirstLine, page, type BadInput, type Found } from './bad-input.js';

const element = (markup: string, column = 1): BadInput =>
  onFirstLine(
    `B055 the element ${markup.split(/[ >]/)[0]}> is not let through`,
    markup,
    'html/forbidden-element',
    column,
  );

const unsafe = (name: string, target: string): BadInput =>
  onFirstLine(`B052 a link is ${name}`, `See [this](${target}).`, 'link/unsafe-url', 5);

const fast = (name: string, body: string): BadInput => ({
  name: `B047 ${name} takes no time`,
  files: page(body),
  finds: [],
  status: 'complete',
  within: 5_000,
});

const described = (title: string, description: string, body = 'Text.'): Record<string, string> => ({
  [BAD]: `# ${title}\n\n<p class="description">${description}</p>\n\n${body}\n`,
});

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- ${at + 1}`).join('\n');

const formula = (name: string, body: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: { ...page(body), 'docsgen.config.ts': config('markdown: { math: true },') },
  finds,
});

export const markdownCases: readonly BadInput[] = [
  formula(
    'a formula names a command that TeX does not have, and another is never closed',
    'It costs $5, and $a + \\foo$.\n\n$$\na\n',
    ['math/syntax', BAD, BODY, 23],
    ['math/unclosed', BAD, BODY + 2, 1],
  ),
  {
    ...onFirstLine('a diagram is shown as code', '```mermaid\nA-->B\n```', 'code/diagram', 4),
    status: 'complete',
  },
  inBody('B043 lists lie 60 deep', nested(60), ['markdown/too-deep', BAD, 49]),
  {
    ...onFirstLine('B044 quotations lie 50,000 deep', `${'>'.repeat(50_000)} deep`, 'markdown/too-deep'),
    within: 5_000,
  },
  fast('an address with 100,000 stars', `https://example.com/${'*'.repeat(100_000)}`),
  fast('an address of mail 50,000 times', 'mailto:a@'.repeat(50_000)),
  fast('a quote 50,000 times', '"a '.repeat(50_000)),
  onFirstLine('B049 a fence is not closed', '```tsx\n<Button />\n\n## Sizes', 'code/unclosed-fence', 1),
  inBody('B049 a fence within a list is not closed', '- One\n\n  ```tsx\n  <Button />\n\nText.', [
    'code/unclosed-fence',
    BAD,
    11,
  ]),
  onFirstLine(
    'B050 the language of a fence breaks out of its attribute',
    '```js"><script>\nx\n```',
    'code/unsafe-language',
    4,
  ),
  {
    ...onFirstLine(
      'B051 the language of a fence is not known',
      '```pyton\nx\n```',
      'code/unknown-language',
      4,
    ),
    status: 'complete',
  },
  {
    ...onFirstLine('the language of a fence is sh', '```sh\nls\n```', 'code/unknown-language', 4),
    hint: /bash/,
  },
  {
    ...onFirstLine(
      'an option of a fence is not known',
      '```tsx titel="a.tsx"\nx\n```',
      'code/unknown-option',
      8,
    ),
    hint: /title/,
    status: 'complete',
  },
  {
    ...onFirstLine('marked lines are no numbers', '```tsx {a-b}\nx\n```', 'code/lines', 8),
    status: 'complete',
  },
  unsafe('javascript:', 'javascript:alert(1)'),
  unsafe('JaVaScRiPt:', 'JaVaScRiPt:alert(1)'),
  unsafe('javascript with an entity', 'javascript&colon;alert(1)'),
  unsafe('javascript with a numeric entity', '&#106;avascript:alert(1)'),
  unsafe('javascript with a tab inside', '<java\tscript:alert(1)>'),
  unsafe('javascript behind a control character', '<\u0001javascript:alert(1)>'),
  unsafe('vbscript:', 'vbscript:msgbox(1)'),
  unsafe('data:text/html', 'data:text/html,<script>alert(1)</script>'),
  onFirstLine('B052 an image is javascript:', '![x](javascript:alert(1))', 'link/unsafe-url', 1),
  onFirstLine(
    'B052 a reference is javascript:',
    'See [this].\n\n[this]: javascript:alert(1)',
    'link/unsafe-url',
    5,
  ),
  onFirstLine('B052 an autolink is javascript:', 'See <javascript:alert(1)>.', 'link/unsafe-url', 5),
  inBody('B052 a raw link is javascript:', 'See <a href="javascript:alert(1)">this</a>.', [
    'link/unsafe-url',
    BAD,
    9,
  ]),
  element('<script>alert(1)</script>'),
  element('<iframe src="https://example.com"></iframe>'),
  {
    ...onFirstLine(
      'an embed shows a host that the config does not name',
      '<iframe src="https://other.example/" title="A box" height="200"></iframe>',
      'html/embed',
      1,
    ),
    files: {
      ...page('<iframe src="https://other.example/" title="A box" height="200"></iframe>'),
      'docsgen.config.ts': config("embeds: { hosts: ['https://box.example'] },"),
    },
    hint: /https:\/\/box\.example/,
  },
  {
    ...inBody(
      'images are on hosts that the policy does not allow',
      'A ![b](https://badges.example/b.svg), ![c](https://cdn.example/c.svg) and ![d](http://cdn.example/d.svg)\n\n<video src="https://cdn.example/e.mp4"></video> <img src="https://box.example/f.png" alt="">',
      ['image/blocked', BAD, 9, 3],
      ['image/blocked', BAD, 9, 75],
      ['image/blocked', BAD, 11, 8],
    ),
    files: {
      ...page(
        'A ![b](https://badges.example/b.svg), ![c](https://cdn.example/c.svg) and ![d](http://cdn.example/d.svg)\n\n<video src="https://cdn.example/e.mp4"></video> <img src="https://box.example/f.png" alt="">',
      ),
      'docsgen.config.ts': config(
        "embeds: { hosts: ['https://box.example'] }, csp: { 'img-src': ['https://*.example/c.svg'] },",
      ),
    },
    status: 'complete',
  },
  element('<style>a { color: red }</style>'),
  element('<base href="https://example.com/">'),
  element('<meta http-equiv="refresh" content="0">'),
  element('<form action="https://example.com"></form>'),
  element('<object data="x"></object>'),
  onFirstLine(
    'B055 a script within a line is not let through',
    'Text <script>alert(1)</script>',
    'html/forbidden-element',
    6,
  ),
  inBody('B055 an image with onerror is not let through', '<img src="/logo.svg" alt="" onerror="alert(1)">', [
    'html/forbidden-attribute',
    BAD,
    9,
    29,
  ]),
  inBody('B055 a drawing with onload is not let through', '<svg onload="alert(1)"></svg>', [
    'html/forbidden-attribute',
    BAD,
    9,
    6,
  ]),
  inBody(
    'an element with a style that leaves its place is not let through',
    '<p style="position: fixed">Red.</p>',
    ['html/forbidden-attribute', BAD, 9],
  ),
  onFirstLine('a callout is not closed', ':::info\nThis goes on.\n\n## Sizes', 'callout/unclosed', 1),
  {
    ...onFirstLine('a callout has an unknown severity', ':::danger\nText.\n:::', 'callout/severity'),
    status: 'content',
  },
  onFirstLine(
    'a directive has broken JSON',
    '{{"demo": "BasicButton.js", bg: \'inline\',}}',
    'directive/syntax',
  ),
  onFirstLine('a directive is not closed', '{{"demo": "BasicButton.js"', 'directive/syntax'),
  onFirstLine('a directive is not known', '{{"example": "BasicButton.js"}}', 'directive/unknown'),
  {
    ...onFirstLine(
      'a component is not known',
      '{{"component": "modules/components/ComponentLinkHeadre.js"}}',
      'component/unknown',
    ),
    hint: /ComponentLinkHeader/,
  },
  onFirstLine(
    'tabs of code are not closed',
    '<codeblock storageKey="x">\n\n```bash npm\nls\n```\n',
    'codeblock/unclosed',
  ),
  onFirstLine('a heading of level 3 has none of level 2 above it', '### Sizes', 'heading/missing-parent'),
  {
    name: 'a page has no title',
    files: { [BAD]: '<p class="description">About bad.</p>\n\nText.\n' },
    finds: [['page/title-missing', BAD]],
  },
  {
    name: 'a title has more than 70 characters',
    files: described('B'.repeat(71), 'About bad.'),
    finds: [['page/title-length', BAD, 1]],
  },
  {
    name: 'a page has no description',
    files: { [BAD]: '# Bad\n\nText.\n' },
    finds: [['page/description-missing', BAD]],
  },
  {
    name: 'a description has more than 160 characters',
    files: described('Bad', `${'b'.repeat(160)}.`),
    finds: [['page/description-length', BAD, 3]],
  },
  {
    name: 'a description does not end with a period',
    files: described('Bad', 'About bad'),
    finds: [['page/description-ending', BAD, 3]],
  },
  {
    name: 'B056 braces and angles in prose are text',
    files: page('Write {a} and {{b}} and a < b, or {`c`}.'),
    finds: [],
    status: 'complete',
  },
  {
    name: 'a page may be long',
    files: { [BAD]: markdown('Bad', 'A line of text.\n\n'.repeat(20_000)) },
    finds: [],
    status: 'complete',
    within: 5_000,
  },
];
