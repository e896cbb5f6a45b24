/** Files that cannot be pages or stand in each other's way. */

import { config, markdown } from '../fixture.js';
import { BAD, type BadInput, type Found } from './bad-input.js';

const TEXT = markdown('Page', 'Text.');

const collision = (name: string, path: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: { [path]: path.endsWith('.md') ? TEXT : 'text\n' },
  finds,
});

const refused = (name: string, path: string, code: string): BadInput => collision(name, path, [code, path]);

const PUBLIC = 'route/public-collision';

export const routes: readonly BadInput[] = [
  {
    ...collision('B072 two files are one page', 'pages/slider/index.md', [
      'route/duplicate',
      'pages/slider/index.md',
    ]),
    related: ['pages/slider.md'],
  },
  refused('B073 a public file has the address of a page', 'public/slider.html', PUBLIC),
  {
    ...refused('B073 a public file has the place of a page', 'public/slider/index.html', PUBLIC),
    related: ['pages/slider.md'],
  },
  refused('B073 a public file has the place of a Markdown copy', 'public/slider.md', PUBLIC),
  refused('B073 a public file stands where a page needs a folder', 'public/slider', PUBLIC),
  {
    ...collision('B074 two pages differ in case only', 'pages/Slider.md', [
      'route/case-collision',
      'pages/slider.md',
    ]),
    related: ['pages/Slider.md'],
  },
  refused('B074 a public file differs from a page in case only', 'public/Slider/index.html', PUBLIC),
  collision('the folder of one page is the Markdown copy of another', 'pages/slider.md.md', [
    'route/output-collision',
    'pages/slider.md',
  ]),
  ...['con', 'aux', 'nul', 'com1', 'dot.', 'space '].map((name) =>
    refused(`B076 a page is called “${name}”`, `pages/${name}.md`, 'route/invalid-name'),
  ),
  refused('B076 a folder is called “aux”', 'pages/aux/page.md', 'route/invalid-name'),
  refused('a page is called by a question', 'pages/why?.md', 'route/invalid-name'),
  refused('a page is called by a percent sign', 'pages/100%.md', 'route/invalid-name'),
  ...['pages/404.md', 'pages/sw.js.md', 'pages/_docsgen/x.md', 'pages/sitemap.xml.md'].map((path) =>
    refused(`B077 the place of ${path} is docsgen's own`, path, 'route/reserved'),
  ),
  ...['sitemap.xml', '_headers', '_redirects', '404.html', '_docsgen/x.js'].map((path) =>
    refused(`B077 the place of public/${path} is docsgen's own`, `public/${path}`, PUBLIC),
  ),
  refused(
    "B077 the place of public/.docsgen.json is docsgen's own",
    'public/.docsgen.json',
    'route/invalid-name',
  ),
  {
    name: 'a public file has the place of a file for a host',
    files: { 'docsgen.config.ts': config("hosting: ['vercel'],"), 'public/vercel.json': '{}\n' },
    finds: [[PUBLIC, 'public/vercel.json']],
  },
  refused("B077 the place of public/_navigation/ is docsgen's own", 'public/_navigation/en/acme.txt', PUBLIC),
  refused('B081 a name has more than 200 bytes', `pages/${'x'.repeat(201)}.md`, 'route/invalid-name'),
  {
    name: 'two files collide in every language, and are reported once',
    files: { 'docsgen.config.ts': config("languages: ['en', 'fr', 'de'],"), 'pages/bad/index.md': TEXT },
    finds: [['route/duplicate', 'pages/bad/index.md']],
  },
  {
    name: 'a private file is no page, whatever its name',
    files: { 'pages/_drafts/con.md': 'no title\n', 'pages/.hidden/aux.md': '' },
    finds: [],
    status: 'complete',
  },
  {
    name: 'B078 names with spaces and marks are names',
    files: {
      [BAD]: markdown('Bad', 'See [it](</salt & pepper/>).'),
      'pages/salt & pepper.md': markdown('Salt', "See [two](</it's (2)+1/>)."),
      "pages/it's (2)+1.md": TEXT,
    },
    finds: [
      ['nav/orphan-page', "pages/it's (2)+1.md"],
      ['nav/orphan-page', 'pages/salt & pepper.md'],
    ],
    status: 'complete',
  },
];
