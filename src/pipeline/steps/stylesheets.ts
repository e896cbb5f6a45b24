/** The stylesheets of one page: the shell's, those of the libraries that its demos use, and what it alone needs. */

import type { Read } from '../../graph/step.js';
import type { Rendered } from '../../html/renderer.js';
import { demoBaseStyles, type PageDemo } from './demos.js';
import { emitAsset, shellStyles } from './templates.js';

/** Their addresses, in the order in which they are to be loaded. */
export async function stylesheetsOf(
  read: Read,
  demos: readonly (PageDemo | undefined)[],
  parts: readonly Rendered[],
): Promise<readonly string[]> {
  const found = demos.filter((demo) => demo !== undefined);
  const libraries = [...new Set(found.flatMap((demo) => demo.libraries))].sort();
  const base: string[] = [];
  for (const library of libraries) {
    base.push(await emitAsset(read, `${library}.css`, await read.step(demoBaseStyles, library)));
  }
  const own = rulesOnce([...parts.map(({ css }) => css), ...found.map(({ css }) => css)]);
  const pageSheet = own === '' ? [] : [await emitAsset(read, 'page.css', own)];
  return [await read.step(shellStyles, 'all'), ...base, ...pageSheet];
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
