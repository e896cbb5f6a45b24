/** Which of the files that changed matter to a site. */

import { isAbsolute, relative, resolve, sep } from 'node:path';
import { getSiblingPrefix } from '../../output/output-target.js';

/** What builds have read, relative to the site folder, with `/`. */
export interface SeenPaths {
  readonly files: ReadonlySet<string>;
  /** With everything below them. */
  readonly folders: ReadonlySet<string>;
}

/** The changed files (absolute) that a build has read or would read, relative to the site folder. */
export function findRelevantFiles(
  site: string,
  seenPaths: SeenPaths,
  changed: Iterable<string>,
): readonly string[] {
  const folders = [...seenPaths.folders];
  return [...changed]
    .map((path) => relative(site, path).split(sep).join('/'))
    .filter(
      (path) =>
        seenPaths.files.has(path) ||
        folders.some(
          (folder) => folder === '' || folder === '.' || path === folder || path.startsWith(`${folder}/`),
        ),
    );
}

/** The files outside of the site folder that builds have read, absolute. */
export function findOutsideFiles(site: string, { files }: SeenPaths): readonly string[] {
  return [...files]
    .filter((file) => file.startsWith('../') || isAbsolute(file))
    .map((file) => resolve(site, file));
}

/** Returns a check for what builds write, which may be in the site folder and is no content. */
export function createBuildOutputCheck(outDir: string, cache: string | undefined): (path: string) => boolean {
  // The lock and the staging folder.
  const workPrefix = `${getSiblingPrefix(outDir)}-`;
  const folders = cache === undefined ? [outDir] : [outDir, cache];
  return (path) =>
    path.startsWith(workPrefix) ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
}
