/** The variables of a library's default theme as a stylesheet: once for the whole site, so that no demo carries them.
 *  Knows the objects that MUI makes of a theme, and nothing of MUI. */

import { SCHEME_ATTRIBUTE } from '../surroundings.js';
import { bySystem } from './schemes.js';

type Declarations = Readonly<Record<string, unknown>>;

type Sheet = Readonly<Record<string, Declarations>>;

export interface ThemeSheets {
  generateStyleSheets(): readonly Sheet[];
}

const DARK = `[${SCHEME_ATTRIBUTE}="dark"]`;

/** Light on `:root`; dark where the attribute says so, and by the reader's system where it says nothing. Paper is light. */
export function baseStylesOf(sheets: readonly Sheet[]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const light: Declarations = Object.assign(
    {},
    ...rules.filter(isLight).map(([, declarations]) => declarations),
  );
  return rules
    .map((rule) => {
      if (isLight(rule)) return block(rule[0], rule[1]);
      const own = Object.fromEntries(
        Object.entries(rule[1]).filter(([name, value]) => light[name] !== value),
      );
      const bySelf = block(bySystem.dark, own);
      return `@media screen{${block(rule[0], own)}}@media screen and (prefers-color-scheme:dark){${bySelf}}`;
    })
    .join('');
}

function isLight([selector]: readonly [string, Declarations]): boolean {
  return !selector.includes(DARK);
}

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${propertyOf(name)}:${String(value)}`);
  return `${selector}{${lines.join(';')}}`;
}

/** `colorScheme` is `color-scheme`; a variable keeps its name. */
function propertyOf(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
