/** Compiles the templates: docsgen's own, where the site's folder has no file of the same name. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { compile, type CompiledModule, type OnFailure } from './compile.js';

export interface TemplateFolders {
  /** The site folder, absolute: messages name files relative to it. */
  readonly root: string;
  /** docsgen's own templates, absolute. */
  readonly builtInFolder: string;
  /** The site's templates, absolute. */
  readonly siteFolder?: string | undefined;
}

/** One copy of these for docsgen and for the templates, or no context of React would be found again. */
const SINGLE_COPY_PACKAGES = /^(docsgen\/kit|react|react-dom|@emotion\/(react|styled|cache))(\/.*)?$/;

export async function compileTemplates(
  folders: TemplateFolders,
  onFailure?: OnFailure,
): Promise<CompiledModule> {
  return compile({
    root: folders.root,
    diagnosticCode: 'template/compile',
    onFailure,
    build: {
      entryPoints: [
        findSiteFile(join(folders.builtInFolder, 'index.ts'), folders) ??
          join(folders.builtInFolder, 'index.ts'),
      ],
      platform: 'node',
      jsx: 'automatic',
      plugins: [singleCopyPlugin, createShadowingPlugin(folders)],
    },
  });
}

const singleCopyPlugin: Plugin = {
  name: 'docsgen-one-copy',
  setup(build) {
    build.onResolve({ filter: SINGLE_COPY_PACKAGES }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};

function createShadowingPlugin(folders: TemplateFolders): Plugin {
  return {
    name: 'docsgen-shadowing',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, (args) => {
        const path = resolveTemplate(args, folders);
        return path ? { path } : undefined;
      });
      build.onResolve({ filter: /^docsgen\/templates\// }, ({ path }) => {
        const builtInFile = findBuiltInFile(path.slice('docsgen/templates/'.length), folders);
        return builtInFile
          ? { path: builtInFile }
          : { errors: [{ text: `docsgen has no template "${path}"` }] };
      });
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, pluginData }) => {
        const isSiteFile = folders.siteFolder !== undefined && importer.startsWith(`${folders.siteFolder}/`);
        if (!isSiteFile || pluginData === 'own') return undefined;
        return build.resolve(path, { kind, resolveDir: folders.builtInFolder, pluginData: 'own' });
      });
    },
  };
}

/** A relative import of one template by another: the site's file where it has one, else docsgen's. */
function resolveTemplate(
  { path: specifier, importer }: OnResolveArgs,
  folders: TemplateFolders,
): string | undefined {
  const target = resolve(dirname(importer), specifier);
  const templatesFolder = [folders.siteFolder, folders.builtInFolder].find(
    (folder) => folder && target.startsWith(`${folder}/`),
  );
  if (!templatesFolder || !importer.startsWith(`${templatesFolder}/`)) return undefined;
  const path = relative(templatesFolder, target);
  const builtInFile = findBuiltInFile(path, folders);
  return findSiteFile(builtInFile ?? join(folders.builtInFolder, path), folders) ?? builtInFile;
}

/** A file of the site at the same path; for a part, also without the folder below `parts`. */
function findSiteFile(file: string, { builtInFolder, siteFolder }: TemplateFolders): string | undefined {
  if (siteFolder === undefined) return undefined;
  const path = relative(builtInFolder, file);
  const flatPath = path.replace(/^parts\/[^/]+\/(?=[^/]+$)/, 'parts/');
  return findSourceFile(join(siteFolder, path)) ?? findSourceFile(join(siteFolder, flatPath));
}

/** `parts/Chip.js` may also stand for `parts/page/Chip.tsx`. */
function findBuiltInFile(path: string, { builtInFolder }: TemplateFolders): string | undefined {
  const file = findSourceFile(join(builtInFolder, path));
  const name = /^parts\/([^/]+)$/.exec(path)?.[1];
  if (file !== undefined || name === undefined) return file;
  const folders = readdirSync(join(builtInFolder, 'parts'), { withFileTypes: true });
  return folders
    .flatMap((folder) =>
      folder.isDirectory() ? (findSourceFile(join(builtInFolder, 'parts', folder.name, name)) ?? []) : [],
    )
    .at(0);
}

/** `parts/Chip.js` is written for `parts/Chip.tsx` or `parts/Chip.ts`. */
function findSourceFile(path: string): string | undefined {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.tsx`, `${stem}.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
}
