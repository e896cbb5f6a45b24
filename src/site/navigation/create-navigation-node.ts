/** From the good fields of a declaration to an entry of the model. Knows nothing of what could be wrong. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';
import { CHIPS, ICONS, type EntryKind, type IconName, type NavigationNode } from './entry.js';
import type { EntryFields } from './check-fields.js';
import { isExternal, withTrailingSlash } from '../routes/pathname.js';
import { deriveTitle } from './derive-title.js';

/** The fields of an entry whose pathname is good. */
export type FieldsWithPathname = EntryFields & { readonly pathname: string };

/** The checked entry: title derived, pathname completed, flags in their order. */
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
    ...(plan === 'pro' || plan === 'premium' ? { plan } : {}),
    ...(isIconName(icon) ? { icon } : {}),
    ...(linkProps ? { linkProps: addNoopener(linkProps) } : {}),
    inSideNav: fields.inSideNav !== false,
    disableDrawer: fields.disableDrawer === true,
    location,
  };
}

function resolveEntryKind(fields: FieldsWithPathname, children: readonly NavigationNode[]): EntryKind {
  if (fields.subheader) return 'subheader';
  if (children.length > 0) return 'group';
  if (fields.planned) return 'planned';
  return isExternal(fields.pathname) ? 'external' : 'page';
}

function isIconName(name: string | undefined): name is IconName {
  return ICONS.some((icon) => icon === name);
}

/** A link into another window gives that window no hold on this one. */
function addNoopener(linkProps: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return linkProps['target'] === '_blank' && !('rel' in linkProps)
    ? { ...linkProps, rel: 'noopener' }
    : linkProps;
}
