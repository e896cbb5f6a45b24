/** Compiles several entries, each to a module of its own, with one call of esbuild: what they share is resolved and parsed once.
 *  Without code splitting esbuild links each entry by itself, so that no module depends on the others of the call. */

import { isAbsolute } from 'node:path';
import type { Metafile } from 'esbuild';
import { runEsbuild, type CompiledModule, type CompileOptions } from './compile.js';
import type { Asset, ImportedFiles } from './demo-files/imported-files.js';
import { collectModuleInputs } from './module-inputs.js';

interface Entry {
  /** As esbuild resolves it. */
  readonly in: string;
  /** The path that the module would have, relative to the root: source maps are relative to it. */
  readonly out: string;
}

interface EntriesOptions extends CompileOptions {
  /** What the plugins read besides modules. */
  readonly files: ImportedFiles;
}

export interface CompiledEntry extends CompiledModule {
  /** The stylesheets that it imports, as one. */
  readonly css: string;
  readonly assets: readonly Asset[];
}

/** The modules in the order of the entries. Throws an `EnvironmentError` with the errors of all entries. */
export async function compileEntries(
  entries: readonly Entry[],
  options: EntriesOptions,
): Promise<readonly CompiledEntry[]> {
  const { root, build, files } = options;
  const entryPoints = entries.map((entry, index) => ({ in: entry.in, out: `${entry.out}.${index}` }));
  const { outputFiles, metafile } = await runEsbuild({
    ...options,
    build: { ...build, entryPoints, outdir: root },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [parseOutputName(path), text]));
  const outputs = new Map(
    Object.entries(metafile.outputs).map((output) => [parseOutputName(output[0]), output]),
  );
  return entries.map((entry, index) => {
    const [path, output] = outputs.get(`${index}.js`)!;
    const names = collectInputs(output.entryPoint ?? '', metafile);
    const fileNames = names.flatMap((name) => files.listFiles(name));
    const assets = files.listAssets(names, metafile);
    const { inputs, ...collected } = collectModuleInputs(fileNames, metafile, options);
    // The entry may be a link, and the report names what that leads to.
    const linkedFiles = isAbsolute(entry.in) ? [entry.in] : [];
    return {
      ...collected,
      code: texts.get(`${index}.js`) ?? '',
      css: texts.get(`${index}.css`) ?? '',
      assets,
      inputs: [...new Set([...inputs, ...linkedFiles, ...assets.map(({ file }) => file)])].sort(),
      outputs: { [path]: output },
      exports: output.exports,
    };
  });
}

/** `0.js` of `pages/Hero.tsx.0.js`. */
function parseOutputName(path: string): string {
  return /\d+\.(?:js|css)$/.exec(path)?.[0] ?? '';
}

/** An input with all inputs that it imports, directly or not. */
function collectInputs(entryPoint: string, { inputs }: Metafile): readonly string[] {
  const collected = new Set([entryPoint]);
  for (const input of collected)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) collected.add(path);
  return [...collected];
}
