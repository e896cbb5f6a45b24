/** What the process's exit code says (contract §1). Never a count. */

import type { BuildResult } from '../pipeline/result.js';

export const EXIT = {
  complete: 0,
  content: 1,
  usage: 2,
  environment: 3,
  locked: 4,
  bug: 70,
} as const;

export function exitCodeOf(status: BuildResult['status']): number {
  switch (status) {
    case 'complete':
      return EXIT.complete;
    case 'content':
      return EXIT.content;
    case 'config':
      return EXIT.usage;
    case 'environment':
      return EXIT.environment;
    case 'locked':
      return EXIT.locked;
    default: {
      const never: never = status;
      return never;
    }
  }
}
