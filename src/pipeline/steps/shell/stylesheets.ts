/** Emits the stylesheets of a page: the shell's, those of the libraries that its demos use, and the page's own. */

import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { familyThemes } from '../../../site/mui/themes.js';
import { readTool } from '../../build-input.js';
import { findPackageManifests } from '../../installed-packages.js';
import { trackPackageFiles } from '../../track-inputs.js';
import { emitStylesheet } from './emit-stylesheet.js';
import { shellStyles } from './templates.js';

/** The colors and measures that a library's demos refer to, in both color schemes, as CSS. */
export const demoBaseStyles: Step<string, DemoLibrary> = {
  name: 'demo base styles',
  run: async (read, library) => {
    for (const file of findPackageManifests(read.root, familyThemes.packages[library])) read.trackFile(file);
    trackPackageFiles(read);
    return readTool(read, 'demos').baseStyles([library]);
  },
};

/** Something with styles of its own, which refer to those of libraries. */
export interface StyledPart {
  readonly css: string;
  readonly libraries: readonly DemoLibrary[];
  /** The addresses of those that many pages have. */
  readonly stylesheets: readonly string[];
}

/** Returns their addresses, in the order in which they are loaded. */
export async function emitPageStylesheets(
  read: Read,
  demos: readonly StyledPart[],
  parts: readonly { readonly css: string }[],
): Promise<readonly string[]> {
  const libraries = demos.flatMap((demo) => demo.libraries);
  const base = await emitBaseStylesheets(read, libraries);
  const pageCss = joinUniqueRules([...parts, ...demos].map(({ css }) => css));
  const own = pageCss === '' ? [] : [await emitStylesheet(read, 'page.css', pageCss)];
  const shared = new Set(demos.flatMap(({ stylesheets }) => stylesheets));
  return [await read.step(shellStyles), ...base, ...shared, ...own];
}

/** One for each library, in alphabetical order. */
export async function emitBaseStylesheets(
  read: Read,
  libraries: readonly DemoLibrary[],
): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const library of [...new Set(libraries)].sort()) {
    addresses.push(await emitStylesheet(read, `${library}.css`, await read.step(demoBaseStyles, library)));
  }
  return addresses;
}

/** Demos of one page share many rules: each is kept where it comes first. */
function joinUniqueRules(sheets: readonly string[]): string {
  return [...new Set(sheets.flatMap(splitTopLevelRules))].join('');
}

function splitTopLevelRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at);
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
