/** Finds the modules of several programs, grouped by the programs that reach them. */

import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { compile } from '../compile.js';
import { createExternalsPlugin, EXTERNAL_PREFIX, type ExternalsInput } from '../externals-plugin.js';
import { BROWSER_BUILD_OPTIONS } from '../compile-browser-module.js';
import { createEntriesPlugin, formatEntryName } from './code-entries.js';

/** The modules that exactly these programs reach. */
export interface ModuleGroup<Program> {
  readonly programs: readonly Program[];
  /** Absolute, with the minified size: nothing for a module that only re-exports. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** The external modules that they import, absolute. */
  readonly externalFiles: readonly string[];
}

/** Each program is the code of a module in the root. */
export async function groupModules<Program extends { readonly code: string }>(
  programs: readonly Program[],
  input: ExternalsInput,
): Promise<readonly ModuleGroup<Program>[]> {
  if (programs.length === 0) return [];
  const { root } = input;
  const codes = programs.map(({ code }) => code);
  const { outputs } = await compile({
    root,
    diagnosticCode: 'demo/compile',
    build: {
      ...BROWSER_BUILD_OPTIONS,
      entryPoints: programs.map((_, index) => ({ in: formatEntryName(index), out: String(index) })),
      outdir: root,
      splitting: true,
      // Without syntax minification, which inlines constants, so that their modules would not be seen.
      minify: false,
      minifyWhitespace: true,
      minifyIdentifiers: true,
      plugins: [createEntriesPlugin(codes, root), createExternalsPlugin(input)],
    },
  });
  const reached = programs.map((program, index) => ({
    program,
    outputNames: collectOutputs(`${index}.js`, outputs),
  }));
  return Object.entries(outputs).map(([name, { inputs, imports }]) => ({
    programs: reached.flatMap(({ program, outputNames }) => (outputNames.has(name) ? [program] : [])),
    files: Object.entries(inputs)
      .filter(([file]) => !/^[a-z-]+:/.test(file))
      .map(([file, { bytesInOutput: bytes }]) => ({ file: join(root, file), bytes })),
    externalFiles: imports
      .filter(({ path }) => path.startsWith(EXTERNAL_PREFIX))
      .map(({ path }) => join(root, path.slice(EXTERNAL_PREFIX.length))),
  }));
}

/** An output and all outputs that it imports. */
function collectOutputs(name: string, outputs: Metafile['outputs']): ReadonlySet<string> {
  const collected = new Set([name]);
  for (const output of collected)
    for (const { path, external } of outputs[output]?.imports ?? []) if (!external) collected.add(path);
  return collected;
}
