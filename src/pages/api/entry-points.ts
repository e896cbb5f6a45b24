/** By which paths a package can be imported, and the declaration file of each. Knows nothing of what they export. */

import ts from 'typescript';
import type { Installed } from './installed.js';

export interface EntryPoint {
  /** `@mui/material/Button` */
  readonly specifier: string;
  /** Its declaration file, absolute. */
  readonly file: string;
}

type Resolve = (specifier: string) => ts.ResolvedModule | undefined;

/** Paths that are importable, but no reference: a package's inner parts, texts in other languages, type patches. */
const NOT_PUBLIC =
  /(?:^|\/)(?:_|internals?(?:\/|$)|locales?$|themeAugmentation$|package\.json$|esm(?:\/|$)|modern(?:\/|$))/;

/** A folder that is named like a component or a hook, or holds the theme. */
const TELLING_FOLDER = /^(?:(?:[Uu]nstable_)?(?:use)?\p{Lu}|styles$)/u;

/** The package's entry points that have types, its root first, the others by name. */
export function entryPointsOf(installed: Installed, resolve: Resolve): readonly EntryPoint[] {
  const paths = [...new Set(pathsOf(installed))].filter((path) => !NOT_PUBLIC.test(path)).sort();
  return ['', ...paths].flatMap((path) => {
    const specifier = path === '' ? installed.name : `${installed.name}/${path}`;
    const file = resolve(specifier)?.resolvedFileName;
    return file !== undefined && /\.d\.[cm]?ts$|\.[cm]?tsx?$/.test(file) ? [{ specifier, file }] : [];
  });
}

function pathsOf({ manifest, folder }: Installed): readonly string[] {
  const { exports } = manifest;
  if (typeof exports !== 'object' || exports === null) return tellingFolders(folder, '');
  return Object.entries(exports).flatMap(([key, target]) => {
    if (!key.startsWith('./') || target === null) return [];
    const star = key.indexOf('*');
    if (star < 0) return [key.slice(2)];
    const prefix = key.slice(2, star);
    const base = /^\.\/([^*]*)\*/.exec(typesOf(target) ?? '')?.[1];
    return base === undefined ? [] : tellingFolders(`${folder}/${base}`, prefix);
  });
}

function tellingFolders(folder: string, prefix: string): readonly string[] {
  if (!ts.sys.directoryExists(folder)) return [];
  return ts.sys
    .getDirectories(folder)
    .filter((name) => TELLING_FOLDER.test(name))
    .map((name) => prefix + name);
}

/** The first path in a (nested) table of conditions that an import with types would take. */
function typesOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const table = target as Readonly<Record<string, unknown>>;
  for (const condition of ['types', 'import', 'default', 'require']) {
    const path = typesOf(table[condition]);
    if (path !== undefined) return path;
  }
  return undefined;
}
