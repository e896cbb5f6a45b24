/** Compiles sources into the code of one module, with esbuild, which no other folder imports and which is loaded by the
 *  first compilation. Errors become diagnostics. */

import { dirname, join, resolve } from 'node:path';
import type { BuildFailure, BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import { EnvironmentError } from '../diagnostics/diagnostic.js';
import { createCompileDiagnostics } from './compile-diagnostics.js';
import { listModuleCandidates } from './module-candidates.js';
import { collectModuleInputs, type ModuleInputs } from './module-inputs.js';
import { toPackageName } from './package-folders.js';
import { loadEsbuild } from './load-esbuild.js';

export interface CompiledModule extends ModuleInputs {
  readonly code: string;
  /** esbuild's outputs by path: several for several entry points. */
  readonly outputs: Metafile['outputs'];
  /** The names that the module exports. */
  readonly exports: readonly string[];
}

export interface CompileOptions {
  /** Absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** The code of the diagnostics, such as `config/syntax`. */
  readonly diagnosticCode: string;
  /** Is called if the compilation fails, with every file, absolute, whose change could repair it. */
  readonly onFailure?: OnFailure;
  readonly build: BuildOptions;
}

export type OnFailure = (paths: readonly string[]) => void;

/** Bundles into one ES module. Throws an `EnvironmentError` with all errors of esbuild. */
export async function compile(options: CompileOptions): Promise<CompiledModule> {
  const { outputFiles, metafile } = await runEsbuild(options);
  return {
    code: outputFiles[0]?.text ?? '',
    ...collectModuleInputs(Object.keys(metafile.inputs), metafile, options),
    outputs: metafile.outputs,
    exports: Object.values(metafile.outputs)[0]?.exports ?? [],
  };
}

type BundledFiles = BuildResult<{ write: false; metafile: true }>;

/** Bundles without writing. Throws an `EnvironmentError` with all errors of esbuild. */
export async function runEsbuild(options: CompileOptions): Promise<BundledFiles> {
  const { onFailure } = options;
  try {
    return await tryEsbuild(options, []);
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    if (!onFailure) throw createFailure(error, options);
    return await recordFailure(options, onFailure);
  }
}

/** Bundles again and records what is looked for on the way. Only failures need it, and it looks at every module. A second
 *  attempt may succeed, because a file has changed since the first. */
async function recordFailure(options: CompileOptions, onFailure: OnFailure): Promise<BundledFiles> {
  const lookups = new Set<string>();
  try {
    return await tryEsbuild(options, [createLookupPlugin(lookups)]);
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    onFailure([...lookups].filter(isOutsideOfPackages).sort());
    throw createFailure(error, options);
  }
}

async function tryEsbuild(
  { root, build }: CompileOptions,
  plugins: readonly Plugin[],
): Promise<BundledFiles> {
  const esbuild = loadEsbuild();
  return esbuild.build({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...build,
    plugins: [...plugins, ...(build.plugins ?? [])],
    write: false as const,
    metafile: true as const,
  });
}

/** A package, the disk or a setting elsewhere may be to blame. */
function createFailure({ errors }: BuildFailure, options: CompileOptions): EnvironmentError {
  return new EnvironmentError(createCompileDiagnostics(errors, options));
}

/** A file of a package changes only with its `package.json`. */
function isOutsideOfPackages(path: string): boolean {
  return !path.includes('/node_modules/') || path.endsWith('/package.json');
}

/** Records the files that are read or looked for, which esbuild does not report if it fails. */
function createLookupPlugin(lookups: Set<string>): Plugin {
  return {
    name: 'docsgen-lookups',
    setup(build) {
      build.onResolve({ filter: /^\.{0,2}\// }, ({ path, resolveDir }) => {
        for (const file of listModuleCandidates(resolve(resolveDir, path))) lookups.add(file);
        return undefined;
      });
      build.onResolve({ filter: /^[^./]/ }, ({ path, resolveDir }) => {
        for (const file of listManifestCandidates(path, resolveDir)) lookups.add(file);
        return undefined;
      });
      build.onLoad({ filter: /./ }, ({ path }) => {
        lookups.add(path);
        return undefined;
      });
    },
  };
}

/** Where the `package.json` of an imported package may come to lie: installing it is a change. */
function listManifestCandidates(specifier: string, folder: string): readonly string[] {
  if (folder === '' || folder.includes('/node_modules/')) return [];
  const name = toPackageName(specifier);
  const parent = dirname(folder);
  const above = parent === folder ? [] : listManifestCandidates(specifier, parent);
  return [join(folder, 'node_modules', name, 'package.json'), ...above];
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
