/** Names the files of a demo: for their tabs, and as modules that import each other. */

import { getFolderPath } from '../../site/resolve-source-path.js';

/** A module by another extension is the same to those that import it. */
const MODULE_EXTENSION = /\.[cm]?[jt]sx?$/;

/** A path without the extension of a module. */
export function removeModuleExtension(path: string): string {
  return path.replace(MODULE_EXTENSION, '');
}

/** The names of the files at these paths: relative to `folder`; of a file outside of it, as short as is unique. */
export function nameDemoFiles(paths: readonly string[], folder: string): readonly string[] {
  return paths.map((path) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : shortenPath(path, paths),
  );
}

/** The shortest end of a path that is the end of no other. That of an index has its folder. */
function shortenPath(path: string, paths: readonly string[]): string {
  const parts = path.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).reverse();
  const stems = paths
    .filter((other) => getFolderPath(other) !== getFolderPath(path))
    .map((other) => `/${removeModuleExtension(other)}`);
  const isUnique = (end: string): boolean =>
    stems.every((stem) => !stem.endsWith(`/${removeModuleExtension(end)}`));
  return ends.find((end) => !/^_?index\.\w+$/.test(end) && isUnique(end)) ?? path;
}

/** The folder in which all files at these paths lie, directly or not. */
export function findCommonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const difference = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first.slice(0, difference < 0 ? first.length : difference).join('/');
}

/** Gives the paths of a demo's files relative to the folder in which all of them lie: as modules they import each other so. */
export function createModuleNames(files: readonly { readonly path: string }[]): (path: string) => string {
  const folder = findCommonFolder(files.map(({ path }) => path));
  return (path) => (folder === '' ? path : path.slice(folder.length + 1));
}
