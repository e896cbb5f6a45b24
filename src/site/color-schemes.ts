/** The color schemes of a site's theme besides light and dark. Each is based on one of the two: it has its styles, and over
 *  them those that are written for it by name. */

import type { ResolvedMode } from './preferences.js';

/** The attribute of `<html>` that holds the color scheme. */
export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** A color scheme as the config declares it. */
export interface ColorScheme {
  /** The value of `data-mui-color-scheme` on `<html>`. */
  readonly name: string;
  /** Its text in the settings. */
  readonly label: string;
  /** What it is based on. */
  readonly mode: ResolvedMode;
}

/** The modes of color schemes, by name. */
export type SchemeModes = Readonly<Record<string, ResolvedMode>>;

/** `false` for a site without further schemes: then scripts contain none of what these need. */
export function createSchemeModes(schemes: readonly ColorScheme[]): SchemeModes | false {
  return schemes.length > 0 && Object.fromEntries(schemes.map(({ name, mode }) => [name, mode]));
}

/** The mode of a further scheme; any other value as it is. */
export function toSchemeMode<T>(value: T, modes: SchemeModes): T | ResolvedMode {
  return typeof value === 'string' && Object.hasOwn(modes, value) ? modes[value]! : value;
}

/** Rules for light or dark apply to the schemes based on it too. Those for a scheme by name win over them. What is widened
 *  already stays as it is. */
export function widenSchemeSelectors(css: string, modes: SchemeModes): string {
  return css.replaceAll(SCHEME_SELECTOR, (match: string, selector?: string, name = '') => {
    if (selector === undefined) return match;
    if (Object.hasOwn(modes, name)) return selector + selector;
    const based = Object.keys(modes).filter((scheme) => modes[scheme] === name);
    return based.length > 0 ? `:is(${[selector, ...based.map(formatSelector)].join()})` : match;
  });
}

function formatSelector(scheme: string): string {
  return `[data-mui-color-scheme="${scheme}"]`;
}

/** A list of schemes in `:is()`; or the selector of one, which may be doubled, and its name. */
const SCHEME_SELECTOR =
  /:is\((?:\[data-mui-color-scheme=[^\]]+\](?:, ?|(?=\)))){2,}\)|(\[data-mui-color-scheme=["']?([\w-]+)["']?\])\1*/g;
