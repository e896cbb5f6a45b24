/** What can be searched for, and how words are made of text: the same when an index is made and when it is asked. */

export type SearchEntryKind = 'page' | 'section' | 'component' | 'hook' | 'demo';

/** Something to be found. `id` is its address. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: SearchEntryKind;
  readonly title: string;
  /** The title of the page that it lies on; of a page, its description. */
  readonly within: string;
  /** The product's name, if the page has one. */
  readonly product: string;
}

/** `TextField` is found as itself, as `text` and as `field`. */
export function tokenizeText(text: string): string[] {
  const wholeWords = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wordParts = wholeWords.flatMap((word) => word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u));
  return [...new Set([...wholeWords, ...wordParts])];
}

/** What makes an index; the library's own names. */
export const INDEX_OPTIONS = {
  fields: ['title', 'within'],
  storeFields: ['kind', 'title', 'within', 'product'],
  tokenize: tokenizeText,
};

/** What an index is asked. Slips of the keyboard are forgiven in longer words; more of them where nothing else is found. */
export function createSearchOptions(isFuzzy: boolean) {
  const fuzziness = isFuzzy ? 0.34 : 0.2;
  return {
    prefix: true,
    fuzzy: (word: string) => (word.length > 3 ? fuzziness : false),
    boost: { title: 4 },
    combineWith: 'AND' as const,
    boostDocument: (_: unknown, __: string, stored?: Readonly<Record<string, unknown>>) =>
      KIND_WEIGHTS[stored?.['kind'] as SearchEntryKind] ?? 1,
  };
}

const KIND_WEIGHTS: Readonly<Record<SearchEntryKind, number>> = {
  page: 1.4,
  component: 1.3,
  hook: 1.2,
  section: 1,
  demo: 0.8,
};

const INDEX_FOLDER = '_search';

/** Where the index of a product's pages in a language lies; the name stays when the index changes. */
export function searchIndexPath(language: string, productId: string | undefined): string {
  return `${INDEX_FOLDER}/${language}-${productId ?? 'none'}.json`;
}
