/** The exit codes of the process. They name a kind of result, never a count. */

import type { BuildResult } from '../pipeline/result.js';

export const EXIT_CODES = {
  complete: 0,
  content: 1,
  usage: 2,
  environment: 3,
  locked: 4,
  bug: 70,
} as const;

export function toExitCode(status: BuildResult['status']): number {
  return EXIT_CODES[status === 'config' ? 'usage' : status];
}
