/** The parts of a document that differ from page to page, and the plain data that each is rendered from. */

import type { ReferenceTable } from '../markdown/reference-table.js';
import type { PageTab } from '../markdown/page.js';
import type { NavigationBranchItem } from '../site/navigation/branch.js';
import type { NeighborLink } from '../site/page-view.js';
import type { Styling } from '../site/preferences.js';

export type { NavigationBranchItem as NavigationItem, NeighborLink as Neighbor };

/** A link below the title of a page. */
export interface PageChip {
  readonly label: string;
  readonly href: string;
  readonly kind: 'markdown' | 'feedback' | 'bundle' | 'source' | 'wai-aria' | 'design';
}

/** A heading of level 2 with those of level 3 below it. */
export interface ContentsItem {
  /** The anchor of the heading. */
  readonly id: string;
  /** Its text, as HTML. */
  readonly html: string;
  readonly children: readonly { readonly id: string; readonly html: string }[];
}

/** An in-house ad: plain text. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  /** 130 by 100 pixels. */
  readonly img: string;
  /** A bold lead-in. */
  readonly descriptionHeader?: string;
  readonly description: string;
}

/** A source file of a demo. */
export interface DemoFile {
  /** `BasicButtons.tsx` */
  readonly name: string;
  /** Highlighted code, for `<pre><code>`. */
  readonly html: string;
  /** The language that it is shown for; none: both. */
  readonly variant?: 'TS' | 'JS';
  /** Its name in the other language, where its text is the same. */
  readonly alias?: string;
  /** By which the other files import it, where that is not its name: `lib/data.ts`. Editing needs it in `data-path`. */
  readonly path?: string;
}

/** What a script needs to hydrate a demo. */
export interface LiveDemoProps {
  /** The address of the demo's own module. */
  readonly module: string;
  /** The addresses of the library files that it needs. */
  readonly needs: readonly string[];
  /** The libraries whose default themes it is rendered in. */
  readonly themes: readonly string[];
  /** The beginning of its ids. */
  readonly idPrefix: string;
  /** The browser renders it anew. Its markup, if there is any, only reserves the space. */
  readonly clientOnly?: boolean;
  /** The address at which readers can report an error. */
  readonly issues?: string;
}

/** What the toolbar of a demo needs to know. */
export interface DemoTools {
  /** The languages that its source exists in. */
  readonly languages: readonly ('TS' | 'JS')[];
  /** The address of the project that a sandbox opens. */
  readonly project?: string;
  /** The address of what its code may import when a reader edits it. Without it, there is no editor. */
  readonly edit?: string;
  /** The address of the source in its repository. */
  readonly source?: string;
}

/** A demo in one styling option. Most demos have only one. */
export interface DemoVariant {
  /** The options that it is shown for, its own first; absent if there is only one variant. */
  readonly stylings?: readonly Styling[];
  /** Server-rendered HTML of the demo; absent if it can be rendered only in a browser. */
  readonly markup?: string;
  /** Absent if it is not hydrated, or is hydrated in a document of its own. */
  readonly live?: LiveDemoProps;
  /** The address of the document that the iframe of the demo shows. */
  readonly fullPageHref?: string;
  readonly files: readonly DemoFile[];
  /** A short piece of the source, highlighted, shown while collapsed. */
  readonly preview?: string;
  /** The same in JavaScript, if that differs. */
  readonly plainPreview?: string;
  readonly tools?: DemoTools;
}

/** The props of each partial's component in `templates/parts`. */
export interface PartialProps {
  /** `SideNav`. The link whose address is the page's own gets `aria-current="page"` afterwards. */
  readonly navigation: { readonly items: readonly NavigationBranchItem[] };
  /** `Contents`: “On this page”. */
  readonly contents: { readonly items: readonly ContentsItem[] };
  /** `PageHeader`: `h1`, description, ad box, chips. */
  readonly header: {
    /** The title, as HTML. */
    readonly headline: string;
    /** The description, as HTML. */
    readonly lead?: string;
    readonly chips: readonly PageChip[];
    /** Whether the box of the ad is here: under the description, if the page has one. */
    readonly hasAdSlot?: boolean;
  };
  /** `PageFooter`. */
  readonly footer: {
    /** Where a reader edits the page. */
    readonly editHref?: string;
    readonly previous?: NeighborLink;
    readonly next?: NeighborLink;
  };
  /** `DemoFrame`. */
  readonly demo: {
    /** The name of its file without extension. */
    readonly name: string;
    /** Its accessible name. */
    readonly title: string;
    /** What surrounds it. */
    readonly bg: 'outlined' | 'true' | 'inline' | 'gradient' | 'playground';
    /** At least one; the first is shown to readers without a script. */
    readonly variants: readonly DemoVariant[];
    /** Whether the code is open from the start. */
    readonly codeOpen: boolean;
    /** Whether there is a toolbar. */
    readonly toolbar: boolean;
    /** The first demo of a page contains what the scripts of all demos need: their messages, and the toolbar that is copied. */
    readonly isFirst?: boolean;
    /** Pixels. */
    readonly maxWidth?: number;
    /** Pixels. */
    readonly height?: number;
    /** The name of its anchor. */
    readonly anchor?: string;
    /** Whether ads are kept from it. */
    readonly noAd?: boolean;
  };
  /** `ApiLinks`: the section “API” of a component page. An item without `href` has no page yet. */
  readonly api: {
    readonly items: readonly { readonly name: string; readonly hook: boolean; readonly href?: string }[];
  };
  /** `ApiTable`: a table of an API page, such as a component's props. */
  readonly reference: ReferenceTable;
  /** `PageTabs`: links between a page and the API of what it shows. */
  readonly tabs: {
    readonly items: readonly PageTab[];
    /** Whether the box of the ad is here: after the tabs. */
    readonly hasAdSlot?: boolean;
  };
}

export const PARTIAL_NAMES = [
  'navigation',
  'contents',
  'header',
  'footer',
  'demo',
  'api',
  'reference',
  'tabs',
] as const satisfies readonly (keyof PartialProps)[];

/** The name of a partial. */
export type PartialName = keyof PartialProps;
