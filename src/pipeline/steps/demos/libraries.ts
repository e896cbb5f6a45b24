/** The steps that make the library files of a site's demos. */

import type { ModuleUse } from '../../../bundle/chunks/collect-module-use.js';
import type { ModuleLocations } from '../../../bundle/chunks/link-imports.js';
import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { ExternalImport } from '../../../bundle/compile-browser-module.js';
import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { createSchemeModes } from '../../../site/color-schemes.js';
import { familyThemes } from '../../../site/mui/themes.js';
import { config } from '../site/config.js';
import type { EditScope } from '../../../client/demos/edit/compile-edit.js';
import { getSourceFolder } from '../../build-input.js';
import { installedPackage } from './installed-package.js';
import { trackCompiled } from '../../track-inputs.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { compileUsed, demoUse, type DemoScope } from './demo-use.js';
import { workspaceModules, type WorkspaceModules } from './workspace-modules.js';

interface DemoImports extends ModuleUse {
  readonly themes: readonly DemoLibrary[];
}

/** What demos need of installed packages, and which page alone needs what: apart, so that the library files stand as long as it
 *  stays the same. Also what packages of the workspace need. */
export const demoImports: Step<DemoImports, DemoScope> = {
  name: 'demo imports',
  run: async (read, scope) => {
    const { mergeExternalImports } = await import('../../../bundle/compile-browser-module.js');
    const { collectModuleUse } = await import('../../../bundle/chunks/collect-module-use.js');
    const { importsByPath, scope: workspaceScope } = await read.step(workspaceModules);
    const { pages, themes } = await read.step(
      demoUse,
      workspaceScope === 'rendered' ? workspaceScope : scope,
    );
    const pageImports = pages.map(({ externalImports, sharedPaths, ...page }) => ({
      ...page,
      externalImports: mergeExternalImports(
        externalImports.flatMap((imported) => importsByPath[imported.path] ?? [imported]),
      ),
      sharedPaths: sharedPaths.flatMap(
        (path) => importsByPath[path]?.map((imported) => imported.path) ?? [path],
      ),
    }));
    return { ...collectModuleUse(pageImports), themes };
  },
};

interface PackageLibraries {
  readonly places: ModuleLocations;
  /** Of the demos that an overview alone shows, by its pathname: before the others. */
  readonly overviewPlaces: Readonly<Record<string, ModuleLocations>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The files that a demo is brought to life by, and its themes. */
  readonly hosts: Readonly<Record<'react' | DemoLibrary, string | undefined>>;
}

/** The files of installed packages. */
export const packageLibraries: Step<PackageLibraries> = {
  name: 'package libraries',
  keepInMemory: true,
  run: async (read) =>
    compileUsed(async (scope) => compileForDemos(read, await read.step(demoImports, scope))),
};

async function compileForDemos(
  read: Read,
  { externalImports, pages, themes }: DemoImports,
): Promise<PackageLibraries> {
  const { compileLibraries } = await import('../../../bundle/chunks/compile-libraries.js');
  const sourceFolder = getSourceFolder(read);
  const schemeModes = createSchemeModes((await read.step(config)).colorSchemes);
  const getScriptPath = (name: string): string => `${sourceFolder}/client/demos/sidecars/${name}.ts`;
  const materialVersion = await readMajorVersion(read, familyThemes.packages.material);
  const getThemePath = (theme: DemoLibrary): string => {
    if (theme === 'material' && materialVersion === 5) return getScriptPath('material-5');
    return schemeModes ? `${sourceFolder}/client/color-schemes/${theme}.ts` : getScriptPath(theme);
  };
  const sidecarScripts = Object.fromEntries(
    themes.map((theme) => [familyThemes.packages[theme], getThemePath(theme)]),
  );
  const {
    files,
    moduleLocations: places,
    overviewLocations: overviewPlaces,
    imports,
    inputs,
    packageFiles,
    filesByPackage: sidecarFiles,
  } = await compileLibraries({
    root: read.root,
    builtInFolder: sourceFolder,
    externalImports,
    pages,
    sidecarScripts: { react: getScriptPath('react'), ...sidecarScripts },
    replacements: { 'react/jsx-runtime': getScriptPath('jsx-runtime') },
    constants: schemeModes ? { COLOR_SCHEMES: schemeModes } : {},
  });
  trackCompiled(read, { inputs, packageFiles, settingsFiles: [] });
  for (const { name, code } of files) read.emit(`_docsgen/${name}`, code);
  const hosts = {
    react: sidecarFiles['react'],
    material: sidecarFiles[familyThemes.packages.material],
    joy: sidecarFiles[familyThemes.packages.joy],
  };
  return { places, overviewPlaces, imports, hosts };
}

