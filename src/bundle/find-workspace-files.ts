/** Finds the files of packages that are sources themselves: links in `node_modules` lead to them. They may be edited at any time,
 *  unlike what is installed. */

import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { runEsbuild, type OnFailure } from './compile.js';
import { listModuleCandidates } from './module-candidates.js';
import { RELATIVE_SPECIFIER } from './module-inputs.js';

interface WorkspaceImports {
  /** The site folder, absolute. */
  readonly root: string;
  /** From which the packages are imported, absolute. */
  readonly folder: string;
  readonly specifiers: readonly string[];
  readonly onFailure: OnFailure;
}

export interface WorkspaceFile {
  /** Absolute. */
  readonly file: string;
  /** The files that its relative imports mean, absolute. */
  readonly imports: readonly string[];
  /** Those that they might mean too if they were there, absolute. */
  readonly lookups: readonly string[];
}

/** The files that these imports load on the server, sorted. Installed packages are left out. */
export async function findWorkspaceFiles({
  root,
  folder,
  specifiers,
  onFailure,
}: WorkspaceImports): Promise<readonly WorkspaceFile[]> {
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
  return Object.entries(metafile.inputs)
    .filter(([name]) => name !== '<stdin>')
    .map(([name, input]) => describeFile(name, input, root))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

function describeFile(name: string, input: Metafile['inputs'][string], root: string): WorkspaceFile {
  const file = join(root, name);
  const relativeImports = input.imports.filter(({ original = '' }) => RELATIVE_SPECIFIER.test(original));
  return {
    file,
    imports: relativeImports.map(({ path }) => join(root, path)),
    lookups: relativeImports.flatMap(({ path, original = '' }) =>
      listLookups(resolve(dirname(file), original), join(root, path)),
    ),
  };
}

/** Node tries these in another order than esbuild: all count, but for a folder's where a file is found beside it. */
function listLookups(path: string, found: string): readonly string[] {
  const isBelow = (file: string): boolean => file.startsWith(`${path}/`);
  const candidates = listModuleCandidates(path).filter((file) => file !== found && !file.endsWith('.css'));
  return isBelow(found)
    ? candidates.filter((file) => file !== path)
    : candidates.filter((file) => !isBelow(file));
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
