/** What a page's frame is made from: all that pages of one kind and product share, as plain data. */

export type TemplateName = 'MarkdownPage' | 'ApiPage' | 'HomePage' | 'ExperimentPage' | 'NotFoundPage';

export interface LayoutVersion {
  readonly text: string;
  readonly current: boolean;
  /** Absent for the current one. */
  readonly href?: string;
}

export interface LayoutProduct {
  readonly id: string;
  readonly name: string;
  /** A small line of capitals above the name. */
  readonly metadata?: string;
  readonly description?: string;
  /** The product's home, with base. */
  readonly href: string;
  /** An image's address, with base. */
  readonly logo?: string;
}

/** Frames with equal props are rendered once, whatever the number of pages that use them. */
export interface Layout {
  readonly template: TemplateName;
  readonly language: string;
  /** `/` or `/docs/`: what every address of the site begins with. */
  readonly base: string;
  readonly site: {
    readonly title: string;
    readonly logo?: string;
    readonly home: string;
    readonly repository?: string;
    /** Whether readers are asked before anything is told to the analytics. */
    readonly consent?: boolean;
    /** Whether there are demos in several styling options. */
    readonly stylings?: boolean;
  };
  readonly product?: LayoutProduct;
  /** The address of the product's whole navigation, which a script fetches to open what a page does not hold. */
  readonly wholeNavigation?: string;
  /** Where the search's indexes lie: that of the page's product, and those of its whole language. */
  readonly search?: { readonly own?: string; readonly all: readonly string[] };
  readonly versions: readonly LayoutVersion[];
  /** For the product switcher: those with a home page. */
  readonly products: readonly LayoutProduct[];
  readonly layout: {
    /** A side navigation: no product's page has none. */
    readonly navigation: boolean;
    /** `false`: the navigation is temporary at every width. */
    readonly permanentDrawer: boolean;
    readonly contents: boolean;
    readonly ad: boolean;
  };
}
