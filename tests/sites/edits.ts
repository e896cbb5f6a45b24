/** Random edits of a site that uses everything, for the property that an incremental build is a clean one. */

import { config, markdown, navigation, type SiteFiles } from './fixture.js';

/** The files of a site as an edit sees them: it puts files in and takes them out. */
export type Files = Map<string, string>;

/** Two numbers choose what an edit does; what is chosen depends on what there is. */
export type Edit = (files: Files, a: number, b: number) => void;

const NAMES = [
  'alpha',
  'beta',
  'react-gamma',
  'guide/one',
  'guide/two',
  'guide/index',
  'experiments/try',
  'index',
];

const TITLES = ['Alpha', 'Beta & more', '"Quoted"', 'A <b>title</b>', 'Überschrift', 'A'];

const BODIES = [
  'Some text.',
  '## Sizes\n\nText.\n\n### Small\n\nText.\n\n## Sizes\n\nAgain.',
  '{{"demo": "Demo.js"}}\n\nText.\n\n{{"demo": "Demo.js", "defaultCodeOpen": true, "bg": "inline"}}',
  '{{"demo": "Gone.js"}}',
  'See [alpha](/alpha/), [one](/guide/one/#sizes) and [the logo](/logo.svg).\n\n![logo](/logo.svg)',
  'See [two](./two.md).',
  ':::warning Careful\n- One\n- Two\n:::\n\n```tsx title="a.tsx" {1}\nconst a = <b>1</b>;\n```',
  '<codeblock storageKey="x">\n\n```bash npm\nnpm i\n```\n\n```bash yarn\nyarn add\n```\n\n</codeblock>',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n> [!NOTE]\n> Note.',
  '```ts file="./data.ts#values"\n```',
  '```tsx\nnever closed',
  '[bad](javascript:alert(1)) and [no slash](/alpha)',
  '',
];

const FRONTS = [
  '',
  'components: Button, Chip\nhooks: useChip\n',
  'disableAd: true\n',
  'draft: true\n',
  'titel: x\n',
  'template: home\n',
  'waiAria: https://example.com/\n',
];

const DEMOS = [
  'export default function Demo() {\n  return <button>One</button>;\n}\n',
  "import { value } from './data';\n\nexport default function Demo() {\n  return (\n    <ul>\n      <li>{value}</li>\n    </ul>\n  );\n}\n",
  "import { gone } from './gone';\n\nexport default function Demo() {\n  return <p>{gone}</p>;\n}\n",
];

const CONFIGS = [
  '',
  "base: '/docs/',",
  "description: 'About it.',\n  logo: '/logo.svg',",
  "languages: ['en', 'fr'],",
  "diagnostics: { 'nav/orphan-page': 'off', 'link/dead': 'warning', 'demo/missing': 'off' },",
  "redirects: [{ from: '/old/*', to: '/alpha/' }],\n  headers: { '/alpha/*': { 'X-Note': 'alpha' } },",
  "repository: { url: 'https://example.com/repo', directory: 'docs' },",
  "ads: { inHouse: [{ name: 'a', link: 'https://example.com/', img: '/logo.svg', description: 'An ad.' }] },",
  'descripton: 5,',
];

const PUBLIC: readonly (readonly [string, string])[] = [
  ['public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'],
  ['public/manifest.webmanifest', '{}'],
  ['public/alpha/index.html', 'in the way'],
  ['public/text.txt', 'text'],
];

const TEMPLATES: readonly (readonly [string, string])[] = [
  ['templates/parts/SiteFooter.tsx', 'export function SiteFooter() {\n  return <footer>Ours</footer>;\n}\n'],
  [
    'templates/parts/SiteFooter.tsx',
    "import { word } from './word.js';\nexport function SiteFooter() {\n  return <footer>{word}</footer>;\n}\n",
  ],
  ['templates/parts/word.ts', "export const word = 'one';\n"],
  ['templates/parts/word.ts', "export const word = 'two';\n"],
  ['templates/ExperimentPage.tsx', 'export function ExperimentPage() {\n  return <p>Broken</b>;\n}\n'],
  [
    'templates/NotFoundPage.tsx',
    "import { useFrame } from 'docsgen/kit';\nexport function NotFoundPage() {\n  return <p>{useFrame().site.title}</p>;\n}\n",
  ],
];

const at = <T>(all: readonly T[], number: number): T => all[number % all.length]!;

const pagesOf = (files: Files): readonly string[] =>
  [...files.keys()].filter((file) => /^pages\/.*\.md$/.test(file));

const pageText = (a: number, b: number): string =>
  markdown(at(TITLES, a), at(BODIES, b), at(FRONTS, a * 7 + b));

