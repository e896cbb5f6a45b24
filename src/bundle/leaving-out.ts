/** Leaves packages out of what is compiled: their modules are asked for by their paths. Knows nothing of what they are
 *  needed for. */

import { isAbsolute, relative } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { packageOfFile } from './package-folders.js';

export interface LeftOut {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute: what they import is found from the site. */
  readonly own: string;
  /** Whether a module, by its package's folder and its file, is left out. */
  readonly isOutside: (folder: string, file: string) => boolean;
  /** Packages, by their folders, of which only some modules are left out. */
  readonly torn?: ReadonlySet<string>;
}

/** What stands before the path of a module that is needed. */
export const NEED = 'docsgen-need:';

const BRIDGE = 'docsgen-bridge';
const RESOLVED = 'resolved';

/** Notes the paths of the modules that the site's own sources need, by what these call them. */
export function leavingOut(
  { root, own, isOutside, torn }: LeftOut,
  specifiers = new Map<string, string>(),
): Plugin {
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
