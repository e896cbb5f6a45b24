/** Links compiled chunks to each other, and names their files. */

import { hash } from 'node:crypto';
import type { BrowserModule, ExternalImport } from '../compile-browser-module.js';
import { createExportPrefix } from './export-names.js';
import { collectImportedFiles, linkImports, type ModuleLocations } from './link-imports.js';
import type { Chunk, PageChunk } from './plan-chunks.js';

export interface CompiledChunk extends Omit<BrowserModule, 'specifiers'> {
  readonly chunk: Chunk | PageChunk;
  readonly exportedModules: readonly ExternalImport[];
}

interface LibraryFile {
  /** `material.0123456789.js` */
  readonly name: string;
  readonly code: string;
}

export interface LinkedLibraries {
  readonly files: readonly LibraryFile[];
  readonly moduleLocations: ModuleLocations;
  /** Where the demos of an overview find what it has copies of, by its pathname. */
  readonly overviewLocations: Readonly<Record<string, ModuleLocations>>;
  /** By file name: all files that a file imports, directly or not. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** Links the foundation first: a file's name is a hash of its code, which contains the names of the files it imports. */
export async function linkChunks(
  compiledChunks: readonly CompiledChunk[],
): Promise<LinkedLibraries & { readonly fileNames: ReadonlyMap<Chunk | undefined, string> }> {
  const files: LibraryFile[] = [];
  const fileNames = new Map<Chunk | undefined, string>();
  const packageLocations: Record<string, ModuleLocations[string]> = {};
  // Only the demos of its page import from a page chunk. A package chunk may have a copy of a module that is in one.
  const pageLocations: Record<string, ModuleLocations[string]> = {};
  const overviewLocations: Record<string, Record<string, ModuleLocations[string]>> = {};
  const imports: Record<string, readonly string[]> = {};
  for (const { chunk, code, exportedModules } of compiledChunks.toReversed()) {
    const linked = await linkImports(packageLocations, code);
    const name = `${chunk.name}.${hash('sha256', linked.code, 'hex').slice(0, 10)}.js`;
    files.push({ name, code: linked.code });
    fileNames.set(chunk, name);
    const isOverview = 'isOverview' in chunk && chunk.isOverview;
    const locations = isOverview
      ? (overviewLocations[chunk.pathname] ??= {})
      : chunk.folders.size === 0
        ? pageLocations
        : packageLocations;
    for (const [index, { path }] of exportedModules.entries())
      locations[path] = { file: name, prefix: createExportPrefix(index) };
    imports[name] = collectImportedFiles(linked.files, imports);
  }
  // What no page but an overview imports is found there.
  const moduleLocations = Object.assign(
    {},
    ...Object.values(overviewLocations),
    packageLocations,
    pageLocations,
  ) as ModuleLocations;
  return { files, fileNames, moduleLocations, overviewLocations, imports };
}
