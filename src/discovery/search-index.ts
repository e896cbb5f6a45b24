/** Renders the search index of many pages, from what can be found of each. */

import MiniSearch from 'minisearch';
import { encodePieces } from '../text/encode-pieces.js';
import { INDEX_OPTIONS, type SearchEntry, type SearchEntryKind } from '../site/search.js';
import type { SearchTargets } from './search-targets.js';

/** What a search needs to know of a page. */
export interface SearchablePage extends SearchTargets {
  /** With base and language. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly product: string;
}

/** The index as JSON in UTF-8. Equal pages in equal order have equal bytes. */
export function renderSearchIndex(pages: readonly SearchablePage[]): Uint8Array {
  const index = new SearchIndex({ ...INDEX_OPTIONS, tokenize: memoize(INDEX_OPTIONS.tokenize) });
  for (const page of pages) index.addAll(collectSearchEntries(page));
  return encodePieces(index.formatJson());
}

/** The title of a page is in each of its entries, and many pages have sections with the same titles. */
function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

/** Formats itself in pieces: `JSON.stringify` needs a second copy of the index, and the whole text. */
class SearchIndex extends MiniSearch<SearchEntry> {
  *formatJson(): Generator<string> {
    yield `{"documentCount":${this._documentCount},"nextId":${this._nextId},"documentIds":`;
    yield* formatMap(this._documentIds);
    yield `,"fieldIds":${JSON.stringify(this._fieldIds)},"fieldLength":`;
    yield* formatMap(this._fieldLength);
    yield `,"averageFieldLength":${JSON.stringify(this._avgFieldLength)},"storedFields":`;
    yield* formatMap(this._storedFields);
    yield `,"dirtCount":${this._dirtCount},"index":`;
    yield* formatTerms(this._index);
    yield ',"serializationVersion":2}';
  }
}

function* formatMap(map: ReadonlyMap<number, unknown>): Generator<string> {
  let separator = '{';
  for (const [key, value] of map) {
    yield `${separator}"${key}":${JSON.stringify(value)}`;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

type TermFields = ReadonlyMap<number, ReadonlyMap<number, number>>;

function* formatTerms(terms: Iterable<readonly [term: string, fields: TermFields]>): Generator<string> {
  let separator = '[';
  for (const [term, fields] of terms) {
    yield `${separator}[${JSON.stringify(term)},${formatByNumber(fields, formatCounts)}]`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

function formatCounts(counts: ReadonlyMap<number, number>): string {
  return formatByNumber(counts, String);
}

/** As JSON of an object, whose keys that are numbers come in ascending order. */
function formatByNumber<Value>(map: ReadonlyMap<number, Value>, format: (value: Value) => string): string {
  const entries = [...map].sort(([one], [other]) => one - other);
  return `{${entries.map(([key, value]) => `"${key}":${format(value)}`).join(',')}}`;
}

/** The page itself, its sections, and the things that it documents. Each address appears once. */
function collectSearchEntries(page: SearchablePage): readonly SearchEntry[] {
  const { href, title, description, product } = page;
  const createEntry = (kind: SearchEntryKind, anchor: string, name: string): SearchEntry => ({
    id: `${href}#${anchor}`,
    kind,
    title: name,
    within: title,
    product,
  });
  const entries: readonly SearchEntry[] = [
    { id: href, kind: 'page', title, within: description, product },
    ...page.headings.map(({ id, text }) => createEntry('section', id, text)),
    ...page.components.map((name) => createEntry('component', `api:${name}`, name)),
    ...page.hooks.map((name) => createEntry('hook', `api:${name}`, name)),
    ...page.demos.map(({ name, anchor }) => createEntry('demo', anchor, name)),
  ];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
