/** Small helpers for the file system: error codes, folders, and paths that leave a root. */

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/** The code of a system error, such as `ENOENT`. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether an error means that nothing can be read at a path. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(getErrorCode(error) ?? '');
}

/** Whether a real path is outside of a real root. */
export function isOutside(root: string, path: string): boolean {
  const relativePath = relative(root, path);
  return (
    relativePath === '..' || relativePath.startsWith(`..${sep}`) || resolve(relativePath) === relativePath
  );
}

/** Makes a folder and its parents, one by one: in some places, such as `/proc`, a recursive `mkdir` of Node never returns. */
export function createFolders(folder: string): void {
  if (existsSync(folder)) return;
  if (folder !== dirname(folder)) createFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
}
