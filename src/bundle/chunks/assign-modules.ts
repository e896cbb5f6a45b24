/** Assigns modules to other chunks than the package chunk of their package: a module whose only user is a page or another
 *  package goes to the chunk of its user. Compiles the imported modules to find out who uses what. */

import { join } from 'node:path';
import { findPackageFolder } from '../package-folders.js';
import type { ChunkRelations } from './chunk-relations.js';
import { createExportPrefix, formatExportStatement } from './export-names.js';
import { groupModules, type ModuleGroup } from './group-modules.js';
import {
  FOUNDATION_PACKAGES,
  formatSidecarExports,
  holdsPackageOf,
  type Chunk,
  type ChunkPlan,
  type PageChunk,
} from './plan-chunks.js';

/** The chunks of what is not in the chunk of its package. */
export interface ModuleAssignment {
  /** By file, absolute. */
  readonly files: ReadonlyMap<string, readonly Chunk[]>;
  /** Of whole packages, by their folders, absolute. */
  readonly packages: ReadonlyMap<string, readonly Chunk[]>;
}

/** A page chunk with less minified code than this is not worth a request: its modules stay with their packages. */
const MIN_CHUNK_BYTES = 3072;

type Context = ChunkPlan & ChunkRelations;

export async function assignModules(plan: Context): Promise<ModuleAssignment> {
  const { input, foundation, packageChunks, resolutions } = plan;
  const { root, builtInFolder } = input;
  const programs = createPrograms(plan);
  const isExternal = (folder: string): boolean => foundation.folders.has(folder);
  const moduleGroups = await groupModules(programs, { root, builtInFolder, isExternal, resolutions });
  const overviews: readonly Chunk[] = plan.pageChunks.filter(({ isOverview }) => isOverview);
  const smallChunks = new Set<Chunk>();
  for (;;) {
    const files = assignFiles({ programs, moduleGroups, smallChunks }, plan);
    const newSmallChunks = [...sumBytesByChunk(moduleGroups, files)].filter(
      ([chunk, bytes]) =>
        bytes < MIN_CHUNK_BYTES && !packageChunks.includes(chunk) && !overviews.includes(chunk),
    );
    if (newSmallChunks.length === 0) return { files, packages: assignPackages(moduleGroups, files, plan) };
    for (const [chunk] of newSmallChunks) smallChunks.add(chunk);
  }
}

/** Leaves files, absolute, and their packages in the chunks of the packages after all. */
export function removeFromAssignment(
  assignment: ModuleAssignment,
  removedFiles: readonly string[],
): ModuleAssignment {
  const folders = new Set(removedFiles.map((file) => findPackageFolder(file)));
  return {
    files: new Map([...assignment.files].filter(([file]) => !removedFiles.includes(file))),
    packages: new Map([...assignment.packages].filter(([folder]) => !folders.has(folder))),
  };
}

/** A program that consists of one imported module, or of docsgen's own modules of a chunk. */
interface Program {
  readonly code: string;
  /** The package chunk of the module. */
  readonly chunk: Chunk;
  /** The module, absolute. */
  readonly file?: string;
  /** The pages that may have the module in their chunks: the only one to import it, and overviews. */
  readonly pageUsers?: readonly PageChunk[];
}

function createPrograms(plan: ChunkPlan): readonly Program[] {
  const { input, packageChunks, pageChunks } = plan;
  const imports = input.externalImports.map(({ path, names }) => ({
    file: join(input.root, path),
    code: formatExportStatement(join(input.root, path), names, createExportPrefix(0)),
    pageUsers: pageChunks.filter(({ ownPaths }) => ownPaths.has(path)),
  }));
  return packageChunks
    .slice(0, -1)
    .flatMap((chunk): readonly Program[] => [
      ...imports.filter(({ file }) => holdsPackageOf(chunk, file)).map((program) => ({ ...program, chunk })),
      { code: formatSidecarExports(chunk, plan), chunk },
    ]);
}

interface AssignmentState {
  readonly programs: readonly Program[];
  readonly moduleGroups: readonly ModuleGroup<Program>[];
  /** Pages for which a chunk is not worth a request. */
  readonly smallChunks: ReadonlySet<Chunk>;
}

