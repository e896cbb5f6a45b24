/** Compiles the chunks of one plan. A chunk is compiled again only if other modules are assigned to it or taken from it, or if it
 *  has to export others. */

import { join } from 'node:path';
import { compileBrowserModule, type ExternalImport } from '../compile-browser-module.js';
import { findPackageFolder } from '../package-folders.js';
import type { ModuleAssignment } from './assign-modules.js';
import { compilePageChunks } from './compile-page-chunks.js';
import { createExportPrefix, formatExportStatement } from './export-names.js';
import type { CompiledChunk } from './link-chunks.js';
import { formatSidecarExports, type Chunk, type ChunkPlan, type LibrariesInput } from './plan-chunks.js';

interface ChunkTask {
  readonly chunk: Chunk;
  readonly exportedModules: readonly ExternalImport[];
}

export class ChunkCompiler {
  readonly #plan: ChunkPlan;
  readonly #known = new Map<Chunk, { readonly key: string; readonly compiledChunk: CompiledChunk }>();

  constructor(plan: ChunkPlan) {
    this.#plan = plan;
  }

  async compile(task: ChunkTask, assignment: ModuleAssignment): Promise<CompiledChunk> {
    const key = createKey(task, assignment);
    const known = this.#known.get(task.chunk);
    if (known?.key === key) return known.compiledChunk;
    const compiledChunk = await compileChunk(task, { ...this.#plan, assignment });
    this.#known.set(task.chunk, { key, compiledChunk });
    return compiledChunk;
  }

  /** Page chunks, all at once. */
  async compilePages(
    tasks: readonly ChunkTask[],
    assignment: ModuleAssignment,
  ): Promise<readonly CompiledChunk[]> {
    const changedTasks = tasks.filter(
      (task) => this.#known.get(task.chunk)?.key !== createKey(task, assignment),
    );
    const plan = { ...this.#plan, assignment };
    const pages = changedTasks.map((task) => ({ chunk: task.chunk, contents: createContents(task, plan) }));
    const modules = pages.length > 1 ? await compilePageChunks(pages, plan) : undefined;
    for (const [index, task] of changedTasks.entries()) {
      const module = modules?.[index];
      if (module) {
        const compiledChunk = { ...module, ...task };
        this.#known.set(task.chunk, { key: createKey(task, assignment), compiledChunk });
      }
    }
    return Promise.all(tasks.map(async (task) => this.compile(task, assignment)));
  }
}

/** Everything on which the code of a chunk depends. */
function createKey({ chunk, exportedModules }: ChunkTask, { files, packages }: ModuleAssignment): string {
  const isConcerned = (folder: string | undefined, chunks: readonly Chunk[]): boolean =>
    chunks.includes(chunk) || chunk.folders.has(folder ?? '');
  const assigned = [
    ...[...files].filter(([file, chunks]) => isConcerned(findPackageFolder(file), chunks)),
    ...[...packages].filter(([folder, chunks]) => isConcerned(folder, chunks)),
  ].map(([path, chunks]) => [path, chunks.includes(chunk)]);
  return JSON.stringify([exportedModules, assigned]);
}

/** Whether a chunk holds a file, absolute. */
export function holdsFile(chunk: Chunk, file: string, { files, packages }: ModuleAssignment): boolean {
  const folder = findPackageFolder(file) ?? '';
  const assignedChunks = files.get(file) ?? packages.get(folder);
  return assignedChunks?.includes(chunk) ?? chunk.folders.has(folder);
}

/** The code of the entry of a chunk. */
function createContents({ chunk, exportedModules }: ChunkTask, plan: ChunkPlan): string {
  const { input } = plan;
  const exportStatements = exportedModules.map(({ path, names }, index) =>
    formatExportStatement(
      resolveReplacement(join(input.root, path), input),
      names,
      createExportPrefix(index),
    ),
  );
  return [formatSidecarExports(chunk, plan), ...exportStatements].join('\n');
}

async function compileChunk(
  task: ChunkTask,
  plan: ChunkPlan & { readonly assignment: ModuleAssignment },
): Promise<CompiledChunk> {
  const { chunk } = task;
  const { input, packageChunks, assignment, resolutions } = plan;
  const { root, builtInFolder, constants } = input;
  const laterChunks = packageChunks.slice(packageChunks.indexOf(chunk) + 1);
  const partialPackages = [...assignment.files].flatMap(([file, chunks]) =>
    chunks.includes(chunk) ? (findPackageFolder(file) ?? []) : [],
  );
  const compiled = await compileBrowserModule({
    root,
    builtInFolder,
    constants,
    diagnosticCode: 'demo/compile',
    contents: createContents(task, plan),
    isExternal: (folder, file) =>
      !holdsFile(chunk, file, assignment) && laterChunks.some(({ folders }) => folders.has(folder)),
    partialPackages: new Set(partialPackages),
    resolutions,
  });
  return { ...compiled, ...task };
}

function resolveReplacement(file: string, { replacements }: LibrariesInput): string {
  const isReplaced = ([name]: readonly [string, string]): boolean =>
    file.endsWith(`/node_modules/${name}.js`);
  const [, replacement = file] = Object.entries(replacements).find(isReplaced) ?? [];
  return replacement;
}
