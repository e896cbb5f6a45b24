/** Compiles docsgen once before the tests: whole sites are built by what users run. */

import { execFileSync } from 'node:child_process';

export function setup(): void {
  execFileSync(process.execPath, ['bin/compile.js', '--no-types'], { stdio: 'inherit' });
}
