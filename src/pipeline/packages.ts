/** Where an installed package lies, seen from the site. */

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The `package.json` of a package, relative to `root`: the nearest `node_modules` above that holds it, as Node looks for it. */
export function packageFile(root: string, name: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) return relative(root, file);
    if (folder === dirname(folder)) return join('node_modules', name, 'package.json');
  }
}

/** The packages that a compiled CommonJS module asks for, each once, sorted. */
export function packagesRequiredBy(code: string): readonly string[] {
  const names = Array.from(code.matchAll(/\brequire\("([^".][^"]*)"\)/g), ([, specifier]) =>
    packageOf(specifier!),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
