/** The entries and options of the search index, used when an index is made and when a reader searches. */

export type SearchEntryKind = 'page' | 'section' | 'component' | 'hook' | 'demo';

/** A search result. `id` is its address. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: SearchEntryKind;
  readonly title: string;
  /** The title of its page. Of a page, its description. */
  readonly within: string;
  /** The product's name, if the page has one. */
  readonly product: string;
}

/** `TextField` is found as itself, as `text` and as `field`. */
function tokenizeText(text: string): string[] {
  const wholeWords = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wordParts = wholeWords.flatMap((word) => word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u));
  return [...new Set([...wholeWords, ...wordParts])];
}

/** The options of MiniSearch that an index depends on. */
export const INDEX_OPTIONS = {
  fields: ['title', 'within'],
  storeFields: ['kind', 'title', 'within', 'product'],
  tokenize: tokenizeText,
};

/** The options of a search. Longer words may have typing errors; with `isFuzzy`, more of them. */
export function createSearchOptions(isFuzzy: boolean) {
  const fuzziness = isFuzzy ? 0.34 : 0.2;
  return {
    prefix: true,
    fuzzy: (word: string) => (word.length > 3 ? fuzziness : false),
    boost: { title: 4 },
    combineWith: 'AND' as const,
    boostDocument: (_: unknown, __: string, stored?: Readonly<Record<string, unknown>>) =>
      KIND_WEIGHTS[String(stored?.['kind'])] ?? 1,
  };
}

const KIND_WEIGHTS: Readonly<Record<string, number>> = {
  page: 1.4,
  component: 1.3,
  hook: 1.2,
  section: 1,
  demo: 0.8,
} satisfies Readonly<Record<SearchEntryKind, number>>;

const INDEX_FOLDER = '_search';

/** The path of the index of a product's pages in a language. It stays the same when the index changes. */
export function searchIndexPath(language: string, productId: string | undefined): string {
  return `${INDEX_FOLDER}/${language}-${productId ?? 'none'}.json`;
}
