/** Formats the variables of a library's default theme as a stylesheet, which the site has once, so that no demo needs a copy. */

import { SCHEME_ATTRIBUTE } from '../../../../site/color-schemes.js';
import { SYSTEM_SELECTORS } from './add-system-scheme-rules.js';

type Declarations = Readonly<Record<string, unknown>>;

type StyleSheetObject = Readonly<Record<string, Declarations>>;

export type ThemeWithVariables = LaterTheme | Theme5;

interface LaterTheme {
  generateStyleSheets(): readonly StyleSheetObject[];
}

/** Of MUI's packages of version 5. Without a scheme, it gives what both schemes share. */
interface Theme5 {
  generateCssVars(scheme?: 'light' | 'dark'): { readonly css: Declarations };
}

const DARK_SELECTOR = `[${SCHEME_ATTRIBUTE}="dark"]`;

/** Light on `:root`; dark where the attribute or, without it, the reader's system says so. Paper is light. */
export function formatBaseStyles(theme: ThemeWithVariables): string {
  const rules = generateStyleSheets(theme).flatMap((sheet) => Object.entries(sheet));
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

function generateStyleSheets(theme: ThemeWithVariables): readonly StyleSheetObject[] {
  if ('generateStyleSheets' in theme) return theme.generateStyleSheets();
  const { css } = theme.generateCssVars();
  return [
    { ':root': { colorScheme: 'light', ...css, ...theme.generateCssVars('light').css } },
    { [DARK_SELECTOR]: { colorScheme: 'dark', ...theme.generateCssVars('dark').css } },
  ];
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
