/** Finds of which modules several programs are made, and which of these they share. Knows nothing of where modules will lie. */

import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { compile } from '../compile.js';
import { createExternalsPlugin, EXTERNAL_PREFIX, type ExternalsInput } from '../externals-plugin.js';
import { BROWSER_BUILD_OPTIONS } from '../compile-browser-module.js';

/** What exactly these programs have in common. */
export interface ModuleGroup {
  /** By their places in the list. */
  readonly programIndexes: readonly number[];
  /** Absolute, with what is left of each when all is minified: nothing of a module that only hands on. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** The modules, absolute, that were left out and are needed. */
  readonly externalFiles: readonly string[];
}

/** The programs are texts of modules that lie in the root. */
export async function groupModules(
  programs: readonly string[],
  source: ExternalsInput,
): Promise<readonly ModuleGroup[]> {
  if (programs.length === 0) return [];
  const { root } = source;
  const { outputs } = await compile({
    root,
    diagnosticCode: 'demo/compile',
    build: {
      ...BROWSER_BUILD_OPTIONS,
      entryPoints: programs.map((_, index) => ({ in: PROGRAM_PREFIX + index, out: String(index) })),
      outdir: root,
      splitting: true,
      // Not the syntax: a constant would be written where it is used, and its module be lost from sight.
      minify: false,
      minifyWhitespace: true,
      minifyIdentifiers: true,
      plugins: [createProgramsPlugin(programs, root), createExternalsPlugin(source)],
    },
  });
  const programsByOutput = new Map(Object.keys(outputs).map((name) => [name, [] as number[]]));
  for (const index of programs.keys())
    for (const name of collectOutputs(`${index}.js`, outputs)) programsByOutput.get(name)!.push(index);
  return [...programsByOutput].map(([name, reachingPrograms]) => {
    const { inputs, imports } = outputs[name]!;
    const files = Object.entries(inputs).filter(([input]) => !/^[a-z-]+:/.test(input));
    const externalFiles = imports.filter(({ path }) => path.startsWith(EXTERNAL_PREFIX));
    return {
      programIndexes: reachingPrograms,
      files: files.map(([input, { bytesInOutput: bytes }]) => ({ file: join(root, input), bytes })),
      externalFiles: externalFiles.map(({ path }) => join(root, path.slice(EXTERNAL_PREFIX.length))),
    };
  });
}

const PROGRAM_PREFIX = 'docsgen-program:';

function createProgramsPlugin(programs: readonly string[], root: string): Plugin {
  return {
    name: 'docsgen-programs',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PROGRAM_PREFIX}`) }, ({ path }) => ({
        path,
        namespace: 'docsgen',
      }));
      build.onLoad({ filter: /./, namespace: 'docsgen' }, ({ path }) => ({
        contents: programs[Number(path.slice(PROGRAM_PREFIX.length))]!,
        resolveDir: root,
      }));
    },
  };
}

/** An output and all that it imports. */
function collectOutputs(name: string, outputs: Metafile['outputs']): ReadonlySet<string> {
  const collected = new Set([name]);
  for (const output of collected)
    for (const { path, external } of outputs[output]!.imports) if (!external) collected.add(path);
  return collected;
}
