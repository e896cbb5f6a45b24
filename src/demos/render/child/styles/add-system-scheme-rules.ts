/** Makes rules for a color scheme work without a script: where the attribute is missing, the reader's system decides. */

import { SCHEME_ATTRIBUTE } from '../../../../site/color-schemes.js';
import { splitList, parseRules, type CssRule } from './parse-css.js';

type Scheme = 'light' | 'dark';

const OPPOSITE: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' };

/** Paper is light, whatever the screen is. */
const SYSTEM_CONDITIONS: Readonly<Record<Scheme, string>> = {
  dark: '@media screen and (prefers-color-scheme:dark)',
  light: '@media print,(prefers-color-scheme:light)',
};

/** The condition of a rule that holds for all documents not set to the opposite scheme. */
export const SYSTEM_SELECTORS: Readonly<Record<Scheme, string>> = {
  light: `:root:not([${SCHEME_ATTRIBUTE}="dark"])`,
  dark: `:root:not([${SCHEME_ATTRIBUTE}="light"])`,
};

/** Adds to each rule for a scheme a copy that depends on the reader's system. */
export function addSystemSchemeRules(css: string): string {
  if (!css.includes(SCHEME_ATTRIBUTE)) return css;
  return parseRules(css).map(expandRule).join('');
}

function expandRule(rule: CssRule): string {
  const { text, prelude, body } = rule;
  if (body === undefined || !text.includes(SCHEME_ATTRIBUTE)) return text;
  if (prelude.startsWith('@')) return `${prelude}{${addSystemSchemeRules(body)}}`;
  const otherSelectors = splitList(prelude, ',').filter((selector) => findScheme(selector) === undefined);
  const otherRules = otherSelectors.length > 0 ? [`${otherSelectors.join(',')}{${body}}`] : [];
  return [...otherRules, ...createSchemeRules('light', rule), ...createSchemeRules('dark', rule)].join('');
}

function createSchemeRules(scheme: Scheme, { prelude, body }: CssRule): readonly string[] {
  const schemeSelectors = splitList(prelude, ',').filter((selector) => findScheme(selector) === scheme);
  if (schemeSelectors.length === 0) return [];
  const rule = `${schemeSelectors.join(',')}{${body}}`;
  const systemRule = `${schemeSelectors.map((selector) => selector.replace(ATTRIBUTE_PATTERNS[scheme], createSystemSelector(scheme))).join(',')}{${body}}`;
  return [scheme === 'dark' ? `@media screen{${rule}}` : rule, `${SYSTEM_CONDITIONS[scheme]}{${systemRule}}`];
}

const ATTRIBUTE_PATTERNS: Readonly<Record<Scheme, RegExp>> = {
  light: createAttributePattern('light'),
  dark: createAttributePattern('dark'),
};

function createAttributePattern(scheme: Scheme): RegExp {
  return new RegExp(`\\[${SCHEME_ATTRIBUTE}=(["']?)${scheme}\\1\\]`, 'g');
}

function findScheme(selector: string): Scheme | undefined {
  return (['light', 'dark'] as const).find((scheme) => selector.search(ATTRIBUTE_PATTERNS[scheme]) >= 0);
}

/** Has the specificity of the attribute selector that it replaces, so that the same rules win. */
function createSystemSelector(scheme: Scheme): string {
  return `:root:where(:not([${SCHEME_ATTRIBUTE}="${OPPOSITE[scheme]}"]))`;
}
