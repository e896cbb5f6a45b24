/** Finds the files of packages that are sources themselves: links in `node_modules` lead to them. They may be edited at any time,
 *  unlike what is installed. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { runEsbuild, type OnFailure } from './compile.js';

interface WorkspaceImports {
  /** The site folder, absolute. */
  readonly root: string;
  /** From which the packages are imported, absolute. */
  readonly folder: string;
  readonly specifiers: readonly string[];
  readonly onFailure: OnFailure;
}

/** The files that these imports load on the server, absolute and sorted. Installed packages are left out. */
export async function findWorkspaceFiles({
  root,
  folder,
  specifiers,
  onFailure,
}: WorkspaceImports): Promise<readonly string[]> {
  const contents = specifiers.map((specifier) => `require(${JSON.stringify(specifier)});`).join('\n');
  const { metafile } = await runEsbuild({
    root,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: {
      stdin: { contents, resolveDir: folder },
      format: 'cjs',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.js': 'jsx', '.css': 'empty' },
      plugins: [installedPackagesPlugin],
    },
  });
  return Object.keys(metafile.inputs)
    .filter((name) => name !== '<stdin>')
    .map((name) => join(root, name))
    .sort();
}

const installedPackagesPlugin: Plugin = {
  name: 'docsgen-installed-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, resolveDir }) =>
      isWorkspaceFile(resolveFrom(resolveDir, path)) ? undefined : { path, external: true },
    );
  },
};

/** The file that Node loads for an import; nothing where there is none. */
function resolveFrom(folder: string, specifier: string): string {
  try {
    return createRequire(join(folder, 'index.js')).resolve(specifier);
  } catch {
    return '';
  }
}

function isWorkspaceFile(file: string): boolean {
  return file.startsWith('/') && !file.includes('/node_modules/');
}
