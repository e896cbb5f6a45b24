/** Which files below a watched folder are no content: packages, histories, and the files that editors leave. */

/** Nobody writes content in these folders, and they are large. */
const IGNORED_FOLDERS = new Set(['node_modules', '.git', '.hg', '.svn']);

/** Files that programs leave beside a file while somebody edits it. */
const EDITOR_FILE_PATTERNS: readonly RegExp[] = [
  /~$/, // Emacs, vim, gedit: the former version
  /^\.#/, // Emacs: a lock
  /^#.*#$/, // Emacs: not saved yet
  /\.sw[a-p]$/, // vim: a swap file
  /^4913$/, // vim: whether the folder can be written
  /^\.goutputstream-/, // GNOME
  /___jb_(?:tmp|old)___$/, // JetBrains
  /\.(?:crswap|kate-swp|part|crdownload)$/,
  /^\.nfs[\da-f]+$/, // a file that was removed while it was open
  /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/,
];

/** Returns a check for the paths (absolute) below `root`; `isExcluded` names further paths to ignore. */
export function createIgnoreCheck(
  root: string,
  isExcluded: (path: string) => boolean,
): (path: string) => boolean {
  return (path) => {
    if (path === root) return false;
    if (isExcluded(path)) return true;
    const segments = path.slice(root.length + 1).split(/[/\\]/);
    return segments.some((segment) => IGNORED_FOLDERS.has(segment)) || isEditorFile(segments.at(-1) ?? '');
  };
}

/** Whether a file name is one that editors use for themselves. */
export function isEditorFile(name: string): boolean {
  return EDITOR_FILE_PATTERNS.some((pattern) => pattern.test(name));
}

/** Whether a path is below a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}
