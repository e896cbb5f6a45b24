/** Listing what lies below a folder. Links are followed inside of the root only. Remembers nothing. */

import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What lies below a folder; paths relative to the root, with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Links that are not followed. */
  readonly rejectedLinks: readonly {
    readonly path: string;
    readonly reason: 'outside' | 'cycle' | 'broken';
  }[];
}

/** The listing, and whether there are links in it. */
export function listFolder(root: string, folder: string): Listing & { readonly hasLinks: boolean } {
  let hasLinks = false;
  const files: string[] = [];
  const rejectedLinks: { path: string; reason: 'outside' | 'cycle' | 'broken' }[] = [];
  const realRoot = realpathSync(root);

  const visit = (path: string): void => {
    for (const entry of readEntries(join(root, path))) {
      const childPath = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        hasLinks = true;
        const reason = findRejectionReason(realRoot, join(root, childPath));
        if (reason) rejectedLinks.push({ path: childPath, reason });
        else if (statSync(join(root, childPath)).isDirectory()) visit(childPath);
        else files.push(childPath);
      } else if (entry.isDirectory()) visit(childPath);
      else if (entry.isFile()) files.push(childPath);
    }
  };

  visit(folder);
  return {
    files: files.sort(),
    rejectedLinks: rejectedLinks.sort((a, b) => (a.path < b.path ? -1 : 1)),
    hasLinks,
  };
}

function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function findRejectionReason(realRoot: string, path: string): 'outside' | 'cycle' | 'broken' | undefined {
  try {
    const target = realpathSync(path);
    if (isOutside(realRoot, target)) return 'outside';
    const isFolder = lstatSync(target).isDirectory();
    return isFolder && `${realpathSync(dirname(path))}${sep}`.startsWith(`${target}${sep}`)
      ? 'cycle'
      : undefined;
  } catch {
    return 'broken';
  }
}

/** Whether an error says that nothing can be read at a path. */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return (
    code === 'ENOENT' ||
    code === 'ENOTDIR' ||
    code === 'EISDIR' ||
    code === 'ENAMETOOLONG' ||
    code === 'ELOOP'
  );
}

/** Whether a real path is outside of a real root. */
export function isOutside(root: string, path: string): boolean {
  const relativePath = relative(root, path);
  return (
    relativePath === '..' || relativePath.startsWith(`..${sep}`) || resolve(relativePath) === relativePath
  );
}
