/** By which paths a package can be imported, and the declaration file of each. Knows nothing of what they export. */

import ts from 'typescript';
import type { InstalledPackage } from './installed-package.js';

export interface EntryPoint {
  /** `@mui/material/Button` */
  readonly specifier: string;
  /** Its declaration file, absolute. */
  readonly file: string;
}

type ResolveSpecifier = (specifier: string) => ts.ResolvedModule | undefined;

/** Paths that are importable, but no reference: a package's inner parts, texts in other languages, type patches. */
const NOT_PUBLIC =
  /(?:^|\/)(?:_|internals?(?:\/|$)|locales?$|themeAugmentation$|package\.json$|esm(?:\/|$)|modern(?:\/|$))/;

/** A folder that is named like a component or a hook, or holds the theme. */
const PUBLIC_FOLDER = /^(?:(?:[Uu]nstable_)?(?:use)?\p{Lu}|styles$)/u;

/** The package's entry points that have types, its root first, the others by name. */
export function findEntryPoints(
  installed: InstalledPackage,
  resolve: ResolveSpecifier,
): readonly EntryPoint[] {
  const paths = [...new Set(listImportPaths(installed))].filter((path) => !NOT_PUBLIC.test(path)).sort();
  return ['', ...paths].flatMap((path) => {
    const specifier = path === '' ? installed.name : `${installed.name}/${path}`;
    const file = resolve(specifier)?.resolvedFileName;
    return file !== undefined && /\.d\.[cm]?ts$|\.[cm]?tsx?$/.test(file) ? [{ specifier, file }] : [];
  });
}

function listImportPaths({ manifest, folder }: InstalledPackage): readonly string[] {
  const { exports } = manifest;
  if (typeof exports !== 'object' || exports === null) return listPublicFolders(folder, '');
  return Object.entries(exports).flatMap(([key, target]) => {
    if (!key.startsWith('./') || target === null) return [];
    const star = key.indexOf('*');
    if (star < 0) return [key.slice(2)];
    const prefix = key.slice(2, star);
    const base = /^\.\/([^*]*)\*/.exec(resolveTypesCondition(target) ?? '')?.[1];
    return base === undefined ? [] : listPublicFolders(`${folder}/${base}`, prefix);
  });
}

function listPublicFolders(folder: string, prefix: string): readonly string[] {
  if (!ts.sys.directoryExists(folder)) return [];
  return ts.sys
    .getDirectories(folder)
    .filter((name) => PUBLIC_FOLDER.test(name))
    .map((name) => prefix + name);
}

/** The first path in a (nested) table of conditions that an import with types would take. */
function resolveTypesCondition(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const conditions = target as Readonly<Record<string, unknown>>;
  for (const condition of ['types', 'import', 'default', 'require']) {
    const path = resolveTypesCondition(conditions[condition]);
    if (path !== undefined) return path;
  }
  return undefined;
}
