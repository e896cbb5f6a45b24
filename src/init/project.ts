/** What lies where a site is to be begun: the package, how it is installed, the repository. Reads, and writes nothing. */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The part of a `package.json` that is looked at. */
export interface Manifest {
  readonly name?: string;
  readonly description?: string;
  readonly main?: string;
  readonly module?: string;
  readonly source?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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
  return {
    folder,
    manifest: readManifest(join(folder, 'package.json')),
    manager: locked[0] ?? 'npm',
    top: relative(folder, top).split(sep).join('/') || '.',
  };
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
