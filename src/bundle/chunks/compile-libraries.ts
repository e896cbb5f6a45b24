/** The library files that the demos of a site share: one for each documented package, one for React and what the packages
 *  have in common, and one for what the demos of one page alone need. What none needs is not in them. Knows nothing of
 *  demos. */

import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { ConsumerPlan } from './plan-consumers.js';
import {
  assignChunks,
  removeFromAssignment,
  type ChunkAssignment,
  type AssignmentInput,
} from './assign-chunks.js';
import { planChunks, type Chunk } from './plan-chunks.js';
import { formatExportStatement, createExportPrefix } from './export-names.js';
import { collectImportedFiles, linkImports, type ModuleLocations } from './link-imports.js';
import { createChunkRelations } from './chunk-relations.js';
import { PackageFolders, findPackageFolder } from '../package-folders.js';
import {
  compileBrowserModule,
  resolveExternalFile,
  mergeExternalImports,
  type ExternalImport,
  type BrowserModule,
} from '../compile-browser-module.js';

export interface LibrariesInput extends ConsumerPlan {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly builtInFolder: string;
  /** Modules of docsgen's own, absolute, by the package with which they are compiled: all that they export is kept. */
  readonly sidecarScripts: Readonly<Record<string, string>>;
  /** Modules of docsgen's own, absolute, that all others get instead of a package's: `react/jsx-runtime`. */
  readonly replacements: Readonly<Record<string, string>>;
}

export interface LibraryFile {
  /** `material.0123456789.js` */
  readonly name: string;
  readonly code: string;
}

export interface LibraryBundle {
  readonly files: readonly LibraryFile[];
  /** Where a module that is needed is found, by its path. */
  readonly moduleLocations: ModuleLocations;
  /** The files that a file imports, directly or not, by their names. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The file that holds a package, by the package's name: of those that have a companion. */
  readonly filesByPackage: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
}

export async function compileLibraries(input: LibrariesInput): Promise<LibraryBundle> {
  const { root, builtInFolder, externalImports, consumers, sidecarScripts } = input;
  const folders = new PackageFolders();
  const directPackages = externalImports.flatMap(
    (externalImport) => findPackageFolder(resolveExternalFile(externalImport, root)) ?? [],
  );
  const sidecarPackages = Object.keys(sidecarScripts).flatMap((name) => folders.find(name, root) ?? []);
  const chunks = planChunks(root, [...directPackages, ...sidecarPackages], folders);
  const consumerChunks = consumers.map(({ name, exclusivePaths, packages }) => ({
    chunk: { name, folders: new Set<string>() },
    exclusivePaths: new Set(exclusivePaths),
    packages: packages.map((folder) => join(root, folder)),
  }));
  const createSidecarExports = (chunk: Chunk): string => formatSidecarExports(chunk, { input, folders });
  const relations = createChunkRelations({ chunks, consumerChunks, folders });
  const assignmentInput = {
    root,
    builtInFolder,
    externalImports,
    chunks,
    consumerChunks,
    folders,
    relations,
    createSidecarExports,
  };
  const compiledChunks = await compileWithoutDuplicates(assignmentInput, {
    input,
    chunks,
    createSidecarExports,
  });
  const linkedChunks = await linkChunks(compiledChunks);
  const filesByPackage = Object.keys(sidecarScripts).flatMap((name) => {
    const index = chunks.findLastIndex((chunk) => chunk.folders.has(folders.find(name, root) ?? ''));
    return index < 0 ? [] : [[name, linkedChunks.files[chunks.length - 1 - index]!.name] as const];
  });
  const inputs = new Set([
    ...folders.manifestFiles,
    ...compiledChunks.flatMap((compiledChunk) => compiledChunk.inputs),
  ]);
  return { ...linkedChunks, filesByPackage: Object.fromEntries(filesByPackage), inputs: [...inputs].sort() };
}

