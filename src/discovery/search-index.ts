/** Builds the search index of many pages, from what can be found of each. */

import MiniSearch, { type Options } from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
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

/** An index to which pages are added one after the other. */
export class SearchIndexBuilder {
  readonly #index = new SearchIndex({ ...INDEX_OPTIONS, tokenize: memoize(INDEX_OPTIONS.tokenize) });

  add(pages: readonly SearchablePage[]): void {
    for (const page of pages) this.#index.addAll(collectSearchEntries(page));
  }

  /** The index as JSON in UTF-8. Equal pages in equal order have equal bytes. */
  render(): Uint8Array {
    return encodePieces(this.#index.formatJson());
  }
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

/** Where a term is: for each time that it is in a field of an entry, the number of both. */
type Occurrences = number[];

/** What MiniSearch has of its own, and what this file needs of it. */
interface IndexParts {
  readonly _documentCount: number;
  readonly _nextId: number;
  readonly _documentIds: ReadonlyMap<number, unknown>;
  readonly _fieldIds: Readonly<Record<string, number>>;
  readonly _fieldLength: ReadonlyMap<number, unknown>;
  readonly _avgFieldLength: readonly number[];
  readonly _storedFields: ReadonlyMap<number, unknown>;
  readonly _dirtCount: number;
  readonly _index: SearchableMap<Occurrences>;
  addAll(entries: readonly SearchEntry[]): void;
}

const IndexBase = MiniSearch as unknown as new (options: Options<SearchEntry>) => IndexParts;

const FIELDS = INDEX_OPTIONS.fields.length;

/** MiniSearch keeps two maps for each term, which take most of its memory: here a list of numbers does. It formats itself in pieces:
 *  `JSON.stringify` needs a second copy of the index, and the whole text. */
class SearchIndex extends IndexBase {
  /** Takes the place of MiniSearch's own. */
  addTerm(field: number, entry: number, term: string): void {
    this._index.fetch(term, createList).push(entry * FIELDS + field);
  }

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

function createList(): Occurrences {
  return [];
}

function* formatMap(map: ReadonlyMap<number, unknown>): Generator<string> {
  let separator = '{';
  for (const [key, value] of map) {
    yield `${separator}"${key}":${JSON.stringify(value)}`;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

function* formatTerms(terms: Iterable<readonly [term: string, occurrences: Occurrences]>): Generator<string> {
  let separator = '[';
  for (const [term, occurrences] of terms) {
    yield `${separator}[${JSON.stringify(term)},${formatOccurrences(occurrences)}]`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** For each field, how often the term is in which entries: as JSON of objects, whose keys that are numbers come in ascending order. */
function formatOccurrences(occurrences: Occurrences): string {
  const fields = Array.from({ length: FIELDS }, () => '');
  let at = 0;
  while (at < occurrences.length) {
    const place = occurrences[at] ?? 0;
    const start = at;
    while (occurrences[at] === place) at += 1;
    const field = place % FIELDS;
    fields[field] += `${fields[field] === '' ? '' : ','}"${(place - field) / FIELDS}":${at - start}`;
  }
  const parts = fields.flatMap((counts, field) => (counts === '' ? [] : [`"${field}":{${counts}}`]));
  return `{${parts.join(',')}}`;
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
