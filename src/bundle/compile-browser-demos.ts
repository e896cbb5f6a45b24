/** Compiles demos with their relative modules for browsers. All packages are external, those of the workspace too, and the default export of a module is the
 *  component of its demo. */

import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { BROWSER_BUILD_OPTIONS, createBrowserModule, type BrowserModule } from './compile-browser-module.js';
import type { CompileDemosInput } from './compile-demos.js';
import { createImportsPlugin } from './demo-files/create-imports-plugin.js';
import { ImportedFiles, type Asset } from './demo-files/imported-files.js';
import { compileEntries } from './compile-entries.js';
import { createExternalsPlugin, type ImportsByFile } from './externals-plugin.js';
import { findManifestFolder, findPackageFolder, PackageFolders, toPackageName } from './package-folders.js';
import type { ResolutionCache } from './resolution-cache.js';

export interface BrowserDemo extends BrowserModule {
  /** The paths of the external modules that the demo's own sources import, by specifier. */
  readonly specifiers: Readonly<Record<string, string>>;
  readonly assets: readonly Asset[];
}

interface CompileBrowserDemosInput extends CompileDemosInput {
  /** docsgen's own scripts, absolute. */
  readonly builtInFolder: string;
  /** What the results call the default exports. */
  readonly exportName?: string;
  readonly resolutions?: ResolutionCache;
}

/** The modules in the order of the entries. */
export async function compileBrowserDemos({
  root,
  entries,
  builtInFolder,
  exportName = 'default',
  resolutions,
  onFailure,
}: CompileBrowserDemosInput): Promise<readonly BrowserDemo[]> {
  const importsByFile: ImportsByFile = new Map();
  const externals = createExternalsPlugin(
    { root, builtInFolder, resolutions, isExternal: () => true, isWorkspaceExternal: true },
    importsByFile,
  );
  const demoEntries = entries.map((entry) => ({ in: ENTRY_PREFIX + entry, out: entry }));
  const files = new ImportedFiles(root);
  const imports = createImportsPlugin({ files, includesStyles: false });
  const compiledModules = await compileEntries(demoEntries, {
    root,
    files,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: { ...BROWSER_BUILD_OPTIONS, plugins: [createEntryPlugin(root, exportName), imports, externals] },
  });
  return Promise.all(
    compiledModules.map(async (compiled) => {
      const module = await createBrowserModule(compiled, root);
      const specifiers = collectSpecifiers(compiled.inputs, importsByFile);
      const workspace = findWorkspaceInputs(root, specifiers);
      return {
        ...module,
        inputs: [...module.inputs, ...workspace.manifests],
        packageFiles: [...module.packageFiles, ...workspace.links],
        specifiers,
        assets: compiled.assets,
      };
    }),
  );
}

interface WorkspaceInputs {
  readonly links: readonly string[];
  readonly manifests: readonly string[];
}

/** What says which file of a package of the workspace is imported: the link to the package, and its `package.json`; absolute. */
function findWorkspaceInputs(root: string, specifiers: Readonly<Record<string, string>>): WorkspaceInputs {
  const packages = new PackageFolders();
  const imports = Object.entries(specifiers).filter(([, path]) => !findPackageFolder(`/${path}`));
  return {
    links: imports.flatMap(([specifier]) => packages.findLink(toPackageName(specifier), root) ?? []),
    manifests: imports.map(([, path]) => join(findManifestFolder(dirname(join(root, path))), 'package.json')),
  };
}

const ENTRY_PREFIX = 'docsgen-demo:';
const ENTRY_NAMESPACE = 'docsgen-demo';

/** The entry of a demo exports its component alone. */
function createEntryPlugin(root: string, exportName: string): Plugin {
  return {
    name: 'docsgen-demo-entries',
    setup(build) {
      build.onResolve({ filter: /^docsgen-demo:/ }, ({ path }) => ({
        path: path.slice(ENTRY_PREFIX.length),
        namespace: ENTRY_NAMESPACE,
      }));
      build.onLoad({ filter: /./, namespace: ENTRY_NAMESPACE }, ({ path }) => ({
        contents: `export { default as ${exportName} } from ${JSON.stringify(`./${path}`)};`,
        resolveDir: root,
      }));
    },
  };
}

/** Sorted, because the order in which files are resolved varies. */
function collectSpecifiers(
  files: readonly string[],
  importsByFile: ImportsByFile,
): Readonly<Record<string, string>> {
  const specifiers = new Map(files.flatMap((file) => [...(importsByFile.get(file) ?? [])]));
  return Object.fromEntries([...specifiers].sort(([a], [b]) => (a < b ? -1 : 1)));
}