function formatSidecarExports(
  chunk: Chunk,
  { input, folders }: { input: LibrariesInput; folders: PackageFolders },
): string {
  return Object.entries(input.sidecarScripts)
    .filter(([name]) => chunk.folders.has(folders.find(name, input.root) ?? ''))
    .map(([, file]) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
}

interface CompiledChunk extends Pick<BrowserModule, 'code' | 'externalImports' | 'inputs' | 'includedFiles'> {
  readonly chunk: Chunk;
  readonly exportedModules: readonly ExternalImport[];
}

interface ChunkCompilation {
  readonly input: LibrariesInput;
  readonly chunks: readonly Chunk[];
  readonly assignment: ChunkAssignment;
  readonly createSidecarExports: (chunk: Chunk) => string;
}

/** What one file exports under two paths could come to lie in two files that meet: it stays with its package then. */
async function compileWithoutDuplicates(
  assignmentInput: AssignmentInput,
  compilation: Omit<ChunkCompilation, 'assignment'>,
): Promise<readonly CompiledChunk[]> {
  const { requires } = assignmentInput.relations;
  const areLoadedTogether = ({ chunk }: CompiledChunk, other: CompiledChunk): boolean =>
    requires(chunk, other.chunk) || requires(other.chunk, chunk);
  for (let assignment = await assignChunks(assignmentInput); ;) {
    const compiledChunks = await compileChunks({ ...compilation, assignment });
    const isReassigned = (file: string): boolean =>
      assignment.files.has(file) || assignment.packages.has(findPackageFolder(file) ?? '');
    const duplicates = compiledChunks.flatMap((compiledChunk, index) => {
      const others = compiledChunks
        .slice(index + 1)
        .filter((other) => areLoadedTogether(compiledChunk, other));
      return compiledChunk.includedFiles.filter(
        (file) => isReassigned(file) && others.some(({ includedFiles }) => includedFiles.includes(file)),
      );
    });
    if (duplicates.length === 0) return compiledChunks;
    assignment = removeFromAssignment(assignment, duplicates);
  }
}

/** From the top to the foundation: each leaves to those below what it does not hold. */
async function compileChunks(compilation: ChunkCompilation): Promise<readonly CompiledChunk[]> {
  const { chunks, assignment, input } = compilation;
  const consumerOnlyChunks = new Set(
    [...assignment.files.values()].flat().filter((assignedChunk) => !chunks.includes(assignedChunk)),
  );
  const compiledChunks: CompiledChunk[] = [];
  let remaining = input.externalImports;
  const takeImports = (chunk: Chunk): readonly ExternalImport[] => {
    const taken = remaining.filter((externalImport) =>
      holdsFile(chunk, resolveExternalFile(externalImport, input.root), compilation),
    );
    remaining = remaining.filter((externalImport) => !taken.includes(externalImport));
    return taken;
  };
  const addChunks = (newChunks: readonly CompiledChunk[]): void => {
    compiledChunks.push(...newChunks);
    remaining = mergeExternalImports([
      ...remaining,
      ...newChunks.flatMap((compiledChunk) => compiledChunk.externalImports),
    ]);
  };
  // No piece asks for another.
  const importsByChunk = [...consumerOnlyChunks]
    .map((chunk) => ({ chunk, taken: takeImports(chunk) }))
    .filter(({ taken }) => taken.length > 0);
  addChunks(
    await Promise.all(importsByChunk.map(({ chunk, taken }) => compileChunk(chunk, taken, compilation))),
  );
  for (const chunk of chunks) addChunks([await compileChunk(chunk, takeImports(chunk), compilation)]);
  return compiledChunks;
}

function holdsFile(chunk: Chunk, file: string, { assignment }: ChunkCompilation): boolean {
  const folder = findPackageFolder(file) ?? '';
  const assigned = assignment.files.get(file) ?? assignment.packages.get(folder);
  return assigned?.includes(chunk) ?? chunk.folders.has(folder);
}

async function compileChunk(
  chunk: Chunk,
  exportedModules: readonly ExternalImport[],
  compilation: ChunkCompilation,
): Promise<CompiledChunk> {
  const { input, chunks, assignment, createSidecarExports } = compilation;
  const { root, builtInFolder } = input;
  const exportStatements = exportedModules.map((externalImport, index) =>
    formatExportStatement(
      resolveReplacement(externalImport, input),
      externalImport.names,
      createExportPrefix(index),
    ),
  );
  const lowerChunks = chunks.slice(chunks.indexOf(chunk) + 1);
  const guestPackages = [...assignment.files]
    .filter(([, assignedChunks]) => assignedChunks.includes(chunk))
    .map(([file]) => findPackageFolder(file)!);
  const { code, externalImports, inputs, includedFiles } = await compileBrowserModule({
    root,
    builtInFolder,
    diagnosticCode: 'demo/compile',
    contents: [createSidecarExports(chunk), ...exportStatements].join('\n'),
    isExternal: (folder, file) =>
      !holdsFile(chunk, file, compilation) &&
      lowerChunks.some((lowerChunk) => lowerChunk.folders.has(folder)),
    partialPackages: new Set(guestPackages),
  });
  return { chunk, code, exportedModules, externalImports, inputs, includedFiles };
}

function resolveReplacement(externalImport: ExternalImport, { root, replacements }: LibrariesInput): string {
  const file = resolveExternalFile(externalImport, root);
  const [, replacement] =
    Object.entries(replacements).find(([name]) => file.endsWith(`/node_modules/${name}.js`)) ?? [];
  return replacement ?? file;
}

/** From the foundation upwards: a file's name is made of its content, which holds the names of those below. */
async function linkChunks(
  compiledChunks: readonly CompiledChunk[],
): Promise<Pick<LibraryBundle, 'files' | 'moduleLocations' | 'imports'>> {
  const files: LibraryFile[] = [];
  const moduleLocations: Record<string, ModuleLocations[string]> = {};
  const imports: Record<string, readonly string[]> = {};
  for (const { chunk, code, exportedModules } of compiledChunks.toReversed()) {
    const linkedCode = await linkImports(moduleLocations, code);
    const name = `${chunk.name}.${hash('sha256', linkedCode.code, 'hex').slice(0, 10)}.js`;
    files.push({ name, code: linkedCode.code });
    exportedModules.forEach(
      ({ path }, index) => (moduleLocations[path] = { file: name, prefix: createExportPrefix(index) }),
    );
    imports[name] = collectImportedFiles(linkedCode.files, imports);
  }
  return { files, moduleLocations, imports };
}
