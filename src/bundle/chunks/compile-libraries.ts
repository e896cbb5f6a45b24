/** Compiles the library files that the demos of a site share. What no demo uses is not in them. The steps:
 *  `collectModuleUse` finds which page imports which modules, `planChunks` gives each package a chunk, `assignModules` moves
 *  modules with a single user to the chunk of that user; then each chunk is compiled, and linked to the chunks it imports. */

import { join } from 'node:path';
import { mergeExternalImports } from '../compile-browser-module.js';
import type { ExternalImport } from '../compile-browser-module.js';
import { findPackageFolder } from '../package-folders.js';
import { assignModules, removeFromAssignment, type ModuleAssignment } from './assign-modules.js';
import { ChunkCompiler, holdsFile } from './chunk-compiler.js';
import { createChunkRelations, type ChunkRelations } from './chunk-relations.js';
import { linkChunks, type CompiledChunk, type LinkedLibraries } from './link-chunks.js';
import { planChunks, type Chunk, type ChunkPlan, type LibrariesInput } from './plan-chunks.js';

export interface LibraryBundle extends LinkedLibraries {
  /** The file with the sidecar script of a package, by the package's name. */
  readonly filesByPackage: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
  /** The files of packages that were read, absolute. */
  readonly packageFiles: readonly string[];
}

export async function compileLibraries(input: LibrariesInput): Promise<LibraryBundle> {
  const plan = planChunks(input);
  const { packageChunks, folders } = plan;
  const compiledChunks = await compileWithoutDuplicates({ ...plan, ...createChunkRelations(plan) });
  const { fileNames, ...linkedLibraries } = await linkChunks(compiledChunks);
  const filesByPackage = Object.keys(input.sidecarScripts).flatMap((name) => {
    const folder = folders.find(name, input.root) ?? '';
    const file = fileNames.get(packageChunks.findLast((chunk) => chunk.folders.has(folder)));
    return file === undefined ? [] : [[name, file] as const];
  });
  const inputs = new Set([...folders.manifestFiles, ...compiledChunks.flatMap((chunk) => chunk.inputs)]);
  return {
    ...linkedLibraries,
    filesByPackage: Object.fromEntries(filesByPackage),
    inputs: [...inputs].sort(),
    packageFiles: [...new Set(compiledChunks.flatMap((chunk) => chunk.packageFiles))].sort(),
  };
}

/** If a file would be in two chunks that a page loads together, for example because packages export it under two paths, it
 *  stays with its package; and so does one that the chunk of another user imports after all. */
async function compileWithoutDuplicates(plan: ChunkPlan & ChunkRelations): Promise<readonly CompiledChunk[]> {
  const areLoadedTogether = ({ chunk }: CompiledChunk, other: CompiledChunk): boolean =>
    plan.requires(chunk, other.chunk) || plan.requires(other.chunk, chunk);
  const compiler = new ChunkCompiler(plan);
  for (let assignment = await assignModules(plan); ;) {
    const { files, packages } = assignment;
    const { compiledChunks, unresolvedFiles } = await compileChunks({ ...plan, compiler }, assignment);
    const duplicates = compiledChunks.flatMap((compiledChunk, index) => {
      const others = compiledChunks
        .slice(index + 1)
        .filter((other) => areLoadedTogether(compiledChunk, other));
      return compiledChunk.includedFiles.filter(
        (file) =>
          (files.has(file) || packages.has(findPackageFolder(file) ?? '')) &&
          others.some(({ includedFiles }) => includedFiles.includes(file)),
      );
    });
    const misplacedFiles = [...duplicates, ...unresolvedFiles];
    if (misplacedFiles.length === 0) return compiledChunks;
    const remaining = removeFromAssignment(assignment, misplacedFiles);
    if (remaining.files.size === files.size && remaining.packages.size === packages.size)
      throw new Error(`No library file can hold ${misplacedFiles.join(', ')}`);
    assignment = remaining;
  }
}

interface CompiledChunks {
  readonly compiledChunks: readonly CompiledChunk[];
  /** Absolute: a chunk imports them, and the one that they are assigned to was compiled before it. */
  readonly unresolvedFiles: readonly string[];
}

/** Compiles page chunks first and the foundation last: what a chunk imports is exported by a later one. */
async function compileChunks(
  plan: ChunkPlan & { readonly compiler: ChunkCompiler },
  assignment: ModuleAssignment,
): Promise<CompiledChunks> {
  const { input, packageChunks, compiler } = plan;
  const assignedChunks = new Set([...assignment.files.values()].flat());
  const holdsImport = (chunk: Chunk, { path }: ExternalImport): boolean =>
    holdsFile(chunk, join(input.root, path), assignment);
  const compiledChunks: CompiledChunk[] = [];
  let remaining = input.externalImports;
  const takeImports = (chunk: Chunk): readonly ExternalImport[] => {
    const taken = remaining.filter((externalImport) => holdsImport(chunk, externalImport));
    remaining = remaining.filter((externalImport) => !taken.includes(externalImport));
    return taken;
  };
  const addChunks = (newChunks: readonly CompiledChunk[]): void => {
    compiledChunks.push(...newChunks);
    const newImports = newChunks.flatMap(({ externalImports }) => externalImports);
    remaining = mergeExternalImports([...remaining, ...newImports]);
  };
  // Page chunks do not import each other.
  const pageChunks = plan.pageChunks
    .filter((chunk) => assignedChunks.has(chunk))
    .map((chunk) => {
      const ownImports = remaining.filter(({ path }) => chunk.ownPaths.has(path));
      return { chunk, exportedModules: ownImports.filter((ownImport) => holdsImport(chunk, ownImport)) };
    })
    .filter(({ exportedModules }) => exportedModules.length > 0);
  const takenByPages = new Set(pageChunks.flatMap(({ exportedModules }) => exportedModules));
  remaining = remaining.filter((externalImport) => !takenByPages.has(externalImport));
  addChunks(await compiler.compilePages(pageChunks, assignment));
  for (const chunk of packageChunks)
    addChunks([await compiler.compile({ chunk, exportedModules: takeImports(chunk) }, assignment)]);
  return { compiledChunks, unresolvedFiles: remaining.map(({ path }) => join(input.root, path)) };
}
