/** Collects what can be found of a page, and renders the search index of many pages. */

import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type SearchEntry, type SearchEntryKind } from '../site/search.js';
import type { SearchTargets } from './search-targets.js';

interface SearchablePage extends SearchTargets {
  /** With base and language. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly product: string;
}

/** The page itself, its sections, and the things that it documents. Each address appears once. */
export function collectSearchEntries(page: SearchablePage): readonly SearchEntry[] {
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

/** The index as JSON. Equal entries in equal order have equal bytes. */
export function renderSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(INDEX_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}