/** Every kind of edit; several names of one kind make it likelier. */
export const EDITS: Readonly<Record<string, Edit>> = {
  addPage: (files, a, b) => void files.set(`pages/${at(NAMES, a)}.md`, pageText(b, a + b)),
  addPageWithEntry: (files, a, b) => {
    files.set(`pages/${at(NAMES, a)}.md`, markdown(at(TITLES, b), at(BODIES, b)));
    renew(files, b);
  },
  renamePage: (files, a, b) => move(files, at(pagesOf(files), a), `pages/${at(NAMES, b)}.md`),
  movePage: (files, a, b) => {
    const page = at(pagesOf(files), a);
    if (page !== 'pages/index.md')
      move(
        files,
        page,
        page.endsWith('/index.md') ? page.replace('/index.md', '.md') : page.replace('.md', '/index.md'),
      );
    if (b % 2 === 0) renew(files, b);
  },
  removePage: (files, a, b) => {
    if (pagesOf(files).length > 1) files.delete(at(pagesOf(files), a));
    if (b % 2 === 0) renew(files, b);
  },
  title: (files, a, b) =>
    change(files, at(pagesOf(files), a), (text) =>
      text.replace(/^title: .*$/m, `title: ${JSON.stringify(at(TITLES, b))}`),
    ),
  body: (files, a, b) =>
    change(files, at(pagesOf(files), a), (text) => `${text.split('</p>')[0]}</p>\n\n${at(BODIES, b)}\n`),
  description: (files, a, b) =>
    change(files, at(pagesOf(files), a), (text) =>
      text.replace(/class="description">.*?</, `class="description">About ${b}.<`),
    ),
  sameBytes: (files, a) => change(files, at(pagesOf(files), a), (text) => text),
  navigation: (files, _, b) => renew(files, b),
  brokenNavigation: (files, a) => {
    if (a % 4 === 0)
      files.set('navigation/acme.ts', "export default [{ pathname: '/alpha' }, { pathname: '/alpha/' }];\n");
    else renew(files, a);
  },
  demo: (files, a, b) => void files.set(at(['pages/Demo.tsx', 'pages/guide/Demo.tsx'], a), at(DEMOS, b)),
  removeDemo: (files, a) => void files.delete(at(['pages/Demo.tsx', 'pages/guide/Demo.tsx'], a)),
  data: (files, a, b) =>
    void files.set(
      at(['pages/data.ts', 'pages/guide/data.ts'], a),
      `// #region values\nexport const value = ${b % 5};\n// #endregion\n`,
    ),
  template: (files, a) => void files.set(...at(TEMPLATES, a)),
  removeTemplates: (files) =>
    [...files.keys()].filter((file) => file.startsWith('templates/')).forEach((file) => files.delete(file)),
  config: (files, a) => void files.set('docsgen.config.ts', config(at(CONFIGS, a))),
  goodConfig: (files) => void files.set('docsgen.config.ts', config()),
  publicFile: (files, a) => void files.set(...at(PUBLIC, a)),
  publicText: (files, a) => void files.set('public/text.txt', `text ${a % 3}`),
  removePublicFile: (files, a) => void files.delete(at(PUBLIC, a)[0]),
  translation: (files, a, b) =>
    void files.set(at(pagesOf(files), a).replace(/(-fr)?\.md$/, '-fr.md'), pageText(b, b)),
  fix: (files) => {
    for (const page of [...pagesOf(files), 'pages/index.md'])
      files.set(page, markdown(at(TITLES, page.length), 'Good.'));
    for (const file of ['templates/ExperimentPage.tsx', 'public/alpha/index.html']) files.delete(file);
    files.set('docsgen.config.ts', config());
    files.set('pages/Demo.tsx', DEMOS[0]!);
    renew(files, 0);
  },
};

export const start: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation({ pathname: '/alpha' }, { pathname: '/guide/one' }),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/alpha.md': markdown('Alpha', BODIES[2]),
  'pages/guide/one.md': markdown('One', BODIES[1]),
  'pages/Demo.tsx': DEMOS[0]!,
  'pages/data.ts': '// #region values\nexport const value = 1;\n// #endregion\n',
  'public/logo.svg': PUBLIC[1]![1],
};

function change(files: Files, file: string, edit: (text: string) => string): void {
  files.set(file, edit(files.get(file)!));
}

function move(files: Files, from: string, to: string): void {
  const text = files.get(from)!;
  files.delete(from);
  files.set(to, text);
}

/** A navigation with an entry for every page, in one of several shapes. */
function renew(files: Files, shape: number): void {
  const pages = pagesOf(files).filter((file) => !file.endsWith('-fr.md'));
  const flags = [
    {},
    { newFeature: true },
    { plan: 'pro' },
    { title: 'Own' },
    { inSideNav: false },
    { icon: 'BookIcon' },
  ];
  const entries = pages.map((file, index) => ({
    pathname: `/${file.slice('pages/'.length, -'.md'.length)}`.replace(/\/index$/, '') || '/',
    ...at(flags, index + shape),
  }));
  if (shape % 2 === 0) entries.reverse();
  const half = Math.floor(entries.length / 2);
  const group = { pathname: '/first-group', children: entries.slice(0, half) };
  const caption = { pathname: '/second-group', subheader: 'second part', children: entries.slice(half) };
  files.set('navigation/acme.ts', shape % 3 === 0 ? navigation(group, caption) : navigation(...entries));
}
