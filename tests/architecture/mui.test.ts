import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from './imports.js';

/** What is known of the documented libraries of MUI, and its documentation as a format to migrate from. */
const ADAPTERS = ['site/mui/', 'migrate/mui/'];

/** Names that published documents and readers' storage have, whatever a site documents. */
const OUTPUT_NAMES =
  /\bdata-mui-color-scheme\b|\bmuiColorScheme\b|\bmui-(?:mode|color-scheme(?:-light|-dark)?)\b|\bmui-color-scheme-(?=\$)|\bmui:product(?:Category)?Id\b|'MUI System'/g;

/** Where else MUI is named, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'bundle/compile-templates.ts': 'compiles the shell, which is made of Material UI',
  'cli/commands/run-info.ts': 'lists the packages of the shell, which is made of Material UI',
  'cli/create-program.ts': 'names the format to migrate from',
  'client/color-schemes/joy.ts': 'gives browsers the modules of the theme',
  'client/color-schemes/material.ts': 'gives browsers the modules of the theme',
  'client/demos/sidecars/joy.ts': 'gives browsers the modules of the theme',
  'client/demos/sidecars/material-5.ts': 'gives browsers the modules of the theme',
  'client/demos/sidecars/material.ts': 'gives browsers the modules of the theme',
  'kit/material-styles.ts': 'gives templates the styles of Material UI, of which the shell is made',
  'migrate/migrate-site.ts': 'chooses the format to migrate from',
  'migrate/model.ts': 'names the format to migrate from',
  'migrate/output/render-config.ts': 'treats the format to migrate from',
  'migrate/text/convert-page.ts': 'treats the format to migrate from',
  'migrate/text/resolve-address.ts': 'treats the format to migrate from',
};

const namesMui = (file: string): boolean => {
  const code = withoutImportsOfAdapters(withoutComments(readFileSync(`src/${file}`, 'utf8')));
  return /mui(?!t|n)|\b(?:material|joy)[- ]ui\b/i.test(code.replaceAll(OUTPUT_NAMES, ''));
};

test('what docsgen knows of MUI by name is in one folder', () => {
  const files = filesBelow('src').filter((file) => !ADAPTERS.some((folder) => file.startsWith(folder)));
  expect(files.filter(namesMui)).toEqual(Object.keys(EXCEPTIONS).toSorted());
  expect(ADAPTERS.filter((folder) => !existsSync(`src/${folder}`))).toEqual([]);
});

function withoutImportsOfAdapters(code: string): string {
  return code.replace(/\bfrom '[./\w-]*\/mui\/[\w-]+\.js'/g, '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
}
