/** Makes rules for a colour scheme work without a script: where the attribute is missing, the reader's system decides.
 *  Knows the attribute, and nothing of what the rules say. */

import { SCHEME_ATTRIBUTE } from '../surroundings.js';
import { partsOf, rulesOf, type Rule } from './css.js';

type Scheme = 'light' | 'dark';

const OTHER: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' };

/** Paper is light, whatever the screen is. */
const WHERE: Readonly<Record<Scheme, string>> = {
  dark: '@media screen and (prefers-color-scheme:dark)',
  light: '@media print,(prefers-color-scheme:light)',
};

/** The condition of a rule that holds for all documents not set to the opposite scheme. */
export const bySystem: Readonly<Record<Scheme, string>> = {
  light: `:root:not([${SCHEME_ATTRIBUTE}="dark"])`,
  dark: `:root:not([${SCHEME_ATTRIBUTE}="light"])`,
};

/** Gives each rule that asks for a scheme a twin that goes by the reader's system. */
export function withSchemeTwins(css: string): string {
  if (!css.includes(SCHEME_ATTRIBUTE)) return css;
  return rulesOf(css).map(withTwins).join('');
}

function withTwins(rule: Rule): string {
  const { text, prelude, body } = rule;
  if (body === undefined || !text.includes(SCHEME_ATTRIBUTE)) return text;
  if (prelude.startsWith('@')) return `${prelude}{${withSchemeTwins(body)}}`;
  const plain = partsOf(prelude, ',').filter((selector) => schemeOf(selector) === undefined);
  const own = plain.length > 0 ? [`${plain.join(',')}{${body}}`] : [];
  return [...own, ...twins('light', rule), ...twins('dark', rule)].join('');
}

function twins(scheme: Scheme, { prelude, body }: Rule): readonly string[] {
  const asked = partsOf(prelude, ',').filter((selector) => schemeOf(selector) === scheme);
  if (asked.length === 0) return [];
  const rule = `${asked.join(',')}{${body}}`;
  const twin = `${asked.map((selector) => selector.replace(ATTRIBUTES[scheme], weightless(scheme))).join(',')}{${body}}`;
  return [scheme === 'dark' ? `@media screen{${rule}}` : rule, `${WHERE[scheme]}{${twin}}`];
}

const ATTRIBUTES: Readonly<Record<Scheme, RegExp>> = {
  light: attribute('light'),
  dark: attribute('dark'),
};

function attribute(scheme: Scheme): RegExp {
  return new RegExp(`\\[${SCHEME_ATTRIBUTE}=(["']?)${scheme}\\1\\]`, 'g');
}

function schemeOf(selector: string): Scheme | undefined {
  return (['light', 'dark'] as const).find((scheme) => selector.search(ATTRIBUTES[scheme]) >= 0);
}

/** As heavy as the attribute that it stands for, so that the same rules win. */
function weightless(scheme: Scheme): string {
  return `:root:where(:not([${SCHEME_ATTRIBUTE}="${OTHER[scheme]}"]))`;
}
