/** Loads esbuild. Its process starts with the first call, and takes from the environment of that moment when to collect garbage. */

import { createRequire } from 'node:module';

/** The heap may grow by so many per cent before garbage is collected: with Go's own 100, a fifth of esbuild's computing time is garbage
 *  collection. */
const HEAP_GROWTH = '200';

/** How much memory esbuild may take for one build before it collects garbage. Where it needs more than this, it takes more, and collects
 *  garbage often. */
const MEMORY_FOR_ONE_BUILD = '400MiB';

/** Requires it: what is imported, Node searches for the names that it exports first. */
export function loadEsbuild(): typeof import('esbuild') {
  process.env['GOGC'] ??= HEAP_GROWTH;
  return createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
}

/** For a process that ends after one build: to be called before esbuild is loaded. On a site with 600 demos, esbuild takes an eighth less
 *  computing time, and no more memory. A process that goes on would keep this memory. An environment that says how much garbage
 *  there may be is left as it is. */
export function deferGarbageCollection(): void {
  const { env } = process;
  if (env['GOGC'] !== undefined || env['GOMEMLIMIT'] !== undefined) return;
  env['GOGC'] = 'off';
  env['GOMEMLIMIT'] = MEMORY_FOR_ONE_BUILD;
}
