/** What is none of a site's content although it lies in its folder, or beside the files that are watched outside of it. */

import { isEditorFile } from './editor-files.js';

/** Folders in which packages and histories lie: nobody writes content there, and they are large. */
const IGNORED_FOLDERS = new Set(['node_modules', '.git', '.hg', '.svn']);

/** Tells whether nothing below `root` at a path (absolute) matters; `isExcepted` knows more of it. */
export function createIgnoreCheck(
  root: string,
  isExcluded: (path: string) => boolean,
): (path: string) => boolean {
  return (path) => {
    if (path === root) return false;
    if (isExcluded(path)) return true;
    const segments = path.slice(root.length + 1).split(/[/\\]/);
    return segments.some((segment) => IGNORED_FOLDERS.has(segment)) || isEditorFile(segments.at(-1)!);
  };
}

/** Whether a path lies below a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}
