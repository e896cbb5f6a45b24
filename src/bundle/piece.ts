/** Compiles modules for browsers with some of their packages left out: those are asked for by the module that is needed.
 *  Knows nothing of where they will come from. */

import { isAbsolute, join, relative } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { compile, type OnFailure } from './compile.js';
import { importStatements } from './imports.js';
import { packageOfFile } from './package-folders.js';

export interface PieceSource {
  /** The site folder, absolute. */
  readonly root: string;
  /** The code of problems. */
  readonly code: string;
  /** The text of the module that everything begins with. */
  readonly contents: string;
  /** docsgen's own scripts, absolute: what they import is found from the site. */
  readonly own: string;
  /** Whether a module, by its package's folder and its file, is left out. */
  readonly isOutside: (folder: string, file: string) => boolean;
  /** Packages, by their folders, of which only some modules are left out. */
  readonly torn?: ReadonlySet<string>;
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

/** What stands before the path of a module that is needed. */
export const NEED = 'docsgen-need:';

const BRIDGE = 'docsgen-bridge';
const RESOLVED = 'resolved';

export async function compilePiece(source: PieceSource): Promise<Piece> {
  const specifiers = new Map<string, string>();
  const { code, inputs, kept } = await compile({
    root: source.root,
    code: source.code,
    onFailure: source.onFailure,
    build: {
      stdin: { contents: source.contents, resolveDir: source.root, loader: 'js' },
      platform: 'browser',
      mainFields: ['browser', 'module', 'main'],
      jsx: 'automatic',
      loader: { '.js': 'jsx', '.css': 'empty' },
      minify: true,
      legalComments: 'none',
      tsconfigRaw: {},
      plugins: [leavingOut(source, specifiers)],
    },
  });
  return {
    code: code.trimEnd(),
    needs: needsOf(await importStatements(code)),
    // Files are resolved in no certain order.
    specifiers: Object.fromEntries([...specifiers].sort(([a], [b]) => (a < b ? -1 : 1))),
    inputs,
    kept,
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

function leavingOut({ root, own, isOutside, torn }: PieceSource, specifiers: Map<string, string>): Plugin {
  return {
    name: 'docsgen-leaving-out',
    setup(build) {
      const known = new Map<string, Promise<OnResolveResult>>();
      const finding = (args: OnResolveArgs): Promise<OnResolveResult> => {
        const from = args.importer.startsWith(`${own}/`) ? root : args.resolveDir;
        const home = args.path.startsWith('.') ? args.importer : (packageOfFile(args.importer) ?? from);
        const key = `${args.path}\n${home}\n${args.kind}`;
        const found = known.get(key) ?? find(build, args, from);
        known.set(key, found);
        return found;
      };
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVED) return undefined;
        if (args.path.startsWith(NEED)) return { path: args.path, external: true };
        const found = await finding(args);
        const folder = found.path && isAbsolute(found.path) ? packageOfFile(found.path) : undefined;
        if (folder === undefined || !isOutside(folder, found.path!)) return found;
        const path = NEED + relative(root, found.path!);
        if (!packageOfFile(args.importer)) specifiers.set(args.path, relative(root, found.path!));
        if (args.kind === 'import-statement') return { path, external: true, sideEffects: found.sideEffects };
        return { path: (await needed(build, args, root)) ?? path, namespace: BRIDGE };
      });
      // Within a package of which only some modules are left out, neighbours are looked at too.
      build.onResolve({ filter: /^\.{1,2}\// }, async (args) => {
        const folder = packageOfFile(args.importer);
        if (args.pluginData === RESOLVED || !folder || !torn?.has(folder)) return undefined;
        const { path, sideEffects } = await finding(args);
        if (!path || !isOutside(folder, path)) return undefined;
        return { path: NEED + relative(root, path), external: true, sideEffects };
      });
      // A CommonJS module, or a dynamic import, gets the whole of it.
      build.onLoad({ filter: /./, namespace: BRIDGE }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(path)};\nexport * from ${JSON.stringify(path)};\nexport default all.default;\n`,
        resolveDir: root,
      }));
    },
  };
}

async function find(build: PluginBuild, args: OnResolveArgs, from: string): Promise<OnResolveResult> {
  const { kind, importer, path } = args;
  const isOwn = from !== args.resolveDir;
  const options = { kind, resolveDir: from, pluginData: RESOLVED, ...(isOwn ? {} : { importer }) };
  let found = await build.resolve(path, options);
  // Of docsgen's own packages, a site need not have those that its scripts bring along.
  if (isOwn && found.errors.length > 0)
    found = await build.resolve(path, { ...options, resolveDir: args.resolveDir });
  if (found.errors.length > 0) return { errors: found.errors };
  const { namespace, sideEffects, external, suffix } = found;
  return { path: found.path, namespace, sideEffects, external, suffix };
}

/** What an import, instead of a call of `require`, would find: the same module as everybody else. */
async function needed(build: PluginBuild, args: OnResolveArgs, root: string): Promise<string | undefined> {
  const { importer, resolveDir, path } = args;
  const found = await build.resolve(path, {
    kind: 'import-statement',
    importer,
    resolveDir,
    pluginData: RESOLVED,
  });
  return found.errors.length > 0 ? undefined : NEED + relative(root, found.path);
}

/** The absolute path of a module that is needed. */
export function fileOf({ path }: Need, root: string): string {
  return join(root, path);
}
