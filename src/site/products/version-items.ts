/** Creates the items of the version switcher. */

import { withBase, type LinkContext } from '../routes/href.js';
import { resolveDefaultLanguage, withLanguage } from '../routes/language.js';
import type { ProductVersion } from './product.js';

/** The item after a divider, which leads to the page of all versions. */
export const VIEW_ALL_VERSIONS = 'View all versions';

/** One line of the version switcher. */
export interface VersionItem {
  readonly text: string;
  readonly current: boolean;
  /** Absent for the current one. */
  readonly href?: string;
}

/** The current version (or the first one if none is marked), the others in their order, “View all versions” last. */
export function createVersionItems(
  versions: readonly ProductVersion[],
  linkContext: LinkContext,
): readonly VersionItem[] {
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return [];
  const isLast = ({ text }: ProductVersion) => Number(text === VIEW_ALL_VERSIONS);
  const otherItems = versions
    .filter((version) => version !== current)
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map(({ text, href }) => ({ text, current: false, href: href && resolveVersionHref(href, linkContext) }));
  return [{ text: current.text, current: true }, ...otherItems];
}

/** On another host, the language follows the host: `https://v6.mui.com/zh/…`. */
function resolveVersionHref(href: string, linkContext: LinkContext): string {
  const { base, language, languages } = linkContext;
  if (href.startsWith('/')) return withBase(withLanguage(href, language, languages), base);
  if (language === resolveDefaultLanguage(languages)) return href;
  return href.replace(/^(https?:\/\/[^/?#]+)/i, `$1/${language}`);
}
