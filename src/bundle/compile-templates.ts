/** Compiles the templates. A file in the site's template folder replaces docsgen's own of the same name. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { compile, type CompiledModule, type OnFailure } from './compile.js';
import { createSingleCopyOptions } from './single-copies.js';

interface TemplateFolders {
  /** The site folder, absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** docsgen's own templates, absolute. */
  readonly builtInFolder: string;
  /** The site's templates, absolute. */
  readonly siteFolder?: string;
  /** docsgen's own copy of `@mui/material/styles`, compiled, absolute. */
  readonly materialStylesFile: string;
  /** What `theme/brand.ts` exports in its place. Without it, the file stays. */
  readonly brand?: unknown;
}

export async function compileTemplates(
  folders: TemplateFolders,
  onFailure?: OnFailure,
): Promise<CompiledModule> {
  const entry = join(folders.builtInFolder, 'index.ts');
  const singleCopies = createSingleCopyOptions();
  const compileWith = async (plugins: readonly Plugin[]): Promise<CompiledModule> => {
    const compiled = await compile({
      root: folders.root,
      diagnosticCode: 'template/compile',
      onFailure,
      build: {
        entryPoints: [findSiteFile(entry, folders) ?? entry],
        platform: 'node',
        jsx: 'automatic',
        ...singleCopies,
        plugins: [...singleCopies.plugins, ...plugins, ...createTemplatePlugins(folders)],
      },
    });
    // Nobody adds files to docsgen's own templates.
    const lookups = compiled.lookups.filter((file) => !file.startsWith(`${folders.builtInFolder}/`));
    return { ...compiled, lookups };
  };
  const compiled = await compileWith([createStylesPlugin(folders)]);
  // What else the templates import of Material UI shares modules with its styles.
  return compiled.packageFiles.some((file) => file.includes('/node_modules/@mui/'))
    ? compileWith([])
    : compiled;
}

function createStylesPlugin({ materialStylesFile }: TemplateFolders): Plugin {
  return {
    name: 'docsgen-material-styles',
    setup(build) {
      const path = pathToFileURL(materialStylesFile).href;
      build.onResolve({ filter: /^@mui\/material\/styles$/ }, () => ({ path, external: true }));
    },
  };
}

function createTemplatePlugins({ brand, siteFolder, ...folders }: TemplateFolders): readonly Plugin[] {
  return [
    ...(brand === undefined ? [] : [createBrandPlugin(folders.builtInFolder, brand)]),
    ...(siteFolder === undefined ? [] : [createSitePlugin({ ...folders, siteFolder })]),
  ];
}

type SiteFolders = TemplateFolders & { readonly siteFolder: string };

/** Puts the site's templates in the place of docsgen's own. */
function createSitePlugin(folders: SiteFolders): Plugin {
  return {
    name: 'docsgen-templates',
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
        const isSiteFile = importer.startsWith(`${folders.siteFolder}/`);
        if (!isSiteFile || pluginData === 'resolved') return undefined;
        const options = { kind, resolveDir: folders.builtInFolder, pluginData: 'resolved' };
        const resolved = await build.resolve(path, options);
        // What docsgen does not have, the site may.
        return resolved.errors.length > 0 ? undefined : resolved;
      });
    },
  };
}

function createBrandPlugin(builtInFolder: string, brand: unknown): Plugin {
  const file = join(builtInFolder, 'theme/brand.ts');
  const contents = `export const brand = ${JSON.stringify(brand)};`;
  return {
    name: 'docsgen-brand',
    setup(build) {
      build.onLoad({ filter: /[\\/]theme[\\/]brand\.ts$/ }, ({ path }) =>
        path === file ? { contents, loader: 'js' } : undefined,
      );
    },
  };
}

/** Resolves a relative import between templates to the site's file if it has one, else to docsgen's. */
function resolveTemplate(
  { path: specifier, importer }: OnResolveArgs,
  folders: SiteFolders,
): string | undefined {
  const target = resolve(dirname(importer), specifier);
  const templatesFolder = [folders.siteFolder, folders.builtInFolder].find((folder) =>
    target.startsWith(`${folder}/`),
  );
  if (!templatesFolder || !importer.startsWith(`${templatesFolder}/`)) return undefined;
  const path = relative(templatesFolder, target);
  const builtInFile = findBuiltInFile(path, folders);
  return findSiteFile(builtInFile ?? join(folders.builtInFolder, path), folders) ?? builtInFile;
}

/** The site's file at the same path, or, for a part, without the folder below `parts`. */
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

/** `parts/Chip.js` may stand for `parts/Chip.tsx` or `parts/Chip.ts`. */
function findSourceFile(path: string): string | undefined {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.tsx`, `${stem}.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
}
