/** An esbuild plugin that makes the modules of some packages external: they are imported by `EXTERNAL_PREFIX` and path. */

import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { findPackageFolder } from './package-folders.js';
import { createPackageModuleFinder } from './relative-imports.js';
import type { ResolutionCache } from './resolution-cache.js';

export interface ExternalsInput {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute: their imports are resolved from the site. */
  readonly builtInFolder: string;
  /** Whether a module is external, by its package's folder, its file and the path of what imports it. */
  readonly isExternal: (folder: string, file: string, importer: string) => boolean;
  /** Whether the modules of packages of the workspace are external too: links in `node_modules` lead to them. */
  readonly isWorkspaceExternal?: boolean;
  /** The folders of packages of which only some modules are external. */
  readonly partialPackages?: ReadonlySet<string>;
  /** What is known of imports from earlier calls. */
  readonly resolutions?: ResolutionCache;
}

/** Stands before the path of an external module. */
export const EXTERNAL_PREFIX = 'docsgen-external:';

const BRIDGE_NAMESPACE = 'docsgen-bridge';

/** For calls of `require`. */
const REQUIRE_NAMESPACE = 'docsgen-require';

const RESOLVED_MARK = 'resolved';

/** The paths of the external modules that a file imports, by specifier, by the absolute path of the file. */
export type ImportsByFile = Map<string, Map<string, string>>;

/** Adds to `importsByFile` what the site's own sources import. */
export function createExternalsPlugin(
  input: ExternalsInput,
  importsByFile: ImportsByFile = new Map(),
): Plugin {
  const { root, isExternal, isWorkspaceExternal, partialPackages } = input;
  return {
    name: 'docsgen-externals',
    setup(build) {
      const resolveCached = createResolver(build, input);
      const findPackageModule = createPackageModuleFinder();
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVED_MARK) return undefined;
        if (args.namespace === REQUIRE_NAMESPACE) return { path: args.path, namespace: BRIDGE_NAMESPACE };
        if (args.path.startsWith(EXTERNAL_PREFIX)) return { path: args.path, external: true };
        const resolved = await resolveCached(args);
        const { path: file = '', sideEffects } = resolved;
        const folder = isAbsolute(file) ? findPackageFolder(file) : undefined;
        const isModuleExternal =
          folder === undefined
            ? isWorkspaceExternal && isOwnModule(file)
            : isExternal(folder, file, args.importer);
        if (!isModuleExternal) return resolved;
        const relativeFile = relative(root, file);
        if (!findPackageFolder(args.importer)) addImport(importsByFile, args, relativeFile);
        const path = EXTERNAL_PREFIX + relativeFile;
        if (args.kind === 'import-statement') return { path, external: true, sideEffects };
        const namespace = args.kind === 'require-call' ? REQUIRE_NAMESPACE : BRIDGE_NAMESPACE;
        return { path: (await resolveAsImport(build, args, root)) ?? path, namespace };
      });
      loadBridges(build, root);
      if (!partialPackages?.size) return;
      // In a partial package, relative imports may be external too.
      build.onResolve({ filter: /^\.{1,2}\// }, async (args) => {
        const folder = findPackageFolder(args.importer);
        if (args.pluginData === RESOLVED_MARK || !folder || !partialPackages.has(folder)) return undefined;
        const module = findPackageModule(args.path, args.resolveDir) ?? (await resolveCached(args));
        const { path, sideEffects } = module;
        if (!path || !isExternal(folder, path, args.importer)) return undefined;
        return { path: EXTERNAL_PREFIX + relative(root, path), external: true, sideEffects };
      });
    },
  };
}

/** Resolves a specifier once for all modules of a package. */
function createResolver(
  build: PluginBuild,
  { root, builtInFolder, resolutions }: ExternalsInput,
): (args: OnResolveArgs) => Promise<OnResolveResult> {
  const cache = new Map<string, Promise<OnResolveResult>>();
  const findScope = createScopeFinder();
  return (args) => {
    const folder = args.importer.startsWith(`${builtInFolder}/`) ? root : args.resolveDir;
    const importerScope = args.path.startsWith('.')
      ? args.importer
      : (findPackageFolder(args.importer) ?? findScope(folder));
    const key = `${args.path}\n${importerScope}\n${args.kind}`;
    const resolve = (): Promise<OnResolveResult> => resolveFrom(build, args, folder);
    const request = { specifier: args.path, kind: args.kind, scope: importerScope };
    const shared = args.path.startsWith('.') ? undefined : resolutions;
    const resolved = cache.get(key) ?? shared?.get(request, resolve) ?? resolve();
    cache.set(key, resolved);
    return resolved;
  };
}

