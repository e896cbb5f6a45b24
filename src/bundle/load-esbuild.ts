/** Loads esbuild. Its process starts with the first call, and has the environment of that moment. */

/** The heap may grow by so many per cent before garbage is collected: with Go's own 100, a fifth of esbuild's computing time is garbage
 *  collection. */
const HEAP_GROWTH = '200';

export async function loadEsbuild(): Promise<typeof import('esbuild')> {
  process.env['GOGC'] ??= HEAP_GROWTH;
  return import('esbuild');
}
