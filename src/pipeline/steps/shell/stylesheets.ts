/** The stylesheets of one page: the shell's, those of the libraries that its demos use, and what it alone needs. */

import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { readTool } from '../../build-input.js';
import { findPackageManifests } from '../../installed-packages.js';
import type { RenderedMarkup } from '../../../document/renderer.js';
import { emitHashedFile } from './emit-hashed-file.js';
import { shellStyles } from './templates.js';

/** The colours and measures that the demos of a library refer to, in both schemes, as CSS. */
export const demoBaseStyles: Step<string, DemoLibrary> = {
  name: 'demo base styles',
  run: async (read, library) => {
    for (const file of findPackageManifests(read.root, library === 'joy' ? '@mui/joy' : '@mui/material'))
      read.trackFile(file);
    return readTool(read, 'demos').baseStyles([library]);
  },
};

/** Something with rules of its own, which refer to those of libraries. */
export interface StyledPart {
  readonly css: string;
  readonly libraries: readonly DemoLibrary[];
}

/** Their addresses, in the order in which they are to be loaded. */
export async function emitPageStylesheets(
  read: Read,
  demos: readonly (StyledPart | undefined)[],
  parts: readonly RenderedMarkup[],
): Promise<readonly string[]> {
  const renderedDemos = demos.filter((demo) => demo !== undefined);
  const base = await emitBaseStylesheets(
    read,
    renderedDemos.flatMap(({ libraries }) => libraries),
  );
  const pageRules = joinUniqueRules([...parts.map(({ css }) => css), ...renderedDemos.map(({ css }) => css)]);
  const pageSheet = pageRules === '' ? [] : [await emitHashedFile(read, 'page.css', pageRules)];
  return [await read.step(shellStyles), ...base, ...pageSheet];
}

/** One for each library, in alphabetical order. */
export async function emitBaseStylesheets(
  read: Read,
  libraries: readonly DemoLibrary[],
): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const library of [...new Set(libraries)].sort()) {
    addresses.push(await emitHashedFile(read, `${library}.css`, await read.step(demoBaseStyles, library)));
  }
  return addresses;
}

/** Demos of one page share many rules: each piece of CSS is kept where it stands first. */
function joinUniqueRules(sheets: readonly string[]): string {
  return [...new Set(sheets.flatMap(splitTopLevelRules))].join('');
}

function splitTopLevelRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index]!;
    if (quote) quote = character === quote && css[index - 1] !== '\\' ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return start < css.length ? [...rules, css.slice(start)] : rules;
}
