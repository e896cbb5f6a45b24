/** What of a page can be found, and the index of many pages. Knows nothing of browsers. */

import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type SearchEntry } from '../site/search.js';

export interface SearchablePage {
  /** With base and language. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly product: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Names and anchors of demos. */
  readonly demos: readonly { readonly name: string; readonly anchor: string }[];
}

/** The page itself, its sections, and what it shows; each address once. */
export function collectSearchEntries(page: SearchablePage): readonly SearchEntry[] {
  const { href, title, description, product } = page;
  const pageFields = { within: title, product };
  const entries: readonly SearchEntry[] = [
    { id: href, kind: 'page', title, within: description, product },
    ...page.headings.map(({ id, text }): SearchEntry => ({
      id: `${href}#${id}`,
      kind: 'section',
      title: text,
      ...pageFields,
    })),
    ...page.components.map((name): SearchEntry => ({
      id: `${href}#api:${name}`,
      kind: 'component',
      title: name,
      ...pageFields,
    })),
    ...page.hooks.map((name): SearchEntry => ({
      id: `${href}#api:${name}`,
      kind: 'hook',
      title: name,
      ...pageFields,
    })),
    ...page.demos.map(({ name, anchor }): SearchEntry => ({
      id: `${href}#${anchor}`,
      kind: 'demo',
      title: name,
      ...pageFields,
    })),
  ];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** The index as JSON: equal findables in equal order give equal bytes. */
export function renderSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(INDEX_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}
