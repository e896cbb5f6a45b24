/** The stylesheets of one page: the shell's, those of the libraries that its demos use, and what it alone needs. */

import type { DemoLibrary } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import { tool } from '../given.js';
import { packageFiles } from '../packages.js';
import type { Rendered } from '../../html/renderer.js';
import { emitAsset, shellStyles } from './templates.js';

/** The colours and measures that the demos of a library refer to, in both schemes, as CSS. */
export const demoBaseStyles: Step<string, DemoLibrary> = {
  name: 'demo base styles',
  run: async (read, library) => {
    for (const file of packageFiles(read.root, library === 'joy' ? '@mui/joy' : '@mui/material'))
      read.note(file);
    return tool(read, 'demos').baseStyles([library]);
  },
};

/** Something with rules of its own, which refer to those of libraries. */
export interface Styled {
  readonly css: string;
  readonly libraries: readonly DemoLibrary[];
}

/** Their addresses, in the order in which they are to be loaded. */
export async function stylesheetsOf(
  read: Read,
  demos: readonly (Styled | undefined)[],
  parts: readonly Rendered[],
): Promise<readonly string[]> {
  const found = demos.filter((demo) => demo !== undefined);
  const base = await baseStylesheetsOf(
    read,
    found.flatMap(({ libraries }) => libraries),
  );
  const own = rulesOnce([...parts.map(({ css }) => css), ...found.map(({ css }) => css)]);
  const pageSheet = own === '' ? [] : [await emitAsset(read, 'page.css', own)];
  return [await read.step(shellStyles), ...base, ...pageSheet];
}

/** One for each library, in alphabetical order. */
export async function baseStylesheetsOf(
  read: Read,
  libraries: readonly DemoLibrary[],
): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const library of [...new Set(libraries)].sort()) {
    addresses.push(await emitAsset(read, `${library}.css`, await read.step(demoBaseStyles, library)));
  }
  return addresses;
}

/** Demos of one page share many rules: each piece of CSS is kept where it stands first. */
function rulesOnce(pieces: readonly string[]): string {
  return [...new Set(pieces.flatMap(topLevelRules))].join('');
}

function topLevelRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]!;
    if (quote) quote = character === quote && css[at - 1] !== '\\' ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return start < css.length ? [...rules, css.slice(start)] : rules;
}
