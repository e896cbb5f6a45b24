/**
 * How often the properties of a build are tried: a few times in each run of all tests, many times by
 * `npm run test:torture`, which shows them in a table.
 */

import type { TestContext } from 'vitest';
import type { Figure } from './torture/figure.js';

export const isTorture = process.env['DOCSGEN_TORTURE'] === '1';

/** Which part of the many times is tried: `DOCSGEN_TORTURE_SHARE=0.1` is a tenth, `0` as often as in each run. */
const share = Number(process.env['DOCSGEN_TORTURE_SHARE'] ?? '1');

/** A number of tries: the first in each run, the second under torture. */
export const tries = (usual: number, torture: number): number =>
  isTorture ? Math.max(usual, Math.round(torture * share)) : usual;

/** Shows in the table what a test has measured. */
export function report(task: TestContext['task'], figure: Figure): void {
  task.meta.figure = figure;
}
