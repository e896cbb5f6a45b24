/** What things of one name are called, where several entry points of a package give it to different ones: that of the
 *  root by its name, the others by their path too, as `persian/DayPicker`. */

import type { ImportPath } from './public-exports.js';

interface NamedExport {
  readonly name: string;
  readonly imports: readonly ImportPath[];
}

/** The name of each, in the order given. One that stays the same for two is a mistake of the package. */
export function createQualifiedNames(
  namedExports: readonly NamedExport[],
  packageName: string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of namedExports) counts.set(name, (counts.get(name) ?? 0) + 1);
  return namedExports.map((one) => (counts.get(one.name) === 1 ? one.name : qualifyByPath(one, packageName)));
}

function qualifyByPath({ name, imports }: NamedExport, packageName: string): string {
  const specifiers = imports.map(({ specifier }) => specifier);
  if (specifiers.includes(packageName)) return name;
  const shortest = specifiers.reduce((a, b) => (b.length < a.length ? b : a));
  return `${shortest.slice(packageName.length + 1)}/${name}`;
}

/** A name as it stands in code: `DayPicker` of `persian/DayPicker`. */
export function toBareName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
