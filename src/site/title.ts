/** What an entry of the navigation is called when its author gave it no title (behaviour 2.6). */

import { capitalize } from './capitalize.js';
import type { NavigationEntry } from './entry.js';

/** The declared title, or one made from the subheader or the pathname. Empty for none. */
export function titleOf({
  title,
  subheader,
  pathname,
}: Pick<NavigationEntry, 'title' | 'subheader' | 'pathname'>): string {
  if (title === false) return '';
  if (title) return title;
  const source = (subheader || pathname).replace(/\/+$/, '');
  const name = lastPart(source).replace('react-', '').replace(/\..*/s, '');
  if (source.includes('/api-docs/')) return pascalCase(name);
  if (source.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  return capitalize(name.replaceAll('-', ' '));
}

/** What follows the last slash; of an API tab's `…/#button` the name behind the hash. */
function lastPart(source: string): string {
  const last = source.slice(source.lastIndexOf('/') + 1);
  return last.startsWith('#') ? last.slice(1) : last.replace(/(?<=.)[#?].*/s, '');
}

function pascalCase(name: string): string {
  return name
    .split(/[-_ ]+/)
    .map(capitalize)
    .join('');
}

function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
