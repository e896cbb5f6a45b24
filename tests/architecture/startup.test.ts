/** What is loaded at once when something starts. What only some builds need is imported when they need it. */

import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

/** The packages that a start loads, by the module in `src` that it begins with. */
const startups: Readonly<Record<string, readonly string[]>> = {
  'cli/cli': ['commander'],
  'cli/commands/run-build': ['commander', 'fastest-levenshtein', 'picocolors', 'valibot'],
  'cli/commands/run-watch': [
    'chokidar',
    'commander',
    'fastest-levenshtein',
    'mrmime',
    'picocolors',
    'valibot',
  ],
  'cli/commands/run-preview': ['commander', 'mrmime', 'picocolors'],
  'demos/render/child/main': ['fastest-levenshtein'],
  'pipeline/threads/thread': [],
};

const { metafile } = await build({
  entryPoints: Object.keys(startups).map((name) => `src/${name}.ts`),
  outdir: 'lib',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  write: false,
  metafile: true,
});

/** The packages that a module imports, and the modules that it imports, but for dynamic imports. */
function findLoadedPackages(inputs: Metafile['inputs'], entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const modules = new Set([entry]);
  for (const module of modules) {
    const imports = inputs[module]!.imports.filter(({ kind }) => kind !== 'dynamic-import');
    for (const { path, external } of imports) (external ? packages : modules).add(path);
  }
  return new Set([...packages].filter((path) => !path.startsWith('node:')));
}

test.each(Object.entries(startups))('src/%s loads no other packages at once than %j', (name, packages) => {
  const loaded = findLoadedPackages(metafile.inputs, `src/${name}.ts`);
  expect([...loaded].toSorted()).toEqual(packages);
});
