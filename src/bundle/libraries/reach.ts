/** Finds of which modules several programs are made, and which of these they share. Knows nothing of where modules will lie. */

import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { compile } from '../compile.js';
import { leavingOut, NEED, type LeftOut } from '../leaving-out.js';
import { FOR_BROWSERS } from '../piece.js';

/** What exactly these programs have in common. */
export interface Reached {
  /** By their places in the list. */
  readonly programs: readonly number[];
  /** Absolute, with what is left of each when all is minified: nothing of a module that only hands on. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** The modules, absolute, that were left out and are needed. */
  readonly needs: readonly string[];
}

/** The programs are texts of modules that lie in the root. */
export async function reachOf(programs: readonly string[], source: LeftOut): Promise<readonly Reached[]> {
  if (programs.length === 0) return [];
  const { root } = source;
  const { outputs } = await compile({
    root,
    code: 'demo/compile',
    build: {
      ...FOR_BROWSERS,
      entryPoints: programs.map((_, at) => ({ in: PROGRAM + at, out: String(at) })),
      outdir: root,
      splitting: true,
      // Not the syntax: a constant would be written where it is used, and its module be lost from sight.
      minify: false,
      minifyWhitespace: true,
      minifyIdentifiers: true,
      plugins: [programsGiven(programs, root), leavingOut(source)],
    },
  });
  const reaching = new Map(Object.keys(outputs).map((name) => [name, [] as number[]]));
  for (const at of programs.keys())
    for (const name of withImports(`${at}.js`, outputs)) reaching.get(name)!.push(at);
  return [...reaching].map(([name, reachedBy]) => {
    const { inputs, imports } = outputs[name]!;
    const files = Object.entries(inputs).filter(([input]) => !/^[a-z-]+:/.test(input));
    const needs = imports.filter(({ path }) => path.startsWith(NEED));
    return {
      programs: reachedBy,
      files: files.map(([input, { bytesInOutput: bytes }]) => ({ file: join(root, input), bytes })),
      needs: needs.map(({ path }) => join(root, path.slice(NEED.length))),
    };
  });
}

const PROGRAM = 'docsgen-program:';

function programsGiven(programs: readonly string[], root: string): Plugin {
  return {
    name: 'docsgen-programs',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PROGRAM}`) }, ({ path }) => ({ path, namespace: 'docsgen' }));
      build.onLoad({ filter: /./, namespace: 'docsgen' }, ({ path }) => ({
        contents: programs[Number(path.slice(PROGRAM.length))]!,
        resolveDir: root,
      }));
    },
  };
}

/** An output and all that it imports. */
function withImports(name: string, outputs: Metafile['outputs']): ReadonlySet<string> {
  const found = new Set([name]);
  for (const one of found)
    for (const { path, external } of outputs[one]!.imports) if (!external) found.add(path);
  return found;
}
