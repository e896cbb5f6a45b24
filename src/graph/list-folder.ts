/** Lists the files below a folder. Links are followed only inside of the root. */

import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
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

  /** `openFolders`: the real paths of the folder and of those through which it was reached. */
  const visit = (path: string, openFolders: readonly string[]): void => {
    for (const entry of readEntries(join(root, path))) {
      const childPath = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        hasLinks = true;
        const link = resolveLink(join(root, childPath), { realRoot, openFolders });
        if ('reason' in link) rejectedLinks.push({ path: childPath, reason: link.reason });
        else if (link.isFolder) visit(childPath, [...openFolders, link.target]);
        else files.push(childPath);
      } else if (entry.isDirectory())
        visit(childPath, [...openFolders, join(openFolders.at(-1)!, entry.name)]);
      else if (entry.isFile()) files.push(childPath);
    }
  };

  const realFolder = findRealPath(join(root, folder));
  if (realFolder !== undefined) visit(folder, [realFolder]);
  return {
    files: files.sort(),
    rejectedLinks: rejectedLinks.sort((a, b) => (a.path < b.path ? -1 : 1)),
    hasLinks,
  };
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

interface OpenFolders {
  readonly realRoot: string;
  readonly openFolders: readonly string[];
}

/** Where a link leads, or why it is not followed. A folder that is open, or that holds one that is, would have no end. */
function resolveLink(
  path: string,
  { realRoot, openFolders }: OpenFolders,
): Pick<RejectedLink, 'reason'> | { readonly target: string; readonly isFolder: boolean } {
  try {
    const target = realpathSync(path);
    if (isOutside(realRoot, target)) return { reason: 'outside' };
    const isFolder = lstatSync(target).isDirectory();
    const isCycle = isFolder && openFolders.some((folder) => !isOutside(target, folder));
    return isCycle ? { reason: 'cycle' } : { target, isFolder };
  } catch {
    return { reason: 'broken' };
  }
}
