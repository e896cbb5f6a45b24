/** What things of one name are called, where several entry points of a package give it to different ones: that of the
 *  root by its name, the others by their path too, as `persian/DayPicker`. */

import type { Import } from './public-exports.js';

interface Named {
  readonly name: string;
  readonly imports: readonly Import[];
}

/** The name of each, in the order given. One that stays the same for two is a mistake of the package. */
export function qualifiedNames(named: readonly Named[], root: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return named.map((one) => (counts.get(one.name) === 1 ? one.name : withPath(one, root)));
}

function withPath({ name, imports }: Named, root: string): string {
  const specifiers = imports.map(({ specifier }) => specifier);
  if (specifiers.includes(root)) return name;
  const shortest = specifiers.reduce((a, b) => (b.length < a.length ? b : a));
  return `${shortest.slice(root.length + 1)}/${name}`;
}

/** A name as it stands in code: `DayPicker` of `persian/DayPicker`. */
export function bareName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
