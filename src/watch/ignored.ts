/** What is none of a site's content although it lies in its folder, or beside the files that are watched outside of it. */

import { isEditorFile } from './editor-files.js';

/** Folders in which packages and histories lie: nobody writes content there, and they are large. */
const NEVER = new Set(['node_modules', '.git', '.hg', '.svn']);

/** Tells whether nothing below `root` at a path (absolute) matters; `isExcepted` knows more of it. */
export function ignoring(root: string, isExcepted: (path: string) => boolean): (path: string) => boolean {
  return (path) => {
    if (path === root) return false;
    if (isExcepted(path)) return true;
    const below = path.slice(root.length + 1).split(/[/\\]/);
    return below.some((step) => NEVER.has(step)) || isEditorFile(below.at(-1)!);
  };
}

/** Whether a path lies below a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}
