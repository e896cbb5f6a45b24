/** Reads what `docsgen init` finds in its folder: the package, its package manager, and the repository. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { detectPackageManager, type PackageManager } from '../environment/package-manager.js';

/** The fields of a `package.json` that are used. */
interface ProjectManifest {
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
  readonly manifest?: ProjectManifest;
  readonly manager: PackageManager;
  /** The path from the folder to the top of the repository, with `/`; `.` without a repository. */
  readonly repositoryRoot: string;
  /** The output folder: `dist`, unless the package itself is built to it. */
  readonly outDir: string;
}

export function readProject(folder: string): InitProject {
  const repositoryRoot = findFolderWith(folder, '.git') ?? folder;
  const manifest = readManifest(join(folder, 'package.json'));
  const isDistTaken = isForeignFolder(join(folder, 'dist')) || (manifest && buildsInto('dist', manifest));
  return {
    folder,
    manifest,
    outDir: isDistTaken ? 'dist-docs' : 'dist',
    manager: detectPackageManager(folder),
    repositoryRoot: relative(folder, repositoryRoot).split(sep).join('/') || '.',
  };
}

/** Whether the folder has content that docsgen has not made and must not replace. */
function isForeignFolder(folder: string): boolean {
  return existsSync(folder) && !existsSync(join(folder, '.docsgen.json')) && readdirSync(folder).length > 0;
}

function buildsInto(folder: string, { main, module, types, exports }: ProjectManifest): boolean {
  return [main, module, types, ...listExportTargets(exports)].some((path) =>
    path?.replace(/^\.\//, '').startsWith(`${folder}/`),
  );
}

/** Whether the package's declarations exist. Only then it has a reference. */
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

/** Whether a package exports React components, as far as its `package.json` says. */
export function isReactPackage({ name, peerDependencies, dependencies, ...rest }: ProjectManifest): boolean {
  const isImported = rest.exports !== undefined || rest.main !== undefined || rest.module !== undefined;
  return name !== undefined && 'react' in { ...peerDependencies, ...(isImported && dependencies) };
}

/** A title made from the name of the package without its scope, or from the name of the folder. */
export function formatProjectTitle({ folder, manifest }: InitProject): string {
  const name = (manifest?.name ?? basename(resolve(folder))).replace(/^@[^/]*\//, '');
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}

/** The absolute folder of a package: the project itself, or one in `node_modules`. */
export function findInstalledPackage({ folder, manifest }: InitProject, name: string): string | undefined {
  if (manifest?.name === name) return folder;
  for (let ancestor = folder; ; ancestor = dirname(ancestor)) {
    const candidate = join(ancestor, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (ancestor === dirname(ancestor)) return undefined;
  }
}

/** The absolute path of a package's entry file. Sources are preferred to compiled files. */
export function findEntryFile(folder: string): string | undefined {
  const manifest = readManifest(join(folder, 'package.json')) ?? {};
  const { source, main, module } = manifest;
  const sources = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((extension) => `src/index.${extension}`);
  return [source, ...sources, ...listExportTargets(manifest.exports), module, main, 'index.js']
    .filter((path) => typeof path === 'string')
    .map((path) => join(folder, path))
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));
}

/** The files that an `exports` field gives for the package itself. */
function listExportTargets(exports: unknown): readonly string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  if ('.' in exports) return listExportTargets(exports['.']);
  const conditions = ['import', 'module', 'browser', 'default', 'require', 'types'];
  return conditions.flatMap((name) => listExportTargets(Reflect.get(exports, name)));
}

/** A file that cannot be parsed counts as an empty manifest. */
function readManifest(file: string): ProjectManifest | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function findFolderWith(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return folder;
  return folder === dirname(folder) ? undefined : findFolderWith(dirname(folder), name);
}
