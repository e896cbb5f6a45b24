/** The types of a navigation entry: as an owner declares it, and as the site's model holds it. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';

/** A commercial plan. */
export type Plan = 'pro' | 'premium';

/** The small marks after a title, in the order in which they are shown. */
export const CHIPS = ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'] as const;

/** A mark of a navigation entry. */
export type Chip = (typeof CHIPS)[number];

/** The icons that an entry may name; another name shows none. */
export const ICONS = ['ReaderIcon', 'BookIcon', 'DescriptionIcon', 'VisibilityIcon', 'WebIcon'] as const;

/** The name of an icon of a navigation entry. */
export type IconName = (typeof ICONS)[number];

/** An entry as an owner declares it: the file of a navigation exports an array of these. */
export interface NavigationEntry {
  /** With a leading `/`: a page of this site, or the key of a group. Anything else is an external link. */
  readonly pathname: string;
  /** Shown as it is; `false` for none; derived from the pathname when left out. */
  readonly title?: string | false;
  /** What a group contains. An entry with children is a group. */
  readonly children?: readonly NavigationEntry[];
  /** A caption: its children are at its own depth, and it cannot be closed. */
  readonly subheader?: string;
  /** The commercial plan that it belongs to: an icon. */
  readonly plan?: 'community' | Plan;
  /** The chip “New”. */
  readonly newFeature?: boolean;
  /** Shown without a link; needs no page. */
  readonly planned?: boolean;
  /** `true`: left out, with all of its children, unless drafts are built. Needs no page. */
  readonly draft?: boolean;
  /** The chip “Preview”. */
  readonly unstable?: boolean;
  /** The chip “Beta”. */
  readonly beta?: boolean;
  /** The chip “Legacy”. */
  readonly legacy?: boolean;
  /** The chip “Deprecated”. */
  readonly deprecated?: boolean;
  /** `ReaderIcon`, `BookIcon`, `DescriptionIcon`, `VisibilityIcon` or `WebIcon`; another name shows none. No component: a tree is
   *  plain data, and a template draws its icons. */
  readonly icon?: string;
  /** Attributes of the link, which replace the computed ones. No `style` and no handlers: the policy of a page allows neither. A
   *  template can style a `className` or `data-…`. */
  readonly linkProps?: Readonly<Record<string, string>>;
  /** `false` hides the entry here and in previous and next. */
  readonly inSideNav?: boolean;
  /** On the active page: the drawer is temporary at every width. */
  readonly disableDrawer?: boolean;
  /** The name of a package: the entry gets one child per documented component of it. */
  readonly api?: string;
}

export type EntryKind = 'page' | 'planned' | 'external' | 'group' | 'subheader';

/** A checked entry, with its derived title and its full pathname. */
export interface NavigationNode {
  readonly kind: EntryKind;
  /** Of a page: with leading and trailing `/`, and a `#hash` if it has one. Of a group: its key. */
  readonly pathname: string;
  /** Empty for none. */
  readonly title: string;
  readonly children: readonly NavigationNode[];
  readonly chips: readonly Chip[];
  readonly plan?: Plan;
  readonly icon?: IconName;
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly inSideNav: boolean;
  readonly disableDrawer: boolean;
  readonly draft?: boolean;
  readonly location: SourceLocation;
}