interface LibraryFiles extends PackageLibraries {
  /** What edited demos may import. */
  readonly editModules: EditScope['modules'];
}

/** The files of packages, those of the workspace too. */
export const libraryFiles: Step<LibraryFiles> = {
  name: 'demo libraries',
  keepInMemory: true,
  run: async (read) => {
    const { mergeExternalImports } = await import('../../../bundle/compile-browser-module.js');
    const { pages, specifiers } = await read.step(demoUse, 'compiled');
    const libraries = await read.step(packageLibraries);
    const linked = await emitWorkspaceFiles(read, await read.step(workspaceModules), libraries);
    const needs = mergeExternalImports(pages.flatMap(({ externalImports }) => externalImports));
    return {
      ...linked,
      overviewPlaces: libraries.overviewPlaces,
      hosts: libraries.hosts,
      editModules: await createEditModules(specifiers, needs, linked.places),
    };
  },
};

/** Links the files of workspace packages to the library files, and publishes them beside these. */
async function emitWorkspaceFiles(
  read: Read,
  { files }: WorkspaceModules,
  { places, imports }: Pick<PackageLibraries, 'places' | 'imports'>,
): Promise<Pick<PackageLibraries, 'places' | 'imports'>> {
  if (files.length === 0) return { places, imports };
  const { collectImportedFiles, linkImports } = await import('../../../bundle/chunks/link-imports.js');
  const { createExportPrefix } = await import('../../../bundle/chunks/export-names.js');
  const allPlaces: Record<string, ModuleLocations[string]> = { ...places };
  const allImports: Record<string, readonly string[]> = { ...imports };
  const publishedNames: Record<string, string> = {};
  for (const { specifier, name, code, paths } of files) {
    const linked = await linkImports(allPlaces, code, publishedNames);
    const address = await emitHashedFile(read, `${name}.js`, linked.code);
    const file = address.slice(address.lastIndexOf('/') + 1);
    publishedNames[specifier] = file;
    allImports[file] = collectImportedFiles(linked.files, allImports);
    for (const [index, path] of paths.entries())
      allPlaces[path] = { file, prefix: createExportPrefix(index) };
  }
  return { places: allPlaces, imports: allImports };
}

/** Of an installed package; nothing where it is not installed. */
async function readMajorVersion(read: Read, name: string): Promise<number | undefined> {
  const installed = await read.step(installedPackage, name);
  return installed ? Number.parseInt(installed.version, 10) : undefined;
}

/** What an edited demo may import: whatever some demo imports, under the same name. */
async function createEditModules(
  specifiers: BrowserDemo['specifiers'],
  needs: readonly ExternalImport[],
  places: ModuleLocations,
): Promise<EditScope['modules']> {
  const { formatExportName: exportName } = await import('../../../bundle/chunks/export-names.js');
  const namesByPath = new Map(needs.map(({ path, names }) => [path, names]));
  const modules = Object.entries(specifiers).flatMap(([specifier, path]) => {
    const place = places[path];
    const names = namesByPath.get(path) ?? [];
    if (!place || names.length === 0) return [];
    const exportedNames = names.map((name) => [name, exportName(place.prefix, name)]);
    return [
      [
        specifier,
        { file: place.file, names: Object.fromEntries(exportedNames) as Readonly<Record<string, string>> },
      ],
    ];
  });
  return Object.fromEntries(modules) as EditScope['modules'];
}
