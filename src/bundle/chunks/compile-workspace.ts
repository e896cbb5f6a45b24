/** Compiles the packages of the workspace that demos import: each is one module for all demos, and so are the modules that several
 *  of these packages share. What is installed stays imported, so that an edit compiles no library anew. */

import { basename, dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import {
  BROWSER_BUILD_OPTIONS,
  mergeExternalImports,
  type ExternalImport,
} from '../compile-browser-module.js';
import { runEsbuild, type OnFailure } from '../compile.js';
import { createImportsPlugin } from '../demo-files/create-imports-plugin.js';
import { ImportedFiles, type Asset } from '../demo-files/imported-files.js';
import { createExternalsPlugin, EXTERNAL_PREFIX } from '../externals-plugin.js';
import { parseImportStatements } from '../import-statements.js';
import { collectModuleInputs, type ModuleInputs } from '../module-inputs.js';
import { findManifestFolder, findPackageFolder } from '../package-folders.js';
import { createExportPrefix, formatExportStatement } from './export-names.js';

export interface WorkspaceFile {
  /** By which the other files import it: `./0.js`. */
  readonly specifier: string;
  /** The start of its published name. */
  readonly name: string;
  /** Imports installed packages by `EXTERNAL_PREFIX`. */
  readonly code: string;
  /** The paths of the modules that it exports, in the order of their prefixes. */
  readonly paths: readonly string[];
}

export interface WorkspaceBundle extends ModuleInputs {
  /** A file comes after those that it imports. */
  readonly files: readonly WorkspaceFile[];
  /** What the files import from installed packages, each with all that it imports, by the paths of their modules. */
  readonly importsByPath: Readonly<Record<string, readonly ExternalImport[]>>;
  readonly assets: readonly Asset[];
}

interface CompileWorkspaceInput {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly builtInFolder: string;
  /** What demos import from packages of the workspace. */
  readonly externalImports: readonly ExternalImport[];
  readonly onFailure?: OnFailure;
}

/** Whether a module that a demo imports is one of the workspace: its path is outside of `node_modules`. */
export function isWorkspacePath(path: string): boolean {
  return findPackageFolder(`/${path}`) === undefined;
}

export async function compileWorkspace(input: CompileWorkspaceInput): Promise<WorkspaceBundle> {
  const { root, onFailure } = input;
  const entries = groupByPackage(input);
  const files = new ImportedFiles(root);
  const options = {
    root,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: {
      ...BROWSER_BUILD_OPTIONS,
      entryPoints: entries.map((_, index) => ({ in: ENTRY_PREFIX + index, out: String(index) })),
      outdir: root,
      splitting: true,
      chunkNames: 'shared-[hash]',
      plugins: [
        createEntriesPlugin(entries, root),
        createImportsPlugin({ files, includesStyles: false }),
        createExternalsPlugin({ ...input, isExternal: () => true }),
      ],
    },
  };
  const { outputFiles, metafile } = await runEsbuild(options);
  const codes = new Map(outputFiles.map(({ path, text }) => [relative(root, path), text.trimEnd()]));
  const names = Object.keys(metafile.inputs);
  const bundle = await describeFiles(entries, codes, metafile.outputs);
  return {
    ...bundle,
    ...collectModuleInputs(
      names.flatMap((name) => files.listFiles(name)),
      metafile,
      options,
    ),
    assets: files.listAssets(names, metafile),
  };
}

interface PackageEntry {
  readonly name: string;
  readonly modules: readonly ExternalImport[];
}

function groupByPackage({ root, externalImports }: CompileWorkspaceInput): readonly PackageEntry[] {
  const modulesByFolder = new Map<string, ExternalImport[]>();
  for (const module of externalImports) {
    const folder = findManifestFolder(dirname(join(root, module.path)));
    modulesByFolder.set(folder, [...(modulesByFolder.get(folder) ?? []), module]);
  }
  return [...modulesByFolder]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, modules]) => ({ name: basename(folder), modules }));
}

const ENTRY_PREFIX = 'docsgen-workspace:';
const ENTRY_NAMESPACE = 'docsgen-workspace';

function createEntriesPlugin(entries: readonly PackageEntry[], root: string): Plugin {
  return {
    name: 'docsgen-workspace-entries',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${ENTRY_PREFIX}`) }, ({ path }) => ({
        path: path.slice(ENTRY_PREFIX.length),
        namespace: ENTRY_NAMESPACE,
      }));
      build.onLoad({ filter: /./, namespace: ENTRY_NAMESPACE }, ({ path }) => ({
        contents: (entries[Number(path)]?.modules ?? [])
          .map((one, index) =>
            formatExportStatement(join(root, one.path), one.names, createExportPrefix(index)),
          )
          .join('\n'),
        resolveDir: root,
      }));
    },
  };
}

async function describeFiles(
  entries: readonly PackageEntry[],
  codes: ReadonlyMap<string, string>,
  outputs: Metafile['outputs'],
): Promise<Pick<WorkspaceBundle, 'files' | 'importsByPath'>> {
  const files: WorkspaceFile[] = [];
  const importsByPath: Record<string, readonly ExternalImport[]> = {};
  for (const [index, { name, modules }] of entries.entries()) {
    const outputNames = listWithImports(`${index}.js`, outputs);
    const paths = modules.map(({ path }) => path);
    for (const output of outputNames) {
      const specifier = `./${output}`;
      if (files.some((file) => file.specifier === specifier)) continue;
      const isEntry = output === `${index}.js`;
      const code = codes.get(output) ?? '';
      files.push({ specifier, name: isEntry ? name : 'shared', code, paths: isEntry ? paths : [] });
    }
    const imports = await Promise.all(
      outputNames.map((output) => collectExternalImports(codes.get(output) ?? '')),
    );
    for (const path of paths) importsByPath[path] = mergeExternalImports(imports.flat());
  }
  return { files, importsByPath };
}

/** An output after all that it imports. These are shared by more packages than it is, so none imports it. */
function listWithImports(name: string, outputs: Metafile['outputs']): readonly string[] {
  const imports = (outputs[name]?.imports ?? []).filter(({ external }) => !external);
  return [...new Set([...imports.flatMap(({ path }) => listWithImports(path, outputs)), name])];
}

async function collectExternalImports(code: string): Promise<readonly ExternalImport[]> {
  return (await parseImportStatements(code))
    .filter(({ specifier }) => specifier.startsWith(EXTERNAL_PREFIX))
    .map(({ specifier, names }) => ({
      path: specifier.slice(EXTERNAL_PREFIX.length),
      names: names.map(({ name }) => name),
    }));
}
