/** Finds what lies apart from the file of its package: with the consumer, or with the other package, that alone needs it.
 *  Compiles in order to know, and knows nothing of what is written. */

import type { ChunkRelations, ChunkPlan } from './chunk-relations.js';
import { FOUNDATION_PACKAGES, type Chunk } from './plan-chunks.js';
import type { ExternalsInput } from '../externals-plugin.js';
import { formatExportStatement, createExportPrefix } from './export-names.js';
import { findPackageFolder } from '../package-folders.js';
import { resolveExternalFile, type ExternalImport } from '../compile-browser-module.js';
import { groupModules, type ModuleGroup } from './group-modules.js';

export interface AssignmentInput extends ChunkPlan, Pick<ExternalsInput, 'root' | 'builtInFolder'> {
  readonly externalImports: readonly ExternalImport[];
  readonly relations: ChunkRelations;
  /** The text that exports what is compiled with a layer for docsgen itself. */
  readonly createSidecarExports: (chunk: Chunk) => string;
}

/** Where what does not lie in the layer of its package does. */
export interface ChunkAssignment {
  /** By file, absolute. */
  readonly files: ReadonlyMap<string, readonly Chunk[]>;
  /** Of whole packages, by their folders, absolute. */
  readonly packages: ReadonlyMap<string, readonly Chunk[]>;
}

/** Less than this, minified, is not worth a request of its own: it stays with its package. */
const MIN_CHUNK_BYTES = 3072;

export async function assignChunks(input: AssignmentInput): Promise<ChunkAssignment> {
  const { root, builtInFolder, chunks } = input;
  const foundation = chunks.at(-1)!;
  const entryPrograms = createEntryPrograms(input);
  const moduleGroups = await groupModules(
    entryPrograms.map(({ code }) => code),
    { root, builtInFolder, isExternal: (folder) => foundation.folders.has(folder) },
  );
  const smallChunks = new Set<Chunk>();
  for (;;) {
    const { files, externalImports } = assignFiles({ entryPrograms, moduleGroups, smallChunks }, input);
    const newSmallChunks = [...sumBytesByChunk(moduleGroups, files)].filter(
      ([chunk, bytes]) => bytes < MIN_CHUNK_BYTES && !chunks.includes(chunk),
    );
    for (const [chunk] of newSmallChunks) smallChunks.add(chunk);
    if (newSmallChunks.length === 0) return { files, packages: assignPackages(externalImports, input) };
  }
}

/** Has files, absolute, lie in the layer of their package after all. */
export function removeFromAssignment(assignment: ChunkAssignment, files: Iterable<string>): ChunkAssignment {
  const removedFiles = [...files];
  const folders = new Set(removedFiles.map((file) => findPackageFolder(file)));
  return {
    files: new Map([...assignment.files].filter(([file]) => !removedFiles.includes(file))),
    packages: new Map([...assignment.packages].filter(([folder]) => !folders.has(folder))),
  };
}

/** What begins with one module that is needed, or with what docsgen adds to a package. */
interface EntryProgram {
  readonly code: string;
  readonly chunk: Chunk;
  /** The module, absolute. */
  readonly file?: string;
  /** Who alone needs it; nobody: several do, or docsgen itself. */
  readonly soleUser?: Chunk | undefined;
}

function createEntryPrograms({
  root,
  externalImports,
  chunks,
  consumerChunks,
  createSidecarExports,
}: AssignmentInput): readonly EntryProgram[] {
  return chunks.slice(0, -1).flatMap((chunk) => {
    const directImports = externalImports.filter((externalImport) =>
      holdsPackageOf(chunk, resolveExternalFile(externalImport, root)),
    );
    const entryPrograms = directImports.map((externalImport) => ({
      code: formatExportStatement(
        resolveExternalFile(externalImport, root),
        externalImport.names,
        createExportPrefix(0),
      ),
      chunk,
      file: resolveExternalFile(externalImport, root),
      soleUser: consumerChunks.find(({ exclusivePaths }) => exclusivePaths.has(externalImport.path))?.chunk,
    }));
    return [...entryPrograms, { code: createSidecarExports(chunk), chunk }];
  });
}

interface AssignmentState {
  readonly entryPrograms: readonly EntryProgram[];
  readonly moduleGroups: readonly ModuleGroup[];
  /** Consumers for whom a file of their own is not worth while. */
  readonly smallChunks: ReadonlySet<Chunk>;
}

interface FileAssignment {
  readonly files: ChunkAssignment['files'];
  /** The modules of the foundation, absolute, and what needs them. */
  readonly externalImports: readonly (readonly [file: string, users: readonly Chunk[]])[];
}

