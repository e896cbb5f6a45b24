/** The exit codes of the process. They name a kind of result, never a count. */

import type { BuildResult } from '../pipeline/result.js';

export const EXIT_CODES = {
  /** Complete and checked. */
  complete: 0,
  /** Errors in the content, or more warnings than `--max-warnings` allows. */
  content: 1,
  /** A wrong use, a wrong config, or an output folder that must not be replaced. */
  usage: 2,
  /** The environment: disk, permissions, limits, a missing browser or package. */
  environment: 3,
  /** Another docsgen is writing the same output. */
  locked: 4,
  /** A bug of docsgen. */
  bug: 70,
} as const;

export function toExitCode(status: BuildResult['status']): number {
  return EXIT_CODES[status === 'config' ? 'usage' : status];
}
