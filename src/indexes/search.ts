/** What of a page can be found, and the index of many pages. Knows nothing of browsers. */

import MiniSearch from 'minisearch';
import { INDEX, type Findable } from '../site/search.js';

export interface SearchedPage {
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
export function findablesOf(page: SearchedPage): readonly Findable[] {
  const { href, title, description, product } = page;
  const on = { within: title, product };
  const all: readonly Findable[] = [
    { id: href, kind: 'page', title, within: description, product },
    ...page.headings.map(({ id, text }): Findable => ({
      id: `${href}#${id}`,
      kind: 'section',
      title: text,
      ...on,
    })),
    ...page.components.map((name): Findable => ({
      id: `${href}#api:${name}`,
      kind: 'component',
      title: name,
      ...on,
    })),
    ...page.hooks.map((name): Findable => ({ id: `${href}#api:${name}`, kind: 'hook', title: name, ...on })),
    ...page.demos.map(({ name, anchor }): Findable => ({
      id: `${href}#${anchor}`,
      kind: 'demo',
      title: name,
      ...on,
    })),
  ];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** The index as JSON: equal findables in equal order give equal bytes. */
export function searchIndex(findables: readonly Findable[]): string {
  const index = new MiniSearch<Findable>(INDEX);
  index.addAll(findables);
  return JSON.stringify(index);
}
