/** Loads esbuild. Its process starts with the first call, and has the environment of that moment. */

import { createRequire } from 'node:module';

/** The heap may grow by so many per cent before garbage is collected: with Go's own 100, a fifth of esbuild's computing time is garbage
 *  collection. */
const HEAP_GROWTH = '200';

/** Requires it: what is imported, Node searches for the names that it exports first. */
export function loadEsbuild(): typeof import('esbuild') {
  process.env['GOGC'] ??= HEAP_GROWTH;
  return createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
}
