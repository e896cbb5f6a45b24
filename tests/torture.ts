/** How often the properties of a build are tried: a few times in each run of all tests, many times by `npm run test:torture`. */

export const isTorture = process.env['DOCSGEN_TORTURE'] === '1';

/** A number of tries: the first in each run, the second under torture. */
export const tries = (usual: number, torture: number): number => (isTorture ? torture : usual);
