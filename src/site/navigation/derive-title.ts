/** Derives the title of a navigation entry that has none from its pathname. */

import type { NavigationEntry } from './entry.js';

/** The declared title, or one made from the subheader or the pathname. Empty if the title is `false`. */
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

/** The text after the last slash. For an API tab, `…/#button`, the name after the hash. */
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

/** The text with its first character in upper case. Throws for what is not a string. */
export function capitalize(text: unknown): string {
  if (typeof text !== 'string') throw new TypeError('`capitalize(string)` expects a string argument.');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
