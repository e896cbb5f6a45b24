/** From the good fields of a declaration to an entry of the model. Knows nothing of what could be wrong. */

import type { Place } from '../report/problem.js';
import { CHIPS, ICONS, type EntryKind, type IconName, type NavEntry } from './entry.js';
import type { Fields } from './fields.js';
import { isExternal, withLastSlash } from './pathname.js';
import { titleOf } from './title.js';

/** The fields of an entry whose pathname is good. */
export type Placed = Fields & { readonly pathname: string };

/** The checked entry: title derived, pathname completed, flags in their order. */
export function entryFrom(fields: Placed, children: readonly NavEntry[], at: Place): NavEntry {
  const { pathname, plan, icon, linkProps } = fields;
  return {
    kind: kindOf(fields, children),
    pathname: isExternal(pathname) ? pathname : withLastSlash(pathname),
    title: titleOf(fields),
    children,
    chips: CHIPS.filter((chip) => fields[chip]),
    ...(plan === 'pro' || plan === 'premium' ? { plan } : {}),
    ...(isIcon(icon) ? { icon } : {}),
    ...(linkProps ? { linkProps: safeLink(linkProps) } : {}),
    inSideNav: fields.inSideNav !== false,
    disableDrawer: fields.disableDrawer === true,
    at,
  };
}

function kindOf(fields: Placed, children: readonly NavEntry[]): EntryKind {
  if (fields.subheader) return 'subheader';
  if (children.length > 0) return 'group';
  if (fields.planned) return 'planned';
  return isExternal(fields.pathname) ? 'external' : 'page';
}

function isIcon(name: string | undefined): name is IconName {
  return ICONS.some((icon) => icon === name);
}

/** A link into another window gives that window no hold on this one. */
function safeLink(linkProps: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return linkProps['target'] === '_blank' && !('rel' in linkProps)
    ? { ...linkProps, rel: 'noopener' }
    : linkProps;
}
