/** What parsing a page depends on: its place, the form of its links, the messages of its language, other files. */

import type { YamlParser } from './front-matter/parse-front-matter.js';
import type { Formula, FormulaResult } from './math/formula.js';
import type { Messages } from '../site/messages/messages.js';

/** What came of reading a source file: its text, or why there is none. */
export type SourceReadResult =
  | { readonly text: string }
  | { readonly missing: true }
  | { readonly outside: true };

/** What a page loads from an address, as far as the policy tells them apart. */
export type MediaKind = 'image' | 'video';

export interface PageContext {
  /** The Markdown file, relative to the site folder: `pages/system/spacing/index.md`. */
  readonly source: string;
  /** The same file as messages name it. */
  readonly displayPath: string;
  /** `/` or `/docs/`: begins every internal address. */
  readonly base: string;
  /** `/xx`, behind the base, for links to pages; empty in the default language. */
  readonly languagePrefix: string;
  /** Pathnames that have no prefix in any language. */
  readonly ignoredForLanguage: (pathname: string) => boolean;
  /** The site's own origin: an absolute link to it counts as internal. */
  readonly host?: string;
  /** Names of what the page does not name itself, in its language. */
  readonly messages: Messages;
  readonly repository?: {
    readonly url: string;
    readonly branch: string;
    readonly tag?: string | undefined;
  };
  /** How the addresses begin that search engines are asked not to follow. */
  readonly nofollow: readonly string[];
  /** Origins whose documents and images the page may show. */
  readonly embedHosts?: readonly string[];
  /** Whether the policy of all pages allows an image, or a video or sound, of another host. Without it, any is allowed. */
  readonly allowsMedia?: (kind: MediaKind, address: string) => boolean;
  /** What the config says of a demo whose directive does not say whether it is isolated, by its path without extension:
   *  `pages/charts/Bars`. */
  readonly isolatesDemo?: (path: string) => boolean | undefined;
  /** Renders a formula. Without it, dollar signs are text. */
  readonly renderFormula?: ((formula: Formula) => FormulaResult) | undefined;
  /** Parses front matter that is more than lines of `key: text`. */
  readonly parseYamlBlock: YamlParser;
  /** A source file, by its path relative to the site folder. */
  readonly read: (path: string) => SourceReadResult;
}
