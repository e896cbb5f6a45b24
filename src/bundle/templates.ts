/** Compiles the templates: docsgen's own, where the site's folder has no file of the same name. */

import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { compile, type Compiled, type OnFailure } from './compile.js';

export interface TemplateFolders {
  /** The site folder, absolute: messages name files relative to it. */
  readonly root: string;
  /** docsgen's own templates, absolute. */
  readonly own: string;
  /** The site's templates, absolute. */
  readonly site?: string | undefined;
}

/** One copy of these for docsgen and for the templates, or no context of React would be found again. */
const ONE_COPY = /^(docsgen\/kit|react|react-dom|@emotion\/(react|styled|cache))(\/.*)?$/;

export async function compileTemplates(folders: TemplateFolders, onFailure?: OnFailure): Promise<Compiled> {
  return compile({
    root: folders.root,
    code: 'template/compile',
    onFailure,
    build: {
      entryPoints: [standIn(join(folders.own, 'index.ts'), folders) ?? join(folders.own, 'index.ts')],
      platform: 'node',
      jsx: 'automatic',
      plugins: [oneCopy, shadowing(folders)],
    },
  });
}

const oneCopy: Plugin = {
  name: 'docsgen-one-copy',
  setup(build) {
    build.onResolve({ filter: ONE_COPY }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};

function shadowing(folders: TemplateFolders): Plugin {
  return {
    name: 'docsgen-shadowing',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, (args) => {
        const path = shadowOf(args, folders);
        return path ? { path } : undefined;
      });
      build.onResolve({ filter: /^docsgen\/templates\// }, ({ path }) => {
        const own = sourceAt(join(folders.own, path.slice('docsgen/templates/'.length)));
        return own ? { path: own } : { errors: [{ text: `docsgen has no template "${path}"` }] };
      });
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, pluginData }) => {
        const isSite = folders.site !== undefined && importer.startsWith(`${folders.site}/`);
        if (!isSite || pluginData === 'own') return undefined;
        return build.resolve(path, { kind, resolveDir: folders.own, pluginData: 'own' });
      });
    },
  };
}

/** A relative import of one template by another: the site's file where it has one, else docsgen's. */
function shadowOf({ path, importer }: OnResolveArgs, folders: TemplateFolders): string | undefined {
  const target = resolve(dirname(importer), path);
  const home = [folders.site, folders.own].find((folder) => folder && target.startsWith(`${folder}/`));
  if (!home || !importer.startsWith(`${home}/`)) return undefined;
  const own = join(folders.own, relative(home, target));
  return standIn(own, folders) ?? sourceAt(own);
}

function standIn(own: string, { own: folder, site }: TemplateFolders): string | undefined {
  return site && sourceAt(join(site, relative(folder, own)));
}

/** `parts/Chip.js` is written for `parts/Chip.tsx` or `parts/Chip.ts`. */
function sourceAt(path: string): string | undefined {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.tsx`, `${stem}.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
}
