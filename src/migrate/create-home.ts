/** Creates the home page of a site whose own one is a component: a list of links. */

import type { NavigationEntry } from '../site/navigation/entry.js';
import type { GeneratedPage, SourceSite } from './model.js';
import { renderHomePage } from './source-pages.js';

/** The home page, with a link to the first page of each of the first entries. */
export function createHome(
  { title, description = '' }: SourceSite['config'],
  entries: readonly NavigationEntry[],
): GeneratedPage {
  const first = (entry: NavigationEntry): NavigationEntry | undefined =>
    entry.children ? entry.children.map(first).find((one) => one !== undefined) : entry;
  const links = entries.slice(0, 6).flatMap((entry) => {
    const target = first(entry);
    if (target === undefined || typeof entry.title !== 'string') return [];
    return [{ title: entry.title, pathname: target.pathname }];
  });
  return { pathname: '/', target: 'pages/index.md', text: renderHomePage({ title, description, links }) };
}
