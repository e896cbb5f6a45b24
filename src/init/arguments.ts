/** How the commands of a new site are called. Pure. */

import type { Wishes } from './site-files.js';

/** Where a site is looked for. */
export const USUAL_SITE = 'content';

/** What stands behind a command: the site's folder and that of the output, where they are not the usual ones. */
export function argumentsOf({ site, outDir }: Pick<Wishes, 'site' | 'outDir'>): string {
  return `${site === '.' || site === USUAL_SITE ? '' : ` ${site}`}${outFlag(outDir)}`;
}

/** Where the site is built to, where that is not the usual place. */
export function outFlag(outDir: string): string {
  return outDir === 'dist' ? '' : ` --out-dir ${outDir}`;
}
