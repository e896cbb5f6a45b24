/** Finds the paths by which a package can be imported, and the declaration file of each. */

import ts from 'typescript';

/** A package as it is installed. */
export interface InstalledPackage {
  /** `@mui/material` */
  readonly name: string;
  readonly version: string;
  /** Its `package.json`, parsed. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Its folder, absolute, as found from the site. */
  readonly folder: string;
  /** The folder from which its name resolves. */
  readonly resolveFrom: string;
}

export interface EntryPoint {
  /** `@mui/material/Button` */
  readonly specifier: string;
  /** Its declaration file, absolute. */
  readonly file: string;
}

type ResolveSpecifier = (specifier: string) => ts.ResolvedModule | undefined;

/** Paths that can be imported but are not documented: internals, locales, type augmentations. */
const NOT_PUBLIC =
  /(?:^|\/)(?:_|internals?(?:\/|$)|locales?$|themeAugmentation$|package\.json$|esm(?:\/|$)|modern(?:\/|$))/;

/** A folder with the name of a component or a hook, or with the theme. */
const PUBLIC_FOLDER = /^(?:(?:[Uu]nstable_)?(?:use)?\p{Lu}|styles$)/u;

/** The entry points that have types: the root first, the others by name. */
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

/** The path that an import with types takes from (nested) conditions of `exports`. */
function resolveTypesCondition(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const conditions = new Map<string, unknown>(Object.entries(target));
  return ['types', 'import', 'default', 'require']
    .map((condition) => resolveTypesCondition(conditions.get(condition)))
    .find((path) => path !== undefined);
}
