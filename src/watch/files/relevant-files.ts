/** Which of the files that changed matter to a site. Knows nothing of what they are for. */

import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** What builds have looked at, relative to the site folder, with `/`. */
export interface SeenPaths {
  readonly files: ReadonlySet<string>;
  /** With all that lies below them. */
  readonly folders: ReadonlySet<string>;
}

/** The changed files (absolute) that a build has looked at or would, as the builds name them. */
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

/** The files outside of the site folder that builds have looked at, absolute. */
export function findOutsideFiles(site: string, { files }: SeenPaths): readonly string[] {
  return [...files]
    .filter((file) => file.startsWith('../') || isAbsolute(file))
    .map((file) => resolve(site, file));
}

/** Tells what is none of a site's content although it may lie in its folder: what builds write. */
export function createBuildOutputCheck(outDir: string, cache: string | undefined): (path: string) => boolean {
  // Beside the output folder lie the lock and the next output.
  const workPrefix = join(dirname(outDir), `.${basename(outDir)}.docsgen-`);
  const folders = cache === undefined ? [outDir] : [outDir, cache];
  return (path) =>
    path.startsWith(workPrefix) ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
}
