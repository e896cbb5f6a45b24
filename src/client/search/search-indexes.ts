/** The indexes that a page can ask: each is fetched once, and asked as if all were one. Nothing is sent anywhere. */

import MiniSearch, { type SearchResult as FoundDocument } from 'minisearch';
import { createSearchOptions, INDEX_OPTIONS, type SearchEntry } from '../../site/search.js';

interface SearchResult extends SearchEntry {
  readonly score: number;
}

export class SearchIndexes {
  readonly #loading = new Map<string, Promise<MiniSearch<SearchEntry>>>();

  /** What is found in the indexes at these addresses, best first. Rejects where one cannot be had. */
  async search(urls: readonly string[], query: string): Promise<readonly SearchResult[]> {
    const indexes = await Promise.all(urls.map((url) => this.#fetchIndex(url)));
    const exactResults = rankResults(indexes, query, false);
    return exactResults.length > 0 ? exactResults : rankResults(indexes, query, true);
  }

  #fetchIndex(url: string): Promise<MiniSearch<SearchEntry>> {
    const pending = this.#loading.get(url);
    if (pending) return pending;
    const promise = fetchIndex(url);
    this.#loading.set(url, promise);
    promise.catch(() => this.#loading.delete(url));
    return promise;
  }
}

async function fetchIndex(url: string): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), INDEX_OPTIONS);
}

/** The most that is shown. */
const MAX_RESULTS = 40;

function rankResults(
  indexes: readonly MiniSearch<SearchEntry>[],
  query: string,
  isForgiving: boolean,
): readonly SearchResult[] {
  const results = indexes.flatMap((index) =>
    index.search(query, createSearchOptions(isForgiving)).map(toSearchResult),
  );
  return results.toSorted((a, b) => b.score - a.score).slice(0, MAX_RESULTS);
}

/** An index gives what it has stored of an entry beside its score. */
function toSearchResult({ id, kind, title, within, product, score }: FoundDocument): SearchResult {
  return { id, kind, title, within, product, score };
}
