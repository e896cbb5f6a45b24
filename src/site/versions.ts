/** What the version switcher lists (behaviour 2.11). Knows nothing of menus. */

import { withBase, type Addressing } from './href.js';
import { defaultLanguageOf, withLanguage } from './language.js';
import type { ProductVersion } from './product.js';

/** The entry behind a divider: it leads to the page of all versions. */
export const VIEW_ALL_VERSIONS = 'View all versions';

/** One line of the switcher; the kit declares the same shape. */
export interface VersionItem {
  readonly text: string;
  readonly current: boolean;
  /** Absent for the current one. */
  readonly href?: string;
}

/** The current version (the first one, where none is marked), the others as declared, “View all versions” last. */
export function versionItems(
  versions: readonly ProductVersion[],
  addressing: Addressing,
): readonly VersionItem[] {
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return [];
  const others = versions.filter((version) => version !== current);
  return [
    { text: current.text, current: true },
    ...others.filter(({ text }) => text !== VIEW_ALL_VERSIONS).map((version) => older(version, addressing)),
    ...others.filter(({ text }) => text === VIEW_ALL_VERSIONS).map((version) => older(version, addressing)),
  ];
}

function older({ text, href }: ProductVersion, addressing: Addressing): VersionItem {
  return { text, current: false, ...(href === undefined ? {} : { href: versionHref(href, addressing) }) };
}

/** On another host, the language stands behind the host: `https://v6.mui.com/zh/…`. */
function versionHref(href: string, addressing: Addressing): string {
  const { base, language, languages } = addressing;
  if (href.startsWith('/')) return withBase(withLanguage(href, language, languages), base);
  if (language === defaultLanguageOf(languages)) return href;
  return href.replace(/^(https?:\/\/[^/?#]+)/i, `$1/${language}`);
}
