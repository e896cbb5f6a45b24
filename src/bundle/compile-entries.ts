/** Compiles several entries, each to a module of its own, with one call of esbuild: what they share is resolved and parsed once.
 *  Without code splitting esbuild links each entry by itself, so that no module depends on the others of the call. */

import type { Metafile } from 'esbuild';
import { runEsbuild, type CompiledModule, type CompileOptions } from './compile.js';
import { collectModuleInputs } from './module-inputs.js';

interface Entry {
  /** As esbuild resolves it. */
  readonly in: string;
  /** The path that the module would have, relative to the root: source maps are relative to it. */
  readonly out: string;
}

/** The modules in the order of the entries. Throws an `EnvironmentError` with the errors of all entries. */
export async function compileEntries(
  entries: readonly Entry[],
  options: CompileOptions,
): Promise<readonly CompiledModule[]> {
  const { root, build } = options;
  const entryPoints = entries.map((entry, index) => ({ in: entry.in, out: `${entry.out}.${index}` }));
  const { outputFiles, metafile } = await runEsbuild({
    ...options,
    build: { ...build, entryPoints, outdir: root },
  });
  const codes = new Map(outputFiles.map(({ path, text }) => [parseEntryIndex(path), text]));
  const outputs = new Map(
    Object.entries(metafile.outputs).map((output) => [parseEntryIndex(output[0]), output]),
  );
  return entries.map((_, index) => {
    const [path, output] = outputs.get(index)!;
    return {
      code: codes.get(index) ?? '',
      ...collectModuleInputs(collectInputs(output.entryPoint ?? '', metafile), metafile, options),
      outputs: { [path]: output },
      exports: output.exports,
    };
  });
}

function parseEntryIndex(path: string): number {
  return Number(/\.(\d+)\.js$/.exec(path)?.[1]);
}

/** An input with all inputs that it imports, directly or not. */
function collectInputs(entryPoint: string, { inputs }: Metafile): readonly string[] {
  const collected = new Set([entryPoint]);
  for (const input of collected)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) collected.add(path);
  return [...collected];
}
