/** What an entry of the navigation is called when its author gave it no title. */

import { capitalize } from './capitalize.js';
import type { NavigationEntry } from './entry.js';

/** The declared title, or one made from the subheader or the pathname. Empty for none. */
export function deriveTitle({
  title,
  subheader,
  pathname,
}: Pick<NavigationEntry, 'title' | 'subheader' | 'pathname'>): string {
  if (title === false) return '';
  if (title) return title;
  const source = (subheader || pathname).replace(/\/+$/, '');
  const name = findLastSegment(source).replace('react-', '').replace(/\..*/s, '');
  if (source.includes('/api-docs/')) return toPascalCase(name);
  if (source.includes('/api/')) return name.startsWith('use') ? toCamelCase(name) : toPascalCase(name);
  return capitalize(name.replaceAll('-', ' '));
}

/** What follows the last slash; of an API tab's `…/#button` the name behind the hash. */
function findLastSegment(source: string): string {
  const lastSegment = source.slice(source.lastIndexOf('/') + 1);
  return lastSegment.startsWith('#') ? lastSegment.slice(1) : lastSegment.replace(/(?<=.)[#?].*/s, '');
}

function toPascalCase(name: string): string {
  return name
    .split(/[-_ ]+/)
    .map(capitalize)
    .join('');
}

function toCamelCase(name: string): string {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
