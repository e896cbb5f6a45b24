/** What the version switcher lists. Knows nothing of menus. */

import { withBase, type LinkContext } from '../routes/href.js';
import { resolveDefaultLanguage, withLanguage } from '../routes/language.js';
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
export function createVersionItems(
  versions: readonly ProductVersion[],
  linkContext: LinkContext,
): readonly VersionItem[] {
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return [];
  const otherVersions = versions.filter((version) => version !== current);
  return [
    { text: current.text, current: true },
    ...otherVersions
      .filter(({ text }) => text !== VIEW_ALL_VERSIONS)
      .map((version) => createOtherVersionItem(version, linkContext)),
    ...otherVersions
      .filter(({ text }) => text === VIEW_ALL_VERSIONS)
      .map((version) => createOtherVersionItem(version, linkContext)),
  ];
}

function createOtherVersionItem({ text, href }: ProductVersion, linkContext: LinkContext): VersionItem {
  return {
    text,
    current: false,
    ...(href === undefined ? {} : { href: resolveVersionHref(href, linkContext) }),
  };
}

/** On another host, the language stands behind the host: `https://v6.mui.com/zh/…`. */
function resolveVersionHref(href: string, linkContext: LinkContext): string {
  const { base, language, languages } = linkContext;
  if (href.startsWith('/')) return withBase(withLanguage(href, language, languages), base);
  if (language === resolveDefaultLanguage(languages)) return href;
  return href.replace(/^(https?:\/\/[^/?#]+)/i, `$1/${language}`);
}
