/** What is known of a site that is migrated: where its pages and files go, and how its Markdown is to be read. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { NavigationEntry } from '../site/navigation/entry.js';

export const SOURCE_KINDS = ['docusaurus', 'vitepress', 'nextra', 'mui'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

export type MigrationCode =
  | 'migrate/component'
  | 'migrate/config'
  | 'migrate/diagram'
  | 'migrate/expression'
  | 'migrate/file'
  | 'migrate/front-matter'
  | 'migrate/html'
  | 'migrate/link'
  | 'migrate/math'
  | 'migrate/navigation'
  | 'migrate/page'
  | 'migrate/script'
  | 'migrate/tabs';

/** The files of the site that is migrated. Paths are relative to its folder, with `/`. */
export interface SourceTree {
  /** Sorted. */
  readonly files: readonly string[];
  has(path: string): boolean;
  /** The text of a file; `undefined` where there is none. */
  read(path: string): string | undefined;
}

/** A page of the source, and where it goes. */
export interface SourcePage {
  readonly source: string;
  /** Relative to the site folder: `pages/guide/index.md`. */
  readonly target: string;
  /** Without the language: `/guide/`. */
  readonly pathname: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Of a translation: the file that it translates. Relative addresses are meant from there. */
  readonly original?: string;
  /** Markdown before the text of the page. */
  readonly lead?: string;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status?: number;
}

/** The keys of docsgen's config that a source can say. */
export interface MigratedConfig {
  readonly title: string;
  readonly description?: string;
  readonly url?: string;
  readonly base?: string;
  readonly languages?: readonly string[];
  readonly logo?: string;
  readonly socialImage?: string;
  readonly twitterSite?: string;
  readonly repository?: { readonly url: string; readonly branch?: string; readonly directory?: string };
  readonly redirects: readonly Redirect[];
}

/** A product, with its tree. */
export interface MigratedProduct {
  readonly id: string;
  readonly name: string;
  readonly pathPrefix: string;
  readonly entries: readonly NavigationEntry[];
  /** The packages whose reference is made of their types. */
  readonly packages?: readonly string[];
}

/** How the Markdown of a source is to be read. */
export interface Dialect {
  readonly kind: SourceKind;
  /** Whether pages are MDX: imports, JSX and expressions in braces. */
  readonly isMdx: boolean;
  /** The file that makes formulas of what dollar signs enclose. Without one they are text. */
  readonly mathFile: string | undefined;
  /** The ids that the source gives to headings: in the order of the page. */
  readonly createSlugger: () => (text: string, level: number) => string;
  /** Folders for which names in import paths stand: `@site` → ``. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Keys of front matter that were used for something else, or that only concern the source's tool. */
  readonly handledKeys: ReadonlySet<string>;
}

/** A page that the source's tool generates, and that is a file in the new site. */
export interface GeneratedPage {
  readonly pathname: string;
  readonly target: string;
  readonly text: string;
}

/** Everything that an adapter reads from a source. */
export interface SourceSite {
  readonly config: MigratedConfig;
  readonly products: readonly MigratedProduct[];
  readonly pages: readonly SourcePage[];
  /** Folders whose files are copied as they are, and the folder below `public` where they go. */
  readonly staticFolders: readonly { readonly source: string; readonly target: string }[];
  readonly generated: readonly GeneratedPage[];
  /** What was not converted, and what is left to do in config and navigation. Files relative to the source. */
  readonly diagnostics: readonly Diagnostic[];
  readonly dialect: Dialect;
}
