/** How the commands of a new site are called. Pure. */

import type { InitOptions } from './create-site-files.js';

/** Where a site is looked for. */
export const DEFAULT_SITE_FOLDER = 'content';

/** What stands behind a command: the site's folder and that of the output, where they are not the usual ones. */
export function formatArguments({ site, outDir }: Pick<InitOptions, 'site' | 'outDir'>): string {
  return `${site === '.' || site === DEFAULT_SITE_FOLDER ? '' : ` ${site}`}${formatOutDirFlag(outDir)}`;
}

/** Where the site is built to, where that is not the usual place. */
export function formatOutDirFlag(outDir: string): string {
  return outDir === 'dist' ? '' : ` --out-dir ${outDir}`;
}
