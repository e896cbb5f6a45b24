/** The parts of a document that differ from page to page: their names and the plain data that each is rendered from. */

import type { ReferenceTable } from '../markdown/reference-table.js';
import type { PageTab } from '../markdown/page.js';
import type { Chip, IconName, Plan } from '../site/navigation/entry.js';
import type { Styling } from '../site/preferences.js';

/** One line of the side navigation. Children are there only for what is open on the page. */
export interface NavigationItem {
  readonly kind: 'page' | 'planned' | 'external' | 'group' | 'subheader';
  readonly title: string;
  /** With base and language; a group's leads to its first page. None for planned entries and captions. */
  readonly href?: string;
  readonly chips: readonly Chip[];
  readonly plan?: Plan;
  readonly icon?: IconName;
  readonly linkProps?: Readonly<Record<string, string>>;
  /** Of a group: whether its children are shown. */
  readonly open: boolean;
  readonly children: readonly NavigationItem[];
}

export interface PageChip {
  readonly label: string;
  readonly href: string;
  readonly kind: 'markdown' | 'feedback' | 'bundle' | 'source' | 'wai-aria' | 'design';
}

export interface ContentsItem {
  readonly id: string;
  readonly html: string;
  readonly children: readonly { readonly id: string; readonly html: string }[];
}

export interface Neighbor {
  readonly title: string;
  readonly href: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** An ad of the house's own: plain text. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  /** 130 by 100 pixels. */
  readonly img: string;
  /** A bold lead-in. */
  readonly descriptionHeader?: string | undefined;
  readonly description: string;
}

export interface DemoFile {
  /** `BasicButtons.tsx` */
  readonly name: string;
  /** Highlighted code, ready to stand in `<pre><code>`. */
  readonly html: string;
  /** The language that it is there for; none: both. */
  readonly variant?: 'TS' | 'JS';
  /** Its name in the other language, where its text is the same. */
  readonly alias?: string;
}

/** What a script needs to bring a demo to life. */
export interface LiveDemoProps {
  /** The address of the demo's own module. */
  readonly module: string;
  /** The addresses of the library files that it needs. */
  readonly needs: readonly string[];
  /** The libraries whose default themes it stands in. */
  readonly themes: readonly string[];
  /** What its ids begin with. */
  readonly idPrefix: string;
  /** Where readers can tell of an error. */
  readonly issues?: string;
}

/** What the toolbar of a demo needs to know. */
export interface DemoTools {
  /** The languages of its source that there are: `TS`, `JS`. */
  readonly languages: readonly ('TS' | 'JS')[];
  /** The address of the project that a sandbox opens. */
  readonly project?: string;
  /** The address of what its code may import when a reader edits it; none: it is not edited. */
  readonly edit?: string;
  /** Where the source lies in its repository. */
  readonly source?: string;
}

/** A demo in one styling option. Most demos have one of these alone. */
export interface DemoVariant {
  /** The options that it is shown for, its own first; none where there is no other. */
  readonly stylings?: readonly Styling[];
  /** Server-rendered HTML of the demo; absent where it cannot be rendered without a browser. */
  readonly markup?: string;
  /** Absent where it cannot come alive, or does so in a document of its own. */
  readonly live?: LiveDemoProps;
  readonly files: readonly DemoFile[];
  /** A short piece of the source, highlighted, shown while collapsed. */
  readonly preview?: string;
  /** The same in JavaScript, where that differs. */
  readonly plainPreview?: string;
  readonly tools?: DemoTools;
}

/** The props of each region's view in `templates/parts`. */
export interface PartialProps {
  /** `SideNav`. The link whose address is the page's own gets `aria-current="page"` afterwards. */
  readonly navigation: { readonly items: readonly NavigationItem[] };
  /** `Contents`: “On this page”. */
  readonly contents: { readonly items: readonly ContentsItem[] };
  /** `PageHeader`: `h1`, description, ad box, chips. */
  readonly header: {
    readonly headline: string;
    readonly lead?: string;
    readonly chips: readonly PageChip[];
    /** Whether the page has a box for an ad. */
    readonly hasAdSlot?: boolean;
    /** In the box, for readers without scripts. */
    readonly ad?: InHouseAd & { readonly publisher: string };
  };
  /** `PageFooter`. */
  readonly footer: { readonly editHref?: string; readonly previous?: Neighbor; readonly next?: Neighbor };
  /** `DemoFrame`. */
  readonly demo: {
    readonly name: string;
    readonly title: string;
    readonly bg: 'outlined' | 'true' | 'inline' | 'gradient' | 'playground';
    /** At least one; the first is shown to readers without a script. */
    readonly variants: readonly DemoVariant[];
    readonly codeOpen: boolean;
    readonly toolbar: boolean;
    /** One on its page brings what the scripts of all demos need: their words, and the toolbar that is copied. */
    readonly isFirst?: boolean;
    readonly maxWidth?: number;
    readonly height?: number;
    readonly anchor?: string;
    /** No ad comes under it. */
    readonly noAd?: boolean;
  };
  /** `ApiLinks`: the section “API” of a component page. An item without `href` has no page yet. */
  readonly api: {
    readonly items: readonly { readonly name: string; readonly hook: boolean; readonly href?: string }[];
  };
  /** `ApiTable`: a table of an API page, such as a component's props. */
  readonly reference: ReferenceTable;
  /** `PageTabs`: the way between a page and the API of what it shows. */
  readonly tabs: { readonly items: readonly PageTab[] };
}

export type PartialName = keyof PartialProps;