/** What a program needs that stays with its package stays there too. */
function assignFiles(
  { entryPrograms, moduleGroups, smallChunks }: AssignmentState,
  input: AssignmentInput,
): FileAssignment {
  const { findChunksFor } = input.relations;
  const sharedPrograms = new Set(
    entryPrograms.filter(({ soleUser }) => !soleUser || smallChunks.has(soleUser)),
  );
  const splitChunks = input.chunks.filter((chunk) => isSplitChunk(chunk, entryPrograms, input));
  for (;;) {
    const files = new Map<string, readonly Chunk[]>();
    const findUsers = (chunk: Chunk, program: EntryProgram): readonly Chunk[] => {
      if (sharedPrograms.has(program)) return [program.chunk];
      return program.chunk === chunk ? [program.soleUser!] : (files.get(program.file!) ?? [program.chunk]);
    };
    for (const chunk of splitChunks)
      for (const moduleGroup of moduleGroups) {
        const targetChunks = findChunksFor([
          ...new Set(moduleGroup.programIndexes.flatMap((index) => findUsers(chunk, entryPrograms[index]!))),
        ]);
        if (targetChunks.length === 0 || targetChunks.includes(chunk)) continue;
        for (const { file } of moduleGroup.files)
          if (holdsPackageOf(chunk, file)) files.set(file, targetChunks);
      }
    const stayingPrograms = entryPrograms.filter(
      (program) => !sharedPrograms.has(program) && !files.has(program.file!),
    );
    if (stayingPrograms.length === 0)
      return { files, externalImports: collectExternalUsers(moduleGroups, files, input) };
    for (const program of stayingPrograms) sharedPrograms.add(program);
  }
}

/** A package that no consumer needs directly is all for those above, and one that has one user is all for that one. */
function isSplitChunk(
  chunk: Chunk,
  entryPrograms: readonly EntryProgram[],
  { chunks, relations }: AssignmentInput,
): boolean {
  const directImports = entryPrograms.filter((program) => program.chunk === chunk && program.file);
  const chunksAbove = chunks.filter(
    (candidate) => candidate !== chunk && relations.requires(candidate, chunk),
  );
  const users = new Set([...chunksAbove, ...directImports.map(({ soleUser }) => soleUser)]);
  return directImports.length > 0 && (users.size > 1 || users.has(undefined));
}

function collectExternalUsers(
  moduleGroups: readonly ModuleGroup[],
  homes: ChunkAssignment['files'],
  { chunks }: AssignmentInput,
): FileAssignment['externalImports'] {
  return moduleGroups.flatMap(({ files, externalFiles: externalImports }) => {
    const users = files.flatMap(
      ({ file }) => homes.get(file) ?? chunks.filter((chunk) => holdsPackageOf(chunk, file)),
    );
    return externalImports.map((file) => [file, users] as const);
  });
}

function sumBytesByChunk(
  moduleGroups: readonly ModuleGroup[],
  assignedFiles: ChunkAssignment['files'],
): ReadonlyMap<Chunk, number> {
  const bytesByChunk = new Map<Chunk, number>();
  for (const { file, bytes } of moduleGroups.flatMap(({ files }) => files))
    for (const chunk of assignedFiles.get(file) ?? [])
      bytesByChunk.set(chunk, (bytesByChunk.get(chunk) ?? 0) + bytes);
  return bytesByChunk;
}

/** Packages of the foundation that are needed by no more than a package above, or a consumer, go there as a whole. */
function assignPackages(
  externalImports: FileAssignment['externalImports'],
  input: AssignmentInput,
): ChunkAssignment['packages'] {
  const { chunks, folders, root, relations } = input;
  const foundation = chunks.at(-1)!;
  const users = new Map([...foundation.folders].map((folder) => [folder, new Set<Chunk>()]));
  const addUsers = (folder: string | undefined, newUsers: readonly Chunk[]): void => {
    for (const dependency of folders.collectWithDependencies(folder ? [folder] : []))
      for (const packageUser of newUsers) users.get(dependency)?.add(packageUser);
  };
  for (const [file, fileUsers] of externalImports) addUsers(findPackageFolder(file), fileUsers);
  for (const externalImport of input.externalImports) {
    const file = resolveExternalFile(externalImport, root);
    if (holdsPackageOf(foundation, file)) addUsers(findPackageFolder(file), [foundation]);
  }
  // docsgen's own part of every demo is made of these.
  for (const name of FOUNDATION_PACKAGES) addUsers(folders.find(name, root), [foundation]);
  const assignedPackages = [...users].map(
    ([folder, packageUsers]) =>
      [folder, packageUsers.size > 0 ? relations.findChunksFor([...packageUsers]) : []] as const,
  );
  return new Map(
    assignedPackages.filter(
      ([, assignedChunks]) => assignedChunks.length > 0 && !assignedChunks.includes(foundation),
    ),
  );
}

function holdsPackageOf(chunk: Chunk, file: string): boolean {
  return chunk.folders.has(findPackageFolder(file) ?? '');
}
