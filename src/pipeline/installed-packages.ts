/** Where an installed package lies, seen from the site. */

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The `package.json` of a package, relative to `root`, as Node looks for it; where it is not installed, each place in
 *  which it may come to lie: installing it is a change. */
export function findPackageManifests(root: string, name: string): readonly string[] {
  const candidates = listAncestorFolders(root).map((folder) =>
    join(folder, 'node_modules', name, 'package.json'),
  );
  const installed = candidates.find((file) => existsSync(file));
  return (installed === undefined ? candidates : [installed]).map((file) => relative(root, file));
}

function listAncestorFolders(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listAncestorFolders(parent)];
}

/** The packages that a compiled CommonJS module asks for, each once, sorted. */
export function parseRequiredPackages(code: string): readonly string[] {
  const names = parseRequiredSpecifiers(code).map(toPackageName);
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/** The modules of packages that a compiled CommonJS module asks for, each once, sorted. */
export function parseRequiredSpecifiers(code: string): readonly string[] {
  const specifiers = Array.from(code.matchAll(/\brequire\("([^".][^"]*)"\)/g), ([, specifier]) => specifier!);
  return [...new Set(specifiers)].sort();
}

export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
