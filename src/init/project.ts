/** What lies where a site is to be begun: the package, how it is installed, the repository. Reads, and writes nothing. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The part of a `package.json` that is looked at. */
export interface ProjectManifest {
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

export interface InitProject {
  /** Absolute. */
  readonly folder: string;
  /** Where there is none, `undefined`. */
  readonly manifest: ProjectManifest | undefined;
  readonly manager: PackageManager;
  /** The top of the repository seen from the folder, with `/`; `.` where it is the folder itself or there is none. */
  readonly repositoryRoot: string;
  /** Where the site is built to: `dist`, unless the package itself is. */
  readonly outDir: string;
}

const LOCK_FILES: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
];

export function readProject(folder: string): InitProject {
  const repositoryRoot = findFolderWith(folder, '.git') ?? folder;
  const lockedManagers = [folder, repositoryRoot].flatMap((ancestor) =>
    LOCK_FILES.filter(([file]) => existsSync(join(ancestor, file))).map(([, manager]) => manager),
  );
  const manifest = readManifest(join(folder, 'package.json'));
  const isDistTaken = isForeignFolder(join(folder, 'dist')) || (manifest && buildsInto('dist', manifest));
  return {
    folder,
    manifest,
    outDir: isDistTaken ? 'dist-docs' : 'dist',
    manager: lockedManagers[0] ?? 'npm',
    repositoryRoot: relative(folder, repositoryRoot).split(sep).join('/') || '.',
  };
}

/** Whether there is something that docsgen has not made, and must not replace. */
function isForeignFolder(folder: string): boolean {
  return existsSync(folder) && !existsSync(join(folder, '.docsgen.json')) && readdirSync(folder).length > 0;
}

function buildsInto(folder: string, { main, module, types, exports }: ProjectManifest): boolean {
  return [main, module, types, ...listExportTargets(exports)].some((path) =>
    path?.replace(/^\.\//, '').startsWith(`${folder}/`),
  );
}

/** Whether a package that is there has its types beside it: only then has it a reference. */
export function hasTypes(folder: string): boolean {
  const manifest = readManifest(join(folder, 'package.json')) ?? {};
  const { types, typings, main = 'index.js' } = manifest;
  const declarationFiles = [...listExportTargets(manifest.exports), main].map((path) =>
    path.replace(/\.([cm]?)js$/, '.d.$1ts'),
  );
  return [types, typings, ...declarationFiles].some(
    (path) => path !== undefined && /\.d\.[cm]?ts$/.test(path) && existsSync(join(folder, path)),
  );
}

/** Whether a package gives React components to others, as far as its `package.json` says. */
export function isReactPackage({ name, peerDependencies, dependencies, ...rest }: ProjectManifest): boolean {
  const isImported = rest.exports !== undefined || rest.main !== undefined || rest.module !== undefined;
  return name !== undefined && 'react' in { ...peerDependencies, ...(isImported ? dependencies : {}) };
}

/** A name for people: that of the package without its scope, or that of the folder. */
export function formatProjectTitle({ folder, manifest }: InitProject): string {
  const name = (manifest?.name ?? basename(resolve(folder))).replace(/^@[^/]*\//, '');
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}

/** The folder of a package, absolute: the project itself, or one that is installed above it. */
export function findInstalledPackage({ folder, manifest }: InitProject, name: string): string | undefined {
  if (manifest?.name === name) return folder;
  for (let ancestor = folder; ; ancestor = dirname(ancestor)) {
    const candidate = join(ancestor, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (ancestor === dirname(ancestor)) return undefined;
  }
}

/** The file at which a package's code begins, absolute: its sources before what is made of them. */
export function findEntryFile(folder: string): string | undefined {
  const manifest = readManifest(join(folder, 'package.json')) ?? {};
  const { source, main, module } = manifest;
  const defaultEntries = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => `src/index.${ending}`);
  const entryCandidates = [
    source,
    ...defaultEntries,
    ...listExportTargets(manifest.exports),
    module,
    main,
    'index.js',
  ];
  return entryCandidates
    .filter((path) => typeof path === 'string')
    .map((path) => join(folder, path))
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));
}

/** What the package itself stands for in a table of exports. */
function listExportTargets(exports: unknown): readonly string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  const table = exports as Readonly<Record<string, unknown>>;
  if ('.' in table) return listExportTargets(table['.']);
  return ['import', 'module', 'browser', 'default', 'require', 'types'].flatMap((name) =>
    listExportTargets(table[name]),
  );
}

function readManifest(file: string): ProjectManifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {};
  }
}

function findFolderWith(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return folder;
  return folder === dirname(folder) ? undefined : findFolderWith(dirname(folder), name);
}
