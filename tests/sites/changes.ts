/** Every kind of change to what a site is made from: its files, packages, links, settings, the environment, the clock, docsgen. */

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { config, markdown, navigation, type Fixture, type SiteFiles } from './fixture.js';

/** The number chooses what a change does. */
type Change = (site: Fixture, a: number) => void;

const read = (site: Fixture, path: string): string => readFileSync(join(site.folder, path), 'utf8');

/** Words instead of links are replaced as files. */
function put(site: Fixture, path: string, content: string): void {
  const file = join(site.folder, path);
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(file);
  site.write(path, content);
}

function toggle(site: Fixture, path: string, content: string): void {
  if (existsSync(join(site.folder, path))) site.remove(path);
  else put(site, path, content);
}

function link(site: Fixture, path: string, target: string): void {
  const file = join(site.folder, path);
  rmSync(file, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(target, file);
}

/** A package below the folder of the site's packages. */
const words = (name: string, version: string, word: string): SiteFiles => ({
  [`../node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "${version}" }\n`,
  [`../node_modules/${name}/index.js`]: `exports.word = '${word}';\n`,
});

const configWith = (a: number): string => `import { label } from '@label';
import { fixed } from './parts/fixed';
import words from 'acme-words';
${config(`description: [label, fixed, words.word, process.env.ACME_WORD, new Date().getFullYear(), ${a}].join(' '),`)}`;

const DEMO = (mark: number): string => `import { word } from 'acme-words';
import { share } from 'acme-workspace';
import { value } from './data';

export default function Demo() {
  return <b>{[word, share, value, ${mark}].join(' ')}</b>;
}
`;

export const startOfChanges: SiteFiles = {
  'docsgen.config.ts': configWith(0),
  'parts/fixed.ts': "export const fixed = 'fixed';\n",
  'labels/one.ts': "export const label = 'one';\n",
  'labels/two.ts': "export const label = 'two';\n",
  'tsconfig.json': '{ "extends": "./base.json" }\n',
  'base.json': '{ "compilerOptions": { "paths": { "@label": ["./labels/one.ts"] } } }\n',
  'navigation/acme.ts': navigation({ pathname: '/button' }, { pathname: '/slider' }),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}\n\n```ts file="./data.ts"\n```'),
  'pages/slider.md': markdown('Slider', 'See [button](/button/).'),
  'pages/Demo.tsx': DEMO(0),
  'pages/data.ts': 'export const value = 1;\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'templates/parts/SiteFooter.tsx':
    "import { word } from 'acme-words';\nexport function SiteFooter() {\n  return <footer>{word}</footer>;\n}\n",
  ...words('acme-words', '1.0.0', 'first'),
  '../node_modules/acme-words/index.js': "exports.word = require('acme-letters').word + ' first';\n",
  ...words('acme-letters', '1.0.0', 'letters'),
  '../packages/workspace/package.json': '{ "name": "acme-workspace", "version": "1.0.0" }\n',
  '../packages/workspace/index.js': "exports.share = 'shared';\n",
};

/** Thirty kinds and more. */
export const CHANGES: Readonly<Record<string, Change>> = {
  nothing: () => undefined,
  text: (site, a) =>
    put(site, 'pages/slider.md', markdown('Slider', `Text ${a % 4}. See [button](/button/).`)),
  title: (site, a) => put(site, 'pages/slider.md', markdown(`Slider ${a % 3}`, 'See [button](/button/).')),
  deadLink: (site) => put(site, 'pages/slider.md', markdown('Slider', 'See [nothing](/nothing/).')),
  newPage: (site) => toggle(site, 'pages/chip.md', markdown('Chip', 'A chip.')),
  draft: (site, a) => put(site, 'pages/draft.md', markdown('Draft', 'Later.', `draft: ${a % 2 === 0}\n`)),
  navigation: (site, a) => {
    const entries = [{ pathname: '/button', newFeature: a % 2 === 0 }, { pathname: '/slider' }];
    put(site, 'navigation/acme.ts', navigation(...(a % 3 === 0 ? entries : entries.toReversed())));
  },
  navigationByVariable: (site) =>
    put(
      site,
      'navigation/acme.ts',
      "export default [{ pathname: '/button', title: process.env['ACME_TITLE'] ?? 'Button' }, { pathname: '/slider' }];\n",
    ),
  navigationByTime: (site) =>
    put(
      site,
      'navigation/acme.ts',
      "export default [{ pathname: '/button', title: `Of ${new Date().getFullYear()}` }, { pathname: '/slider' }];\n",
    ),
  config: (site, a) => put(site, 'docsgen.config.ts', configWith(a % 4)),
  configPart: (site, a) => put(site, 'parts/fixed.ts', `export const fixed = 'fixed ${a % 3}';\n`),
  configReadsFile: (site, a) => {
    put(site, 'parts/text.txt', `text ${a % 3}`);
    const path = JSON.stringify(join(site.folder, 'parts/text.txt'));
    put(
      site,
      'parts/fixed.ts',
      `import { readFileSync } from 'node:fs';\nexport const fixed = readFileSync(${path}, 'utf8');\n`,
    );
  },
  fileOfConfig: (site, a) => put(site, 'parts/text.txt', `other text ${a % 3}`),
  tsconfigPaths: (site, a) =>
    put(
      site,
      'base.json',
      `{ "compilerOptions": { "paths": { "@label": ["./labels/${a % 2 === 0 ? 'one' : 'two'}.ts"] } } }\n`,
    ),
  tsconfigItself: (site, a) =>
    put(
      site,
      'tsconfig.json',
      a % 2 === 0
        ? '{ "extends": "./base.json" }\n'
        : '{ "compilerOptions": { "paths": { "@label": ["./labels/two.ts"] } } }\n',
    ),
  label: (site, a) => put(site, 'labels/one.ts', `export const label = 'one ${a % 3}';\n`),
  variable: (_, a) => void (process.env['ACME_WORD'] = `word ${a % 3}`),
  variableGone: () => void delete process.env['ACME_WORD'],
  variableOfNavigation: (_, a) => void (process.env['ACME_TITLE'] = `Title ${a % 3}`),
  otherVariable: (_, a) => void (process.env['ACME_OTHER'] = String(a)),
  demo: (site, a) => put(site, 'pages/Demo.tsx', DEMO(a % 4)),
  brokenDemo: (site) =>
    put(site, 'pages/Demo.tsx', "import { gone } from './gone';\nexport default () => gone;\n"),
  demoData: (site, a) => put(site, 'pages/data.ts', `export const value = ${a % 4};\n`),
  dataBecomesLink: (site, a) => {
    put(site, 'parts/data.ts', `export const value = ${10 + (a % 2)};\n`);
    link(site, 'pages/data.ts', '../parts/data.ts');
  },
  dataBecomesFile: (site, a) => put(site, 'pages/data.ts', `export const value = ${30 + (a % 2)};\n`),
  demoBecomesLink: (site, a) => {
    put(site, 'parts/Demo.tsx', DEMO(50 + (a % 2)).replace('./data', '../pages/data'));
    link(site, 'pages/Demo.tsx', '../parts/Demo.tsx');
  },
  targetOfDemo: (site, a) =>
    put(site, 'parts/Demo.tsx', DEMO(60 + (a % 2)).replace('./data', '../pages/data')),
  targetOfLink: (site, a) => put(site, 'parts/data.ts', `export const value = ${20 + (a % 3)};\n`),
  pageBecomesLink: (site) => {
    put(site, 'parts/slider.md', markdown('Slider', 'By a link.'));
    link(site, 'pages/slider.md', '../parts/slider.md');
  },
  publicFile: (site, a) =>
    put(site, 'public/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg"><g id="a${a % 3}"/></svg>`),
  publicGone: (site) => toggle(site, 'public/more.txt', 'more'),
  template: (site, a) =>
    put(
      site,
      'templates/parts/SiteFooter.tsx',
      `import { word } from 'acme-words';\nexport function SiteFooter() {\n  return <footer>{word} ${a % 3}</footer>;\n}\n`,
    ),
  templateByTime: (site) =>
    put(
      site,
      'templates/parts/SiteFooter.tsx',
      'export function SiteFooter() {\n  return <footer>{new Date().getFullYear()}</footer>;\n}\n',
    ),
  templateByVariable: (site) =>
    put(
      site,
      'templates/parts/SiteFooter.tsx',
      'declare const process: any;\nexport function SiteFooter() {\n  return <footer>{process.env.ACME_WORD}</footer>;\n}\n',
    ),
  newTemplate: (site) =>
    toggle(
      site,
      'templates/NotFoundPage.tsx',
      "import { useLayout } from 'docsgen/kit';\nexport function NotFoundPage() {\n  return <p>{useLayout().site.title}</p>;\n}\n",
    ),
  packageVersion: (site, a) => {
    for (const [path, text] of Object.entries(words('acme-words', `1.0.${a % 4}`, `version ${a % 4}`)))
      put(site, path, String(text));
  },
  packagePatched: (site, a) =>
    put(site, '../node_modules/acme-words/index.js', `exports.word = 'patched ${a % 4}';\n`),
  packageUsesAnother: (site) =>
    put(site, '../node_modules/acme-words/index.js', "exports.word = require('acme-letters').word;\n"),
  packageOfPackage: (site, a) => {
    for (const [path, text] of Object.entries(words('acme-letters', `1.${a % 3}.0`, `letters ${a % 3}`)))
      put(site, path, String(text));
  },
  packagePatchedBelow: (site, a) =>
    put(site, '../node_modules/acme-letters/index.js', `exports.word = 'patched letters ${a % 3}';\n`),
  packageGone: (site) =>
    rmSync(join(site.folder, '../node_modules/acme-words'), { recursive: true, force: true }),
  packageNested: (site, a) => {
    const folder = '../node_modules/acme-words/node_modules/acme-letters';
    put(site, `${folder}/package.json`, '{ "name": "acme-letters", "version": "9.0.0" }\n');
    put(site, `${folder}/index.js`, `exports.word = 'nested ${a % 3}';\n`);
    put(site, '../node_modules/.package-lock.json', `{ "nested": ${a} }\n`);
  },
  workspace: (site, a) => put(site, '../packages/workspace/index.js', `exports.share = 'shared ${a % 4}';\n`),
  workspaceMoved: (site, a) => {
    const name = `workspace-${a % 2}`;
    put(site, `../packages/${name}/package.json`, '{ "name": "acme-workspace", "version": "1.0.0" }\n');
    put(site, `../packages/${name}/index.js`, `exports.share = '${name}';\n`);
    link(site, '../node_modules/acme-workspace', `../packages/${name}`);
  },
  installedAgain: (site) => {
    for (const path of ['acme-words', 'acme-letters'].map((name) => `../node_modules/${name}/index.js`))
      if (existsSync(join(site.folder, path))) put(site, path, read(site, path));
  },
  timesOfFiles: (site, a) => {
    for (const path of ['pages/slider.md', 'pages/Demo.tsx', 'docsgen.config.ts'])
      if (existsSync(join(site.folder, path))) utimesSync(join(site.folder, path), a * 1e5, a * 1e5);
  },
  year: (_, a) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`20${60 + (a % 5)}-06-01T12:00:00Z`) }),
  otherDocsgen: (site) => {
    for (const file of readdirSync(site.cacheDir, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('graph/index.json')) continue;
      const index = readFileSync(join(site.cacheDir, file), 'utf8');
      writeFileSync(join(site.cacheDir, file), index.replace(/^docsgen \S+/, 'docsgen another'));
    }
  },
  outputGone: (site) => rmSync(site.outDir, { recursive: true, force: true }),
  outputEdited: (site) => {
    const file = join(site.outDir, 'slider/index.html');
    if (existsSync(file)) writeFileSync(file, 'edited');
  },
};

/** What lies outside of the site: a link to a package of the workspace. */
export function linkWorkspace(site: Fixture): void {
  link(site, '../node_modules/acme-workspace', '../packages/workspace');
}

/** Puts everything back that a change may have broken. */
export function mend(site: Fixture): void {
  for (const [path, text] of Object.entries(startOfChanges)) put(site, path, String(text));
  rmSync(join(site.folder, '../node_modules/acme-words/node_modules'), { recursive: true, force: true });
  linkWorkspace(site);
}
