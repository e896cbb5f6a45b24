/** Lists the files below a folder. Links are followed only inside of the root. */

import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isMissing, isOutside } from './file-system.js';

interface RejectedLink {
  readonly path: string;
  readonly reason: 'outside' | 'cycle' | 'broken';
}

/** The files below a folder. Paths are relative to the root, with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Links that are not followed. */
  readonly rejectedLinks: readonly RejectedLink[];
}

/** The listing, and whether there are links in it. */
export function listFolder(root: string, folder: string): Listing & { readonly hasLinks: boolean } {
  let hasLinks = false;
  const files: string[] = [];
  const rejectedLinks: RejectedLink[] = [];
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

function findRejectionReason(realRoot: string, path: string): RejectedLink['reason'] | undefined {
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
