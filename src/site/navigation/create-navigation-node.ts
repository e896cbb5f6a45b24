/** Creates an entry of the site's model from the valid fields of a declared entry. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';
import { CHIPS, ICONS, type EntryKind, type NavigationNode } from './entry.js';
import type { EntryFields } from './check-fields.js';
import { isExternal, withTrailingSlash } from '../routes/pathname.js';
import { deriveTitle } from './derive-title.js';

/** The fields of an entry whose pathname is valid. */
type FieldsWithPathname = EntryFields & { readonly pathname: string };

/** The entry with its derived title, its full pathname and its chips in order. */
export function createNavigationNode(
  fields: FieldsWithPathname,
  children: readonly NavigationNode[],
  location: SourceLocation,
): NavigationNode {
  const { pathname, plan, icon, linkProps } = fields;
  return {
    kind: resolveEntryKind(fields, children),
    pathname: isExternal(pathname) ? pathname : withTrailingSlash(pathname),
    title: deriveTitle(fields),
    children,
    chips: CHIPS.filter((chip) => fields[chip]),
    plan: plan === 'community' ? undefined : plan,
    icon: ICONS.find((name) => name === icon),
    linkProps: linkProps && addNoopener(linkProps),
    inSideNav: fields.inSideNav !== false,
    disableDrawer: fields.disableDrawer === true,
    draft: fields.draft,
    location,
  };
}

function resolveEntryKind(fields: FieldsWithPathname, children: readonly NavigationNode[]): EntryKind {
  if (fields.subheader) return 'subheader';
  if (children.length > 0) return 'group';
  if (fields.planned) return 'planned';
  return isExternal(fields.pathname) ? 'external' : 'page';
}

/** A page that a link opens in another window gets no access to this one. */
function addNoopener(linkProps: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return linkProps['target'] === '_blank' && !('rel' in linkProps)
    ? { ...linkProps, rel: 'noopener' }
    : linkProps;
}
