/** What lies where a site is to be begun: the package, how it is installed, the repository. Reads, and writes nothing. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The part of a `package.json` that is looked at. */
export interface Manifest {
  readonly name?: string;
  readonly description?: string;
  readonly main?: string;
  readonly module?: string;
  readonly source?: string;
  readonly types?: string;
  readonly typings?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Project {
  /** Absolute. */
  readonly folder: string;
  /** Where there is none, `undefined`. */
  readonly manifest: Manifest | undefined;
  readonly manager: Manager;
  /** The top of the repository seen from the folder, with `/`; `.` where it is the folder itself or there is none. */
  readonly top: string;
  /** Where the site is built to: `dist`, unless the package itself is. */
  readonly outDir: string;
}

const LOCKS: readonly (readonly [file: string, manager: Manager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
];

export function readProject(folder: string): Project {
  const top = above(folder, '.git') ?? folder;
  const locked = [folder, top].flatMap((place) =>
    LOCKS.filter(([file]) => existsSync(join(place, file))).map(([, manager]) => manager),
  );
  const manifest = readManifest(join(folder, 'package.json'));
  const isTaken = isForeign(join(folder, 'dist')) || (manifest && isBuiltTo('dist', manifest));
  return {
    folder,
    manifest,
    outDir: isTaken ? 'dist-docs' : 'dist',
    manager: locked[0] ?? 'npm',
    top: relative(folder, top).split(sep).join('/') || '.',
  };
}

/** Whether there is something that docsgen has not made, and must not replace. */
function isForeign(folder: string): boolean {
  return existsSync(folder) && !existsSync(join(folder, '.docsgen.json')) && readdirSync(folder).length > 0;
}

function isBuiltTo(folder: string, { main, module, types, exports }: Manifest): boolean {
  return [main, module, types, ...targetsOf(exports)].some((path) =>
    path?.replace(/^\.\//, '').startsWith(`${folder}/`),
  );
}

/** Whether a package that is there has its types beside it: only then has it a reference. */
export function hasTypes(folder: string): boolean {
  const manifest = readManifest(join(folder, 'package.json')) ?? {};
  const { types, typings, main = 'index.js' } = manifest;
  const beside = [...targetsOf(manifest.exports), main].map((path) =>
    path.replace(/\.([cm]?)js$/, '.d.$1ts'),
  );
  return [types, typings, ...beside].some(
    (path) => path !== undefined && /\.d\.[cm]?ts$/.test(path) && existsSync(join(folder, path)),
  );
}

/** Whether a package gives React components to others, as far as its `package.json` says. */
export function isReactPackage({ name, peerDependencies, dependencies, ...rest }: Manifest): boolean {
  const isImported = rest.exports !== undefined || rest.main !== undefined || rest.module !== undefined;
  return name !== undefined && 'react' in { ...peerDependencies, ...(isImported ? dependencies : {}) };
}

/** A name for people: that of the package without its scope, or that of the folder. */
export function titleOf({ folder, manifest }: Project): string {
  const name = (manifest?.name ?? basename(resolve(folder))).replace(/^@[^/]*\//, '');
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}

/** The folder of a package, absolute: the project itself, or one that is installed above it. */
export function packageFolder({ folder, manifest }: Project, name: string): string | undefined {
  if (manifest?.name === name) return folder;
  for (let place = folder; ; place = dirname(place)) {
    const found = join(place, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (place === dirname(place)) return undefined;
  }
}

/** The file at which a package's code begins, absolute: its sources before what is made of them. */
export function entryOf(folder: string): string | undefined {
  const manifest = readManifest(join(folder, 'package.json')) ?? {};
  const { source, main, module } = manifest;
  const usual = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => `src/index.${ending}`);
  const named = [source, ...usual, ...targetsOf(manifest.exports), module, main, 'index.js'];
  return named
    .filter((path) => typeof path === 'string')
    .map((path) => join(folder, path))
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));
}

/** What the package itself stands for in a table of exports. */
function targetsOf(exports: unknown): readonly string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  const table = exports as Readonly<Record<string, unknown>>;
  if ('.' in table) return targetsOf(table['.']);
  return ['import', 'module', 'browser', 'default', 'require', 'types'].flatMap((name) =>
    targetsOf(table[name]),
  );
}

function readManifest(file: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {};
  }
}

function above(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return folder;
  return folder === dirname(folder) ? undefined : above(dirname(folder), name);
}
