/** Bad links, images, templates and redirects. */

import { config } from '../fixture.js';
import { BAD, inBody, onFirstLine, page, type BadInput, type Found } from './bad-input.js';

const CONFIG = 'docsgen.config.ts';

const redirect = (name: string, rule: string, code: string): BadInput => ({
  name: `a redirect ${name}`,
  files: { [CONFIG]: config(`redirects: [${rule}],`) },
  finds: [[code, CONFIG, 6]],
});

const template = (name: string, source: string, found: Found, more: Partial<BadInput> = {}): BadInput => ({
  name,
  files: { 'templates/ExperimentPage.tsx': source, ...more.files },
  finds: [found],
  ...more,
});

export const links: readonly BadInput[] = [
  onFirstLine('B118 an image is missing', 'A ![drawing](/drawing.png).', 'image/missing', 3),
  onFirstLine('an image differs in case', '![drawing](/Logo.svg)', 'image/missing', 1),
  inBody('an image in raw HTML is missing', '<img src="/drawing.png" alt="">', ['image/missing', BAD, 9]),
  {
    ...onFirstLine('B121 a link leads to no page', 'See [it](/buton/).', 'link/dead', 5),
    hint: /\/button\//,
  },
  inBody('B121 a raw link leads to no page', 'See <a href="/buton/">it</a>.', ['link/dead', BAD, 9]),
  onFirstLine('a relative link leads to no page', 'See [it](./buton.md).', 'link/dead', 5),
  onFirstLine('a reference leads to no page', 'See [it].\n\n[it]: /buton/', 'link/dead', 5),
  onFirstLine(
    'a link to the own host leads to no page',
    'See [it](https://acme.example/buton/).',
    'link/dead',
    5,
  ),
  {
    ...onFirstLine(
      'B122 an anchor is not on this page',
      '## Sizes\n\nSee [it](#size).',
      'link/dead-anchor',
      5,
    ),
    finds: [['link/dead-anchor', BAD, 11, 5]],
    hint: /#sizes/,
  },
  {
    ...onFirstLine(
      'B122 an anchor is not on another page',
      'See [it](/button/#size).',
      'link/dead-anchor',
      5,
    ),
    hint: /#sizes/,
  },
  onFirstLine('a link has no slash at its end', 'See [it](/button).', 'link/trailing-slash', 5),
  onFirstLine(
    'a link with an anchor has no slash before it',
    'See [it](/button#sizes).',
    'link/trailing-slash',
    5,
  ),
  onFirstLine('a link ends in two slashes', 'See [it](/button//).', 'link/form', 5),
  onFirstLine('a link has no beginning', 'See [it](button/).', 'link/form', 5),
  onFirstLine('a link leads nowhere', 'See [it]().', 'link/form', 5),
  onFirstLine('a link leads to another host without a scheme', 'See [it](//evil.example/).', 'link/form', 5),
  onFirstLine('a link hides another host behind a backslash', 'See [it](/\\evil.example/).', 'link/form', 5),
  onFirstLine('a relative link leads out of the pages', 'See [it](../../secret.md).', 'link/form', 5),
  onFirstLine('an image lies out of public/', '![it](../../secret.png)', 'link/form', 1),
  inBody(
    'three links are dead on one line, and each is reported',
    '[a](/a/) [b](/b/) [c](/c/)',
    ['link/dead', BAD, 9, 1],
    ['link/dead', BAD, 9, 10],
    ['link/dead', BAD, 9, 19],
  ),
  inBody(
    'the same link is dead on two lines, and both are reported',
    '[a](/a/)\n\n[a](/a/)',
    ['link/dead', BAD, 9, 1],
    ['link/dead', BAD, 11, 1],
  ),
  {
    name: 'a link to a file in public/ is no dead link',
    files: page('[it](/logo.svg)'),
    finds: [],
    status: 'complete',
  },
  {
    name: 'a link to a redirect is no dead link',
    files: { ...page('[it](/old/)'), [CONFIG]: config("redirects: [{ from: '/old/', to: '/button/' }],") },
    finds: [],
    status: 'complete',
  },
  redirect('never ends', "{ from: '/old/', to: '/old/' }", 'redirect/loop'),
  redirect('leads to no page', "{ from: '/old/', to: '/buton/' }", 'redirect/dead'),
  redirect('hides a page', "{ from: '/button/', to: '/slider/' }", 'redirect/hides-page'),
  redirect('has no path', "{ from: 'old', to: '/slider/' }", 'redirect/invalid'),
  {
    name: 'a header holds a line break',
    files: { [CONFIG]: config("headers: { '/*': { 'X-Note': 'a\\nb' } },") },
    finds: [['headers/invalid', CONFIG]],
  },
  template('a template cannot be compiled', 'export function ExperimentPage() {\n  return <p>Try</b>;\n}\n', [
    'template/compile',
    'templates/ExperimentPage.tsx',
    2,
  ]),
  template(
    'a template imports what is not there',
    "import { gone } from './gone.js';\nexport function ExperimentPage() {\n  return <p>{gone}</p>;\n}\n",
    ['template/compile', 'templates/ExperimentPage.tsx', 1],
  ),
  template(
    'a template throws',
    "export function ExperimentPage(): never {\n  throw new Error('no page today');\n}\n",
    ['template/render', 'templates'],
    { message: /no page today/ },
  ),
  {
    name: 'a link of a template is dead',
    files: {
      'templates/parts/SiteFooter.tsx':
        'export function SiteFooter() {\n  return <footer><a href="/gone/">Gone</a></footer>;\n}\n',
    },
    finds: [['template/dead-link', 'templates']],
    message: /\/gone\//,
  },
];
