/** Compiles modules for browsers with some of their packages left out: those are asked for by the module that is needed.
 *  Knows nothing of where they will come from. */

import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { compile, type OnFailure } from './compile.js';
import { importStatements } from './imports.js';
import { leavingOut, NEED, type LeftOut } from './leaving-out.js';

export interface PieceSource extends LeftOut {
  /** The code of problems. */
  readonly code: string;
  /** The text of the module that everything begins with. */
  readonly contents: string;
  readonly onFailure?: OnFailure | undefined;
}

/** A module that is needed, relative to the root, and what of it: names, and `*` for all of it. */
export interface Need {
  readonly path: string;
  readonly names: readonly string[];
}

export interface Piece {
  /** Imports what it needs by `NEED` and its path. */
  readonly code: string;
  readonly needs: readonly Need[];
  /** The paths of the modules that the site's own sources need, by what these call them. */
  readonly specifiers: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
  /** The files of which something is left in the code, absolute. */
  readonly kept: readonly string[];
}

/** How packages and demos are compiled for browsers. */
export const FOR_BROWSERS: BuildOptions = {
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
  jsx: 'automatic',
  loader: { '.js': 'jsx', '.css': 'empty' },
  minify: true,
  legalComments: 'none',
  tsconfigRaw: {},
};

export async function compilePiece(source: PieceSource): Promise<Piece> {
  const specifiers = new Map<string, string>();
  const { code, inputs, outputs } = await compile({
    root: source.root,
    code: source.code,
    onFailure: source.onFailure,
    build: {
      ...FOR_BROWSERS,
      stdin: { contents: source.contents, resolveDir: source.root, loader: 'js' },
      plugins: [leavingOut(source, specifiers)],
    },
  });
  const parts = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    code: code.trimEnd(),
    needs: needsOf(await importStatements(code)),
    // Files are resolved in no certain order.
    specifiers: Object.fromEntries([...specifiers].sort(([a], [b]) => (a < b ? -1 : 1))),
    inputs,
    kept: parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => join(source.root, file)),
  };
}

/** Joins needs: each module once, sorted, with all that is wanted of it. */
export function joinNeeds(needs: Iterable<Need>): readonly Need[] {
  const byPath = new Map<string, Set<string>>();
  for (const { path, names } of needs) {
    const all = byPath.get(path) ?? new Set();
    for (const name of names) all.add(name);
    byPath.set(path, all);
  }
  return [...byPath]
    .map(([path, names]) => ({ path, names: [...names].sort() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function needsOf(statements: Awaited<ReturnType<typeof importStatements>>): readonly Need[] {
  return joinNeeds(
    statements.map(({ specifier, names }) => ({
      path: specifier.slice(NEED.length),
      names: names.map(({ name }) => name),
    })),
  );
}

/** The absolute path of a module that is needed. */
export function fileOf({ path }: Need, root: string): string {
  return join(root, path);
}
