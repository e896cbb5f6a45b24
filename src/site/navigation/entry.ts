/** A node of the navigation: as an owner declares it, and as the model holds it. Knows nothing of how it looks. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';

export type Plan = 'pro' | 'premium';

/** The small marks behind a title, in the order in which they are shown (entry flags). */
export const CHIPS = ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'] as const;

export type Chip = (typeof CHIPS)[number];

/** The icons that an entry may name; another name shows none. */
export const ICONS = ['ReaderIcon', 'BookIcon', 'DescriptionIcon', 'VisibilityIcon', 'WebIcon'] as const;

export type IconName = (typeof ICONS)[number];

/** What `content/navigation/<id>.ts` exports an array of (navigation page entry). */
export interface NavigationEntry {
  /** With a leading `/`: a page of this site, or the key of a group. Anything else is an external link. */
  readonly pathname: string;
  /** Shown as it is; `false` for none; derived from the pathname when left out. */
  readonly title?: string | false;
  readonly children?: readonly NavigationEntry[];
  /** A caption: its children stand at its own depth, and it cannot be closed. */
  readonly subheader?: string;
  readonly plan?: 'community' | Plan;
  readonly newFeature?: boolean;
  /** Shown without a link; needs no page. */
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
  readonly icon?: string;
  /** Spread on the link after the computed attributes, so these win. */
  readonly linkProps?: Readonly<Record<string, string>>;
  /** `false` hides the entry here and in previous and next. */
  readonly inSideNav?: boolean;
  /** On the active page: the drawer is temporary at every width. */
  readonly disableDrawer?: boolean;
  /** The name of a package: the entry gets one child per documented component of it. */
  readonly api?: string;
}

export type EntryKind = 'page' | 'planned' | 'external' | 'group' | 'subheader';

/** An entry that was checked: every field is there, titles are derived, pathnames have their last `/`. */
export interface NavigationNode {
  readonly kind: EntryKind;
  /** A page's: with leading and trailing `/`, perhaps with a `#hash` behind it. A group's: its key. */
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
  readonly location: SourceLocation;
}
