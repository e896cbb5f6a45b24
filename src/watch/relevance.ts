/** Which of the files that changed matter to a site. Knows nothing of what they are for. */

import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** What builds have looked at, relative to the site folder, with `/`. */
export interface Seen {
  readonly files: ReadonlySet<string>;
  /** With all that lies below them. */
  readonly folders: ReadonlySet<string>;
}

/** The changed files (absolute) that a build has looked at or would, as the builds name them. */
export function relevantFiles(site: string, seen: Seen, changed: Iterable<string>): readonly string[] {
  const folders = [...seen.folders];
  return [...changed]
    .map((path) => relative(site, path).split(sep).join('/'))
    .filter(
      (path) =>
        seen.files.has(path) ||
        folders.some(
          (folder) => folder === '' || folder === '.' || path === folder || path.startsWith(`${folder}/`),
        ),
    );
}

/** The files outside of the site folder that builds have looked at, absolute. */
export function filesOutside(site: string, { files }: Seen): readonly string[] {
  return [...files]
    .filter((file) => file.startsWith('../') || isAbsolute(file))
    .map((file) => resolve(site, file));
}

/** Tells what is none of a site's content although it may lie in its folder: what builds write. */
export function writtenByBuilds(outDir: string, cache: string | undefined): (path: string) => boolean {
  // Beside the output folder lie the lock and the next output.
  const working = join(dirname(outDir), `.${basename(outDir)}.docsgen-`);
  const folders = cache === undefined ? [outDir] : [outDir, cache];
  return (path) =>
    path.startsWith(working) ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
}
