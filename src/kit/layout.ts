/** What a page's layout is rendered from: plain data that all pages of one kind and product share. */

import type { ColorScheme } from '../site/color-schemes.js';
import type { ProductItem } from '../site/page-view.js';
import type { VersionItem } from '../site/products/version-items.js';

export const TEMPLATE_NAMES = [
  'MarkdownPage',
  'ApiPage',
  'HomePage',
  'ExperimentPage',
  'NotFoundPage',
] as const;

/** The name of a layout. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export type { ProductItem as LayoutProduct, VersionItem as LayoutVersion };

/** What `useLayout` returns. Layouts with equal data are rendered once, no matter how many pages use them. */
export interface Layout {
  /** Which layout it is. */
  readonly template: TemplateName;
  /** The language of the pages. */
  readonly language: string;
  /** `/` or `/docs/`: the beginning of every address of the site. */
  readonly base: string;
  /** What is the same on all pages. */
  readonly site: {
    readonly title: string;
    readonly logo?: string;
    /** The logo on dark pages, where it is another one. */
    readonly darkLogo?: string;
    /** The address of the home page. */
    readonly home: string;
    /** The address of the repository. */
    readonly repository?: string;
    /** Whether readers are asked before anything is sent to the analytics. */
    readonly consent?: boolean;
    /** Whether there are demos in several styling options. */
    readonly stylings?: boolean;
    /** The color schemes besides light and dark that a reader may choose. */
    readonly colorSchemes?: readonly ColorScheme[];
  };
  /** The product of the pages, if they have one. */
  readonly product?: ProductItem;
  /** The address of the whole navigation: a script fetches it to open groups whose items the page does not contain. */
  readonly wholeNavigation?: string;
  /** The addresses of the search indexes: of the page's product, and all of its language. */
  readonly search?: { readonly own?: string; readonly all: readonly string[] };
  /** For the version switcher. */
  readonly versions: readonly VersionItem[];
  /** For the product switcher: those with a home page. */
  readonly products: readonly ProductItem[];
  /** Which areas the pages have. */
  readonly layout: {
    /** Whether there is a side navigation: on pages of a product, and on others if the site has a default list. */
    readonly navigation: boolean;
    /** `false`: the navigation is temporary at every width. */
    readonly permanentDrawer: boolean;
    /** Whether there is a list of contents. */
    readonly contents: boolean;
    /** Whether there is a place for an ad. */
    readonly ad: boolean;
  };
}
