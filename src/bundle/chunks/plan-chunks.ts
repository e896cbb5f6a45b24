/** Plans the chunks of the libraries: the files that they are cut into. A package chunk holds a package that demos import,
 *  with what only that package depends on. The last one, the foundation, holds React and what packages share.
 *  A page chunk is for modules that only the demos of one page use; that of an overview has copies. */

import { basename, join } from 'node:path';
import { findPackageFolder, PackageFolders } from '../package-folders.js';
import { ResolutionCache } from '../resolution-cache.js';
import type { ModuleUse } from './collect-module-use.js';

export interface LibrariesInput extends ModuleUse {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly builtInFolder: string;
  /** docsgen's own modules, absolute, by the package whose chunk they are compiled into. All their exports are kept. */
  readonly sidecarScripts: Readonly<Record<string, string>>;
  /** docsgen's own modules, absolute, by the module of a package that they replace: `react/jsx-runtime`. */
  readonly replacements: Readonly<Record<string, string>>;
  /** Plain data, by the name that stands for it in docsgen's own modules. */
  readonly constants: Readonly<Record<string, unknown>>;
}

export interface Chunk {
  /** The start of the file's name: `react`, `material`, `joy`. */
  readonly name: string;
  /** The folders of its packages, absolute; none for a page chunk. */
  readonly folders: ReadonlySet<string>;
}

export interface PageChunk extends Chunk {
  readonly pathname: string;
  /** The paths of the modules that the demos of the page import from here. */
  readonly ownPaths: ReadonlySet<string>;
  /** The folders of the packages that the page imports from, absolute. */
  readonly packages: readonly string[];
  readonly isOverview: boolean;
}

export interface ChunkPlan {
  readonly input: LibrariesInput;
  /** No chunk imports an earlier one. The foundation is the last. */
  readonly packageChunks: readonly Chunk[];
  readonly foundation: Chunk;
  readonly pageChunks: readonly PageChunk[];
  readonly folders: PackageFolders;
  /** Shared by all calls of esbuild for this plan. */
  readonly resolutions: ResolutionCache;
}

/** What every demo needs: React, and Emotion with its dependencies. */
export const FOUNDATION_PACKAGES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

export function planChunks(input: LibrariesInput): ChunkPlan {
  const { root, externalImports, sidecarScripts } = input;
  const folders = new PackageFolders();
  const findPackages = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => folders.find(name, root) ?? []);
  const importedFolders = [
    ...externalImports.flatMap(({ path }) => findPackageFolder(join(root, path)) ?? []),
    ...findPackages(Object.keys(sidecarScripts)),
  ];
  const packageChunks = planPackageChunks(
    importedFolders,
    folders.collectWithDependencies(findPackages(FOUNDATION_PACKAGES)),
    folders,
  );
  const pageChunks = input.pages.map(({ pathname, name, ownPaths, packages, isOverview }) => ({
    ...{ pathname, name, isOverview },
    folders: new Set<string>(),
    ownPaths: new Set(ownPaths),
    packages: packages.map((folder) => join(root, folder)),
  }));
  return { input, ...packageChunks, pageChunks, folders, resolutions: new ResolutionCache() };
}

/** A package that demos import, with all its dependencies. */
interface ImportedPackage {
  readonly folder: string;
  readonly closure: ReadonlySet<string>;
}

function planPackageChunks(
  importedFolders: Iterable<string>,
  foundationFolders: ReadonlySet<string>,
  folders: PackageFolders,
): Pick<ChunkPlan, 'packageChunks' | 'foundation'> {
  const packages: readonly ImportedPackage[] = [...new Set(importedFolders)]
    .filter((folder) => !foundationFolders.has(folder))
    .sort()
    .map((folder) => ({ folder, closure: folders.collectWithDependencies([folder]) }));
  const findUsers = (folder: string): readonly ImportedPackage[] =>
    packages.filter(({ closure }) => closure.has(folder));
  const isApart = (one: ImportedPackage, other: ImportedPackage): boolean =>
    !one.closure.has(other.folder) && !other.closure.has(one.folder);
  const reactPackages = packages.filter(({ closure }) =>
    [...closure].some((folder) => folder.endsWith('/react')),
  );
  // Another package can be used without it.
  const isAvoidable = (one: ImportedPackage): boolean => reactPackages.some((other) => isApart(one, other));
  const isCommon = (one: ImportedPackage): boolean => findUsers(one.folder).length > 2 && !isAvoidable(one);
  const ownChunkPackages = packages
    .filter(
      (one) => !isCommon(one) && ![...one.closure].some((other) => isInCycle(one.folder, other, folders)),
    )
    .sort((a, b) => b.closure.size - a.closure.size || (a.folder < b.folder ? -1 : 1));
  // By the package whose chunk it is, by the packages that share it, or by nothing: the foundation.
  const members = new Map<string, string[]>();
  const allFolders = new Set(packages.flatMap(({ closure }) => [...closure]));
  for (const folder of [...allFolders].filter((candidate) => !foundationFolders.has(candidate)).sort()) {
    const users = findUsers(folder);
    const owner =
      ownChunkPackages.find((candidate) => candidate.folder === folder) ??
      // Of its users, the one that all the others depend on.
      users.find(
        (candidate) =>
          ownChunkPackages.includes(candidate) && users.every(({ closure }) => closure.has(candidate.folder)),
      );
    const one = { folder, closure: folders.collectWithDependencies([folder]) };
    const isInFoundation = packages.some((each) => each.folder === folder) || !isAvoidable(one);
    const key = owner?.folder ?? (isInFoundation ? '' : users.map((user) => user.folder).join());
    members.set(key, [...(members.get(key) ?? []), folder]);
  }
  const foundation = {
    name: 'react',
    folders: new Set([...foundationFolders, ...(members.get('') ?? [])]),
  };
  members.delete('');
  return { packageChunks: [...createPackageChunks(members, folders), foundation], foundation };
}

/** The chunks of packages, and of what several of them share, by what they depend on: no chunk imports an earlier one. */
function createPackageChunks(
  members: ReadonlyMap<string, readonly string[]>,
  folders: PackageFolders,
): readonly Chunk[] {
  const countDependencies = (folder: string): number => folders.collectWithDependencies([folder]).size;
  return [...members]
    .map(([key, chunkFolders]) => {
      const [main = key] = chunkFolders.includes(key)
        ? [key]
        : chunkFolders.toSorted((a, b) => countDependencies(b) - countDependencies(a));
      return { main, size: countDependencies(main), folders: new Set(chunkFolders) };
    })
    .sort((a, b) => b.size - a.size || (a.main < b.main ? -1 : 1))
    .map(({ main, folders: chunkFolders }) => ({ name: basename(main), folders: chunkFolders }));
}

function isInCycle(folder: string, other: string, folders: PackageFolders): boolean {
  return other !== folder && folders.collectWithDependencies([other]).has(folder);
}

/** Whether a chunk holds the package of a file. */
export function holdsPackageOf(chunk: Chunk, file: string): boolean {
  return chunk.folders.has(findPackageFolder(file) ?? '');
}

/** The code that exports docsgen's own modules of a chunk. */
export function formatSidecarExports(chunk: Chunk, { input, folders }: ChunkPlan): string {
  return Object.entries(input.sidecarScripts)
    .filter(([name]) => chunk.folders.has(folders.find(name, input.root) ?? ''))
    .map(([, file]) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
}
