/** Files that programs leave beside a file while somebody edits it. They are no content. A table. */

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

/** Whether a file name is one of an editor's own. */
export function isEditorFile(name: string): boolean {
  return EDITOR_FILE_PATTERNS.some((pattern) => pattern.test(name));
}
