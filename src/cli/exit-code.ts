/** What the process's exit code says. Never a count. */

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
  switch (status) {
    case 'complete':
      return EXIT_CODES.complete;
    case 'content':
      return EXIT_CODES.content;
    case 'config':
      return EXIT_CODES.usage;
    case 'environment':
      return EXIT_CODES.environment;
    case 'locked':
      return EXIT_CODES.locked;
    default: {
      const unreachable: never = status;
      return unreachable;
    }
  }
}
