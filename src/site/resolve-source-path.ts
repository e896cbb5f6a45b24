/** Resolves the paths of files that an author writes in a page. */

/** The folder of a file: `pages/a` of `pages/a/b.md`. */
export function getFolderPath(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/**
 * The path relative to the site folder. `undefined` if it leads outside the site folder, or is not a relative path: if it is
 * absolute, or has a drive, a scheme, a backslash or escapes.
 */
export function resolveSourcePath(folder: string, relativePath: string): string | undefined {
  if (/[\\%:\0]/.test(relativePath) || relativePath.startsWith('/')) return undefined;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relativePath.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
