import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf, localImports } from './imports.js';

/** Each folder of src, and the folders that it may import from. Nothing else may be imported. */
const mayImport: Record<string, readonly string[]> = {
  text: [],
  diagnostics: ['text'],
  site: ['diagnostics', 'text'],
  highlight: ['text'],
  config: ['diagnostics', 'site'],
  markdown: ['diagnostics', 'text', 'highlight', 'site'],
  reference: ['diagnostics', 'environment', 'text', 'site', 'markdown'],
  demos: ['diagnostics', 'environment', 'text', 'site', 'highlight', 'markdown'],
  client: ['site', 'highlight', 'demos'],
  kit: ['site', 'markdown'],
  document: ['diagnostics', 'text', 'site', 'markdown', 'kit'],
  links: ['diagnostics', 'text', 'site', 'markdown', 'hosting'],
  hosting: ['diagnostics', 'site'],
  discovery: ['text', 'site', 'markdown'],
  graph: ['diagnostics'],
  bundle: ['diagnostics', 'environment', 'text'],
  output: ['diagnostics'],
  server: ['diagnostics', 'output'],
  environment: ['diagnostics'],
  init: ['diagnostics', 'environment'],
  migrate: ['diagnostics', 'site', 'markdown', 'demos'],
  pipeline: [
    'diagnostics',
    'text',
    'site',
    'highlight',
    'config',
    'markdown',
    'reference',
    'demos',
    'client',
    'kit',
    'document',
    'links',
    'hosting',
    'discovery',
    'graph',
    'bundle',
    'output',
    'environment',
  ],
  watch: ['diagnostics', 'site', 'graph', 'output', 'server', 'pipeline'],
  cli: [
    'diagnostics',
    'config',
    'environment',
    'init',
    'migrate',
    'output',
    'reference',
    'demos',
    'bundle',
    'server',
    'pipeline',
    'watch',
  ],
};

/** Third-party packages, and the one folder through which each comes in. */
const doors: Record<string, readonly string[]> = {
  '@emotion/cache': ['document', 'client'],
  '@emotion/react': ['document', 'client'],
  '@emotion/server': ['document'],
  chokidar: ['watch'],
  '@mui/joy': ['client'],
  '@mui/material': ['client', 'kit'],
  commander: ['cli'],
  'es-module-lexer': ['bundle'],
  esbuild: ['bundle'],
  'fastest-levenshtein': ['diagnostics'],
  'gray-matter': ['markdown'],
  htmlparser2: ['markdown', 'document'],
  'markdown-it': ['markdown'],
  'lz-string': ['client'],
  minisearch: ['discovery', 'client'],
  mrmime: ['server', 'pipeline'],
  oxfmt: ['demos'],
  picocolors: ['diagnostics'],
  'playwright-core': ['demos'],
  prismjs: ['highlight'],
  react: ['document', 'kit', 'client'],
  'react-dom': ['document', 'client'],
  sucrase: ['demos', 'client'],
  typescript: ['reference', 'migrate'],
  valibot: ['config'],
  'web-vitals': ['client'],
  yaml: ['markdown'],
};

/** What stays free of Node: text and data in, values out. */
const pure = [
  'site',
  'text',
  'highlight',
  'config',
  'markdown',
  'reference/pages',
  'reference/diff',
  'demos/source',
  'document',
  'kit',
  'client',
  'links',
  'hosting',
  'discovery',
  'migrate/components',
  'migrate/docusaurus',
  'migrate/modules',
  'migrate/output',
  'migrate/text',
  'migrate/vitepress',
];

/** What a template may import besides the other templates. */
const templateDoors =
  /^(docsgen\/kit|docsgen\/templates\/.*|react|@mui\/material(\/.*)?|@emotion\/(react|styled))$/;

const forbiddenNames =
  /(^|\/)(utils?|helpers?|common|shared|core|internal|lib|misc|types|constants|manager)(\/|\.tsx?$)/;

const sources = filesBelow('src').filter((file) => file.includes('/'));
const templates = filesBelow('templates');

describe('the folders of src', () => {
  test.each(sources)('%s imports only from the folders below it', (file) => {
    const own = folderOf(file);
    const reached = localImports('src', file).map(folderOf);
    expect(reached.filter((folder) => folder !== own && !mayImport[own]?.includes(folder))).toEqual([]);
  });

  test.each(sources)('%s imports each package only where its door is', (file) => {
    const packages = bareImports('src', file)
      .filter((name) => !name.startsWith('node:'))
      .map(packageOf);
    expect(packages.filter((name) => !doors[name]?.includes(folderOf(file)))).toEqual([]);
  });

  test.each(sources.filter((file) => pure.some((folder) => file.startsWith(`${folder}/`))))(
    '%s is pure: it imports nothing of Node and uses no file system of another package',
    (file) => {
      expect(bareImports('src', file).filter((name) => name.startsWith('node:'))).toEqual([]);
      expect(readFileSync(join('src', file), 'utf8')).not.toMatch(
        /\bts\.sys\b|\bprocess\.|\bglobalThis\.fetch\b/,
      );
    },
  );

  test('are all in the table', () => {
    expect([...new Set(sources.map(folderOf))].filter((folder) => !(folder in mayImport))).toEqual([]);
  });

  test('and their files have names that say something', () => {
    expect([...sources, ...templates].filter((file) => forbiddenNames.test(file))).toEqual([]);
  });

  test.each([...sources, ...templates.map((file) => `../templates/${file}`)])(
    '%s holds no state and no enum',
    (file) => {
      expect(
        readFileSync(join('src', file), 'utf8').match(/^(?:export )?(?:let|var|(?:const )?enum) .*/gm),
      ).toBeNull();
    },
  );

  test('never import templates or content', () => {
    const outside = filesBelow('src').flatMap((file) =>
      localImports('src', file).filter((path) => path.startsWith('..')),
    );
    expect(outside).toEqual([]);
  });
});

describe('the templates', () => {
  test.each(templates)('%s imports only the kit, React, MUI, Emotion and other templates', (file) => {
    expect(bareImports('templates', file).filter((name) => !templateDoors.test(name))).toEqual([]);
    expect(localImports('templates', file).filter((path) => path.startsWith('..'))).toEqual([]);
  });
});

function bareImports(root: string, file: string): string[] {
  return importsOf(root, file).filter((name) => !name.startsWith('.'));
}

function folderOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
