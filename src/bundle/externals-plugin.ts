/** Leaves packages out of what is compiled: their modules are asked for by their paths. Knows nothing of what they are
 *  needed for. */

import { isAbsolute, relative } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { findPackageFolder } from './package-folders.js';

export interface ExternalsInput {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute: what they import is found from the site. */
  readonly builtInFolder: string;
  /** Whether a module, by its package's folder and its file, is left out. */
  readonly isExternal: (folder: string, file: string) => boolean;
  /** Packages, by their folders, of which only some modules are left out. */
  readonly partialPackages?: ReadonlySet<string>;
}

/** What stands before the path of a module that is needed. */
export const EXTERNAL_PREFIX = 'docsgen-need:';

const BRIDGE_NAMESPACE = 'docsgen-bridge';
const RESOLVED_MARK = 'resolved';

/** Notes the paths of the modules that the site's own sources need, by what these call them. */
export function createExternalsPlugin(
  { root, builtInFolder, isExternal, partialPackages }: ExternalsInput,
  specifiers = new Map<string, string>(),
): Plugin {
  return {
    name: 'docsgen-leaving-out',
    setup(build) {
      const cache = new Map<string, Promise<OnResolveResult>>();
      const resolveCached = (args: OnResolveArgs): Promise<OnResolveResult> => {
        const folder = args.importer.startsWith(`${builtInFolder}/`) ? root : args.resolveDir;
        const importerScope = args.path.startsWith('.')
          ? args.importer
          : (findPackageFolder(args.importer) ?? folder);
        const key = `${args.path}\n${importerScope}\n${args.kind}`;
        const resolved = cache.get(key) ?? resolveFrom(build, args, folder);
        cache.set(key, resolved);
        return resolved;
      };
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVED_MARK) return undefined;
        if (args.path.startsWith(EXTERNAL_PREFIX)) return { path: args.path, external: true };
        const resolved = await resolveCached(args);
        const folder =
          resolved.path && isAbsolute(resolved.path) ? findPackageFolder(resolved.path) : undefined;
        if (folder === undefined || !isExternal(folder, resolved.path!)) return resolved;
        const path = EXTERNAL_PREFIX + relative(root, resolved.path!);
        if (!findPackageFolder(args.importer)) specifiers.set(args.path, relative(root, resolved.path!));
        if (args.kind === 'import-statement')
          return { path, external: true, sideEffects: resolved.sideEffects };
        return { path: (await resolveAsImport(build, args, root)) ?? path, namespace: BRIDGE_NAMESPACE };
      });
      // Within a package of which only some modules are left out, neighbours are looked at too.
      build.onResolve({ filter: /^\.{1,2}\// }, async (args) => {
        const folder = findPackageFolder(args.importer);
        if (args.pluginData === RESOLVED_MARK || !folder || !partialPackages?.has(folder)) return undefined;
        const { path, sideEffects } = await resolveCached(args);
        if (!path || !isExternal(folder, path)) return undefined;
        return { path: EXTERNAL_PREFIX + relative(root, path), external: true, sideEffects };
      });
      // A CommonJS module, or a dynamic import, gets the whole of it.
      build.onLoad({ filter: /./, namespace: BRIDGE_NAMESPACE }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(path)};\nexport * from ${JSON.stringify(path)};\nexport default all.default;\n`,
        resolveDir: root,
      }));
    },
  };
}

async function resolveFrom(
  build: PluginBuild,
  args: OnResolveArgs,
  folder: string,
): Promise<OnResolveResult> {
  const { kind, importer, path } = args;
  const isBuiltIn = folder !== args.resolveDir;
  const options = { kind, resolveDir: folder, pluginData: RESOLVED_MARK, ...(isBuiltIn ? {} : { importer }) };
  let resolved = await build.resolve(path, options);
  // Of docsgen's own packages, a site need not have those that its scripts bring along.
  if (isBuiltIn && resolved.errors.length > 0)
    resolved = await build.resolve(path, { ...options, resolveDir: args.resolveDir });
  if (resolved.errors.length > 0) return { errors: resolved.errors };
  const { namespace, sideEffects, external, suffix } = resolved;
  return { path: resolved.path, namespace, sideEffects, external, suffix };
}

/** What an import, instead of a call of `require`, would find: the same module as everybody else. */
async function resolveAsImport(
  build: PluginBuild,
  args: OnResolveArgs,
  root: string,
): Promise<string | undefined> {
  const { importer, resolveDir, path } = args;
  const resolved = await build.resolve(path, {
    kind: 'import-statement',
    importer,
    resolveDir,
    pluginData: RESOLVED_MARK,
  });
  return resolved.errors.length > 0 ? undefined : EXTERNAL_PREFIX + relative(root, resolved.path);
}
