/** A page: the content of one Markdown file as plain data, ready for a document. */

import type { ReferenceTable } from './reference-table.js';
import type { FrontMatter } from './front-matter/check-front-matter.js';

/** A heading with an anchor: levels 2 and 3. `html` keeps inline code and emphasis, without links. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  readonly html: string;
}

/** A link or an image of the built page, with its place in the Markdown. */
export interface PageLink {
  readonly kind: 'link' | 'image';
  /** Site-internal targets are absolute and without base and language: `/material-ui/react-button/#usage`. */
  readonly target: string;
  readonly line: number;
  readonly column: number;
}

/** One directive of the page: `{{"demo": "Name.js", …}}`. */
export interface DemoDirective {
  /** Of the whole site: `pages/a/index.md#Hero:2` is the second `Hero` of its page. */
  readonly id: string;
  /** The page's Markdown file. */
  readonly source: string;
  /** For titles: the name of its file without extension. */
  readonly name: string;
  /** Its file without extension, from the page's folder: `Hero` or `../react-list/Hero`. */
  readonly module: string;
  /** How often the page has shown this demo, this time included. */
  readonly occurrence: number;
  /** Its name as an anchor: unique on the page, unless an option says otherwise. */
  readonly anchor: string;
  readonly options: DemoOptions;
  readonly line: number;
  readonly column: number;
}

/** What a demo directive may say besides the name. */
export interface DemoOptions {
  readonly bg: 'outlined' | 'true' | 'inline' | 'gradient' | 'playground';
  readonly hideToolbar: boolean;
  /** `undefined`: a short preview while collapsed. */
  readonly defaultCodeOpen?: boolean;
  readonly disableLiveEdit: boolean;
  readonly hideEditButton: boolean;
  readonly iframe: boolean;
  /** Whether the build renders it. Otherwise it is rendered in the browser only. */
  readonly ssr: boolean;
  /** In a document of its own, whose policy allows the style elements that its libraries insert. `undefined`: where it
   *  imports such a library. */
  readonly isolated?: boolean;
  /** Pixels. */
  readonly height?: number;
  /** Pixels. */
  readonly maxWidth?: number;
  readonly disableAd: boolean;
  /** Overrides the anchor's name; `null` for none. */
  readonly anchorId?: string | null;
}

/** A page's body is a row of blocks: finished HTML, and what needs more than the page to be finished. */
export type PageBlock =
  | { readonly kind: 'html'; readonly html: string }
  | ({ readonly kind: 'demo' } & DemoDirective)
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly line: number;
      readonly column: number;
    }
  /** The section made of `components` and `hooks`: an entry is a link where its API page exists. */
  | { readonly kind: 'api'; readonly components: readonly string[]; readonly hooks: readonly string[] }
  /** A table of an API page. */
  | ({ readonly kind: 'reference'; readonly table: ReferenceTable['kind'] } & Omit<ReferenceTable, 'kind'>)
  /** The way between a page and the API of what it shows. */
  | { readonly kind: 'tabs'; readonly items: readonly PageTab[] };

/** A link in the row above a page that has tabs. */
export interface PageTab {
  readonly title: string;
  readonly href: string;
  /** Whether it is the page itself. */
  readonly current: boolean;
}

/** A fence whose code comes from a file. */
export interface PageInclude {
  /** The first and last line of the fence in the page's file, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Each line ends with a line break. */
  readonly code: string;
}

/** Origins, sorted. */
export interface OtherHosts {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

export interface Page {
  /** The Markdown file, relative to the site folder: `pages/system/spacing.md`. */
  readonly source: string;
  /** Where a reader changes what the page says, where that is not its source. */
  readonly editHref?: string;
  readonly frontMatter: FrontMatter;
  /** Of the document: from the front matter, else the first `# ` heading. Plain text. */
  readonly title: string;
  /** For `<meta name="description">`: from the front matter, else the description paragraph. Plain text; may be empty. */
  readonly description: string;
  /** The HTML inside the page's `h1`. */
  readonly headline: string;
  /** The HTML inside `<p class="description">`, when the page has one directly under its `h1`. */
  readonly lead?: string;
  readonly blocks: readonly PageBlock[];
  /** Levels 2 and 3 in document order, the API section's included. */
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  /** Every `id` in the blocks' HTML. */
  readonly anchors: readonly string[];
  /** The hosts that the policy of this page alone must allow. */
  readonly otherHosts?: OtherHosts;
  /** The rules that its `style` attributes have become. */
  readonly css?: string;
  /** Whether it has tabs of code whose choice is kept. */
  readonly keepsCodeTabs?: boolean;
  /** In document order. */
  readonly includes?: readonly PageInclude[];
}
