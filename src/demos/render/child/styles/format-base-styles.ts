/** Formats the variables of a library's default theme as a stylesheet, which the site has once, so that no demo needs a copy. */

import { SCHEME_ATTRIBUTE } from '../../wrap-in-providers.js';
import { SYSTEM_SELECTORS } from './add-system-scheme-rules.js';

type Declarations = Readonly<Record<string, unknown>>;

type StyleSheetObject = Readonly<Record<string, Declarations>>;

export interface ThemeWithStyleSheets {
  generateStyleSheets(): readonly StyleSheetObject[];
}

const DARK_SELECTOR = `[${SCHEME_ATTRIBUTE}="dark"]`;

/** Light on `:root`; dark where the attribute or, without it, the reader's system says so. Paper is light. */
export function formatBaseStyles(sheets: readonly StyleSheetObject[]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const light: Declarations = Object.assign(
    {},
    ...rules.filter(isLightRule).map(([, declarations]) => declarations),
  );
  return rules
    .map((rule) => {
      if (isLightRule(rule)) return formatRule(rule[0], rule[1]);
      const changedDeclarations = Object.fromEntries(
        Object.entries(rule[1]).filter(([name, value]) => light[name] !== value),
      );
      const systemRule = formatRule(SYSTEM_SELECTORS.dark, changedDeclarations);
      return `@media screen{${formatRule(rule[0], changedDeclarations)}}@media screen and (prefers-color-scheme:dark){${systemRule}}`;
    })
    .join('');
}

function isLightRule([selector]: readonly [string, Declarations]): boolean {
  return !selector.includes(DARK_SELECTOR);
}

function formatRule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `${toPropertyName(name)}:${String(value)}`,
  );
  return `${selector}{${lines.join(';')}}`;
}

/** `colorScheme` is `color-scheme`; a variable keeps its name. */
function toPropertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