/** A program that stays with its package is a user that keeps its modules there too. */
function assignFiles(
  { programs, moduleGroups, smallChunks }: AssignmentState,
  plan: Context,
): ModuleAssignment['files'] {
  const stayingPrograms = new Set(
    programs.filter(
      ({ pageUsers = [] }) => pageUsers.length === 0 || pageUsers.some((user) => smallChunks.has(user)),
    ),
  );
  const splitChunks = plan.packageChunks.filter((chunk) => isSplitChunk(chunk, programs, plan));
  for (;;) {
    const files = new Map<string, readonly Chunk[]>();
    const findUsers = (chunk: Chunk, program: Program): readonly Chunk[] => {
      const { pageUsers = [], file } = program;
      if (!file || stayingPrograms.has(program)) return [program.chunk];
      return program.chunk === chunk ? pageUsers : (files.get(file) ?? [program.chunk]);
    };
    for (const chunk of splitChunks)
      for (const moduleGroup of moduleGroups) {
        const users = new Set(moduleGroup.programs.flatMap((program) => findUsers(chunk, program)));
        const targetChunks = plan.findChunksFor([...users]);
        if (targetChunks.length === 0 || targetChunks.includes(chunk)) continue;
        for (const { file } of moduleGroup.files)
          if (holdsPackageOf(chunk, file)) files.set(file, targetChunks);
      }
    const newStayingPrograms = programs.filter(
      (program) => !stayingPrograms.has(program) && !files.has(program.file ?? ''),
    );
    if (newStayingPrograms.length === 0) return files;
    for (const program of newStayingPrograms) stayingPrograms.add(program);
  }
}

/** Whether modules of a package chunk may move: a page imports the package directly, and it has several users. */
function isSplitChunk(
  chunk: Chunk,
  programs: readonly Program[],
  { packageChunks, requires }: Context,
): boolean {
  const directImports = programs.filter((program) => program.chunk === chunk && program.file);
  const requiringChunks = packageChunks.filter((other) => other !== chunk && requires(other, chunk));
  const users = new Set([...requiringChunks, ...directImports.flatMap(({ pageUsers = [] }) => pageUsers)]);
  const isShared = directImports.some(({ pageUsers = [] }) => pageUsers.length === 0);
  return directImports.length > 0 && (users.size > 1 || isShared);
}

function sumBytesByChunk(
  moduleGroups: readonly ModuleGroup<Program>[],
  assignedFiles: ModuleAssignment['files'],
): ReadonlyMap<Chunk, number> {
  const bytesByChunk = new Map<Chunk, number>();
  for (const { file, bytes } of moduleGroups.flatMap(({ files }) => files))
    for (const chunk of assignedFiles.get(file) ?? [])
      bytesByChunk.set(chunk, (bytesByChunk.get(chunk) ?? 0) + bytes);
  return bytesByChunk;
}

/** Packages of the foundation that have one user go to its chunk as a whole. */
function assignPackages(
  moduleGroups: readonly ModuleGroup<Program>[],
  assignedFiles: ModuleAssignment['files'],
  { input, packageChunks, foundation, folders, findChunksFor }: Context,
): ModuleAssignment['packages'] {
  const users = new Map([...foundation.folders].map((folder) => [folder, new Set<Chunk>()]));
  const addUsers = (folder: string | undefined, newUsers: readonly Chunk[]): void => {
    for (const dependency of folders.collectWithDependencies(folder ? [folder] : []))
      for (const user of newUsers) users.get(dependency)?.add(user);
  };
  for (const { files, externalFiles } of moduleGroups) {
    const fileUsers = files.flatMap(
      ({ file }) => assignedFiles.get(file) ?? packageChunks.filter((chunk) => holdsPackageOf(chunk, file)),
    );
    for (const file of externalFiles) addUsers(findPackageFolder(file), fileUsers);
  }
  for (const { path } of input.externalImports) {
    const file = join(input.root, path);
    if (holdsPackageOf(foundation, file)) addUsers(findPackageFolder(file), [foundation]);
  }
  // docsgen's own part of every demo uses these.
  for (const name of FOUNDATION_PACKAGES) addUsers(folders.find(name, input.root), [foundation]);
  return new Map(
    [...users]
      .map(([folder, packageUsers]) => [folder, findChunksFor([...packageUsers])] as const)
      .filter(([, chunks]) => chunks.length > 0 && !chunks.includes(foundation)),
  );
}
