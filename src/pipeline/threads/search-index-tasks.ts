/** The tasks that build a search index. The pages come while others are still being built. */

import { SearchIndexBuilder, type SearchablePage } from '../../discovery/search-index.js';

/** By the object that stands for an index, which all its tasks share. */
const builders = new WeakMap<object, SearchIndexBuilder>();

export function addToSearchIndex(
  pages: readonly SearchablePage[],
  { key }: { readonly key: object },
): object {
  findBuilder(key).add(pages);
  return {};
}

/** The index of all pages that were added; the next one is empty. */
export function renderSearchIndex(_input: object, { key }: { readonly key: object }): Uint8Array {
  const builder = findBuilder(key);
  builders.delete(key);
  return builder.render();
}

function findBuilder(key: object): SearchIndexBuilder {
  const builder = builders.get(key) ?? new SearchIndexBuilder();
  builders.set(key, builder);
  return builder;
}
