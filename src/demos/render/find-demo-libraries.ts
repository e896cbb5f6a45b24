/** Finds the libraries in whose default themes a demo is rendered. */

import type { DemoLibrary } from './worker-messages.js';

/** By the packages that the demo imports, in alphabetical order. */
export function findDemoLibraries(
  packages: Iterable<string>,
  isInstalled: (module: string) => boolean,
): readonly DemoLibrary[] {
  const names = [...packages];
  const joy = names.some((name) => /^@mui\/joy(\/|$)/.test(name));
  const material = names.some((name) => /^@mui\/(material|lab|x-[\w-]+|icons-material)(\/|$)/.test(name));
  const system = names.some((name) => /^@mui\/system(\/|$)/.test(name));
  const needsMaterial = material || (system && !joy && isInstalled('@mui/material/styles'));
  return [...(joy ? ['joy' as const] : []), ...(needsMaterial ? ['material' as const] : [])];
}