/** A dynamic import gets all exports, and so does a CommonJS module. */
function loadBridges(build: PluginBuild, root: string): void {
  build.onLoad({ filter: /./, namespace: REQUIRE_NAMESPACE }, ({ path }) => ({
    contents: formatRequiredModule(path),
    resolveDir: root,
  }));
  build.onLoad({ filter: /./, namespace: BRIDGE_NAMESPACE }, ({ path }) => ({
    contents: `import * as all from ${JSON.stringify(path)};\nexport * from ${JSON.stringify(path)};\nexport default all.default;\n`,
    resolveDir: root,
  }));
}

/** A package that has one file for `import` and another for `require` is a function in the latter, where it exports one by default:
 *  a function that has all exports as its properties is right for both. */
function formatRequiredModule(path: string): string {
  return `const all = require(${JSON.stringify(path)});
const main = all.default;
function callable(...args) {
  return new.target ? Reflect.construct(main, args, new.target === callable ? main : new.target) : main.apply(this, args);
}
module.exports = typeof main === 'function'
  ? Object.setPrototypeOf(Object.defineProperties(callable, { ...Object.getOwnPropertyDescriptors(all), prototype: { value: main.prototype } }), main)
  : all;
`;
}

/** Styles and images of the workspace stay with those who import them. */
function isOwnModule(file: string): boolean {
  return isAbsolute(file) && /\.[cm]?[jt]sx?$/.test(file);
}

function addImport(importsByFile: ImportsByFile, { importer, path }: OnResolveArgs, file: string): void {
  const imports = importsByFile.get(importer) ?? new Map<string, string>();
  importsByFile.set(importer, imports.set(path, file));
}

/** Finds the nearest folder from which packages are resolved as they are from a given one: between the two there is nothing that
 *  resolution reads. It remembers what it has found, and is right as long as a call of esbuild, which reads a folder once too. */
function createScopeFinder(): (folder: string) => string {
  const scopes = new Map<string, string>();
  const findScope = (folder: string): string => {
    const known = scopes.get(folder);
    if (known !== undefined) return known;
    const parent = dirname(folder);
    const isScope = parent === folder || SCOPE_FILES.some((name) => existsSync(join(folder, name)));
    const scope = isScope ? folder : findScope(parent);
    scopes.set(folder, scope);
    return scope;
  };
  return findScope;
}

const SCOPE_FILES = ['node_modules', 'package.json', '.pnp.cjs', '.pnp.js', '.pnp.data.json'];

async function resolveFrom(
  build: PluginBuild,
  { kind, importer, path, resolveDir }: OnResolveArgs,
  folder: string,
): Promise<OnResolveResult> {
  const isBuiltIn = folder !== resolveDir;
  const options = { kind, pluginData: RESOLVED_MARK, importer: isBuiltIn ? undefined : importer };
  let resolved = await build.resolve(path, { ...options, resolveDir: folder });
  // A site need not have the packages that only docsgen's own scripts import.
  if (isBuiltIn && resolved.errors.length > 0)
    resolved = await build.resolve(path, { ...options, resolveDir });
  const { errors, namespace, sideEffects, external, suffix } = resolved;
  return errors.length > 0 ? { errors } : { path: resolved.path, namespace, sideEffects, external, suffix };
}

/** What an import would resolve to instead of a call of `require`: the same module as for all others. */
async function resolveAsImport(
  build: PluginBuild,
  { importer, resolveDir, path }: OnResolveArgs,
  root: string,
): Promise<string | undefined> {
  const options = { kind: 'import-statement', importer, resolveDir, pluginData: RESOLVED_MARK } as const;
  const resolved = await build.resolve(path, options);
  return resolved.errors.length > 0 ? undefined : EXTERNAL_PREFIX + relative(root, resolved.path);
}
