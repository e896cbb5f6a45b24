/** Reads the files of a site that is migrated. Links that lead out of its folder are not followed. */

import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceTree } from '../model.js';

/** What other tools make, and what versions are kept with. */
const IGNORED_FOLDERS = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  '.next',
  '.cache',
  'build',
  'dist',
  'out',
  '.turbo',
  'cache',
]);

export function readSourceTree(folder: string): SourceTree {
  const root = realpathSync(folder);
  const files = listFiles(root).toSorted();
  const known = new Set(files);
  return {
    files,
    has: (path) => known.has(path),
    read: (path) =>
      known.has(path) ? readFileSync(join(root, path), 'utf8').replace(/\r\n?/g, '\n') : undefined,
  };
}

function listFiles(root: string): string[] {
  const files: string[] = [];
  const visit = (path: string, ancestors: ReadonlySet<string>): void => {
    for (const { name } of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = path === '' ? name : `${path}/${name}`;
      const target = resolveInside(root, child);
      if (target === undefined) continue;
      const stat = statSync(target);
      if (stat.isFile()) files.push(child);
      else if (stat.isDirectory() && !isIgnored(child) && !ancestors.has(target))
        visit(child, new Set([...ancestors, target]));
    }
  };
  visit('', new Set([root]));
  return files;
}

/** Below `.vitepress` lie the results of builds too; folders of pages may be called `build`. */
function isIgnored(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isAtTop =
    !path.includes('/') || path.startsWith('.vitepress/') || path.endsWith(`.vitepress/${name}`);
  return name === 'node_modules' || name === '.git' || (isAtTop && IGNORED_FOLDERS.has(name));
}

/** Where a path really is; `undefined` outside of the folder, or where there is nothing. */
function resolveInside(root: string, path: string): string | undefined {
  try {
    const target = realpathSync(join(root, path));
    return target === root || target.startsWith(root + sep) ? target : undefined;
  } catch {
    return undefined;
  }
}
