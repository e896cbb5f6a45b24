/** An esbuild plugin for what demos import besides modules. The class names of a CSS module and the address of an image are the
 *  same on the server and in browsers. */

import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { compileClassNames } from './compile-class-names.js';
import { compileSass } from './compile-sass.js';
import { ASSET_FILE, CSS_MODULE_FILE, STYLE_FILE } from '../../text/file-kinds.js';
import {
  ASSET_PREFIX,
  CSS_MODULE_PREFIX,
  toModuleName,
  toSourceName,
  type ImportedFiles,
} from './imported-files.js';

interface ImportsPluginOptions {
  readonly files: ImportedFiles;
  /** `false`: browsers get stylesheets from the page; of CSS modules only the names are compiled. */
  readonly includesStyles: boolean;
}

const RESOLVED_MARK = 'resolved';
const MODULE_NAMESPACE = CSS_MODULE_PREFIX.slice(0, -1);
const ASSET_NAMESPACE = ASSET_PREFIX.slice(0, -1);

/** Spares esbuild asking for the other imports, which are most. */
const HAS_EXTENSION = /\.[A-Za-z0-9]+(?:[?#].*)?$/;

/** The imports of stylesheets, whatever they name. */
const STYLE_IMPORTS: readonly OnResolveArgs['kind'][] = ['import-rule', 'composes-from', 'url-token'];

export function createImportsPlugin({ files, includesStyles }: ImportsPluginOptions): Plugin {
  const { root } = files;
  return {
    name: 'docsgen-imported-files',
    setup(build) {
      build.onResolve({ filter: HAS_EXTENSION }, async (args) => {
        if (args.pluginData === RESOLVED_MARK || args.kind === 'entry-point') return undefined;
        const isStyleImport = STYLE_IMPORTS.includes(args.kind);
        const [path, suffix = ''] = isStyleImport ? splitSuffix(args.path) : [args.path];
        if (isStyleImport && /^(?:[a-z-]+:|\/|#|$)/i.test(path)) return { path: args.path, external: true };
        if (!isStyleImport && !STYLE_FILE.test(path) && !ASSET_FILE.test(path)) return undefined;
        const { path: file, errors } = await resolveFile(build, { ...args, path });
        if (!file) return { errors };
        if (args.kind === 'url-token')
          return { path: `${await files.addAsset(file)}${suffix}`, external: true };
        if (!STYLE_FILE.test(file)) {
          const name = (await files.addAsset(file)).slice(ASSET_PREFIX.length);
          return { path: name, namespace: ASSET_NAMESPACE };
        }
        if (!CSS_MODULE_FILE.test(file)) return { path: file };
        return { path: toModuleName(relative(root, file)), namespace: MODULE_NAMESPACE };
      });
      build.onLoad({ filter: /./, namespace: ASSET_NAMESPACE }, ({ path }) => ({
        contents: `export default ${JSON.stringify(ASSET_PREFIX + path)};`,
      }));
      build.onLoad({ filter: STYLE_FILE, namespace: MODULE_NAMESPACE }, async ({ path }) => {
        const file = join(root, toSourceName(CSS_MODULE_PREFIX + path));
        const plugin = createImportsPlugin({ files, includesStyles: true });
        if (!includesStyles) return compileClassNames(file, root, plugin);
        return loadStylesheet(file, { files, loader: 'local-css' });
      });
      build.onLoad({ filter: STYLE_FILE }, async ({ path }) =>
        includesStyles ? loadStylesheet(path, { files, loader: 'css' }) : { contents: '' },
      );
    },
  };
}

/** `font.woff?#iefix`: what stands behind the path belongs to the address. */
function splitSuffix(path: string): readonly [path: string, suffix: string] {
  const end = path.search(/[?#]/);
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
}

/** In a stylesheet, `photo.jpg` is a file beside it before it is one of a package. */
async function resolveFile(
  build: PluginBuild,
  { path, kind, importer, resolveDir }: OnResolveArgs,
): Promise<OnResolveResult> {
  const isRelative = /^\.{0,2}\//.test(path);
  const options = { kind, importer, resolveDir, pluginData: RESOLVED_MARK };
  const candidates = isRelative ? [path] : STYLE_IMPORTS.includes(kind) ? [`./${path}`] : [];
  for (const candidate of candidates) {
    const resolved = await build.resolve(candidate, options);
    if (resolved.errors.length === 0) return { path: resolved.path };
    if (isRelative) return { errors: resolved.errors };
  }
  try {
    return { path: createRequire(resolve(resolveDir, 'index.js')).resolve(path) };
  } catch {
    return { errors: [{ text: `Could not resolve "${path}"` }] };
  }
}

interface StylesheetOptions {
  readonly files: ImportedFiles;
  readonly loader: 'css' | 'local-css';
}

async function loadStylesheet(file: string, { files, loader }: StylesheetOptions): Promise<OnLoadResult> {
  const resolveDir = dirname(file);
  if (file.endsWith('.css')) return { contents: await readFile(file, 'utf8'), loader, resolveDir };
  const compiled = compileSass(file, files.root);
  if ('errors' in compiled) return { errors: [...compiled.errors] };
  files.addPartials(file, compiled.files);
  return { contents: compiled.css, loader, resolveDir };
}
