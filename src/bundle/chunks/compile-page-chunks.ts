/** Compiles page chunks with one call of esbuild. Many of them have modules of the same packages, which are resolved and parsed
 *  once. Page chunks do not import each other, and each is linked by itself: it is what it would be if compiled alone. */

import {
  BROWSER_BUILD_OPTIONS,
  createBrowserModule,
  formatDefinitions,
  type BrowserModule,
} from '../compile-browser-module.js';
import { compileEntries } from '../compile-entries.js';
import { ImportedFiles } from '../demo-files/imported-files.js';
import { createExternalsPlugin } from '../externals-plugin.js';
import { findPackageFolder } from '../package-folders.js';
import type { ModuleAssignment } from './assign-modules.js';
import { createEntriesPlugin, formatEntryName, parseEntryName } from './code-entries.js';
import type { Chunk, ChunkPlan } from './plan-chunks.js';

export interface PageChunkCode {
  readonly chunk: Chunk;
  /** The code of its entry. */
  readonly contents: string;
}

/** In the order of the pages; nothing if a module would have to import the same module from a page's own chunk and from another
 *  one, which only separate calls can tell apart. */
export async function compilePageChunks(
  pages: readonly PageChunkCode[],
  { input, packageChunks, assignment, resolutions }: ChunkPlan & { readonly assignment: ModuleAssignment },
): Promise<readonly BrowserModule[] | undefined> {
  const { root, builtInFolder, constants } = input;
  const pageChunks = new Set(pages.map(({ chunk }) => chunk));
  const findPages = (file: string): readonly Chunk[] => {
    const assigned = assignment.files.get(file) ?? assignment.packages.get(findPackageFolder(file) ?? '');
    return assigned?.filter((chunk) => pageChunks.has(chunk)) ?? [];
  };
  let isAmbiguous = false;
  const isExternal = (folder: string, file: string, importer: string): boolean => {
    if (!packageChunks.some(({ folders }) => folders.has(folder))) return false;
    const holders = findPages(file);
    const page = pages[parseEntryName(importer) ?? -1];
    const users = page ? [page.chunk] : findPages(importer);
    const isHeld = users.some((user) => holders.includes(user));
    if (users.length === 0 ? holders.length > 0 : users.some((user) => holders.includes(user) !== isHeld))
      isAmbiguous = true;
    return !isHeld;
  };
  const partialPackages = [...assignment.files].flatMap(([file, chunks]) =>
    chunks.some((chunk) => pageChunks.has(chunk)) ? (findPackageFolder(file) ?? []) : [],
  );
  const externals = {
    ...{ root, builtInFolder, isExternal, resolutions },
    partialPackages: new Set(partialPackages),
  };
  const codes = pages.map(({ contents }) => contents);
  const compiled = await compileEntries(
    pages.map((_, index) => ({ in: formatEntryName(index), out: 'page' })),
    {
      root,
      diagnosticCode: 'demo/compile',
      files: new ImportedFiles(root),
      build: {
        ...BROWSER_BUILD_OPTIONS,
        define: formatDefinitions(constants),
        plugins: [createEntriesPlugin(codes, root), createExternalsPlugin(externals)],
      },
    },
  );
  return isAmbiguous ? undefined : Promise.all(compiled.map(async (one) => createBrowserModule(one, root)));
}
