/** How a thing is imported, as lines of code. */

import type { Import, PublicExport } from './public-exports.js';

/** The ways to import an export: the path that is named like it first, then the root of the package. */
export function importLines({ name, imports }: Pick<PublicExport, 'name' | 'imports'>): readonly string[] {
  const root = shortest(imports);
  const paths = imports.filter(({ specifier }) => specifier !== root);
  const exact = paths.filter(({ specifier }) => specifier.endsWith(`/${name}`));
  const named = paths.filter(({ specifier }) => isNamedPath(specifier));
  const shown = defaultsFirst([exact, named, paths].find((some) => some.length > 0) ?? []).slice(0, 1);
  const fromRoot = imports.filter(({ specifier }) => specifier === root);
  const plainest = fromRoot.find(({ exported }) => exported === name) ?? fromRoot[0]!;
  return [...shown, plainest].map((one) => lineOf(one, name));
}

function shortest(imports: readonly Import[]): string {
  return imports.map(({ specifier }) => specifier).reduce((a, b) => (b.length < a.length ? b : a));
}

/** A path that ends in a component's name says better where the thing lives than one such as `/hooks`. */
function isNamedPath(specifier: string): boolean {
  return /\/(?:unstable_|Unstable_)?(?:\p{Lu}|use\p{Lu})[^/]*$/u.test(specifier);
}

function defaultsFirst(imports: readonly Import[]): readonly Import[] {
  return [...imports].sort((a, b) => Number(b.exported === 'default') - Number(a.exported === 'default'));
}

function lineOf({ specifier, exported }: Import, name: string): string {
  if (exported === 'default') return `import ${name.split('.')[0]} from '${specifier}';`;
  return `import { ${exported} } from '${specifier}';`;
}
