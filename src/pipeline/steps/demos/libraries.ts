/** The steps that make the library files of a site's demos. */

import type { ModuleUse } from '../../../bundle/chunks/collect-module-use.js';
import type { ModuleLocations } from '../../../bundle/chunks/link-imports.js';
import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { ExternalImport } from '../../../bundle/compile-browser-module.js';
import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { createSchemeModes } from '../../../site/color-schemes.js';
import { config } from '../site/config.js';
import type { EditScope } from '../../../client/demos/edit/compile-edit.js';
import { getSourceFolder } from '../../build-input.js';
import { findPackageManifests } from '../../installed-packages.js';
import { trackCompiled } from '../../track-inputs.js';
import { demoMarkup, uniqueKeys } from './markup.js';
import { demoModule, pageDemoKeys } from './modules.js';
import { wrapperModule, wrapperPath } from './wrappers.js';

type Specifiers = BrowserDemo['specifiers'];

interface DemoImports extends ModuleUse {
  readonly specifiers: Specifiers;
  readonly themes: readonly DemoLibrary[];
}

/** What demos need, and which page alone needs what: apart, so that the library files stand as long as it stays the same. */
export const demoImports: Step<DemoImports> = {
  name: 'demo imports',
  run: async (read) => {
    const { mergeExternalImports: joinNeeds } = await import('../../../bundle/compile-browser-module.js');
    const { collectModuleUse: wantedBy } = await import('../../../bundle/chunks/collect-module-use.js');
    const pages = await read.step(pageDemoKeys);
    const keys = uniqueKeys(pages.flatMap((one) => one.keys));
    // All at once: those that wait for each other are compiled together.
    const rendered = await read.steps(demoMarkup, keys, keys.length);
    const renderedEntries = new Set(keys.filter((_, at) => rendered[at]).map(([entry]) => entry));
    const entries = [...renderedEntries];
    const compiled = await read.steps(demoModule, entries, entries.length);
    const wrappers = await Promise.all(entries.map(async (entry) => readWrapperModule(read, entry)));
    const modules = new Map(
      entries.map((entry, at) => [entry, [compiled[at], wrappers[at]].filter((one) => one != null)]),
    );
    const allModules = [...modules.values()].flat();
    const specifiers = Object.assign({}, ...allModules.map((module) => module.specifiers)) as Specifiers;
    const pageImports = pages.map(({ pathname, keys: pageKeys }) => ({
      name: toPageName(pathname),
      externalImports: joinNeeds(
        pageKeys.flatMap(([entry]) => modules.get(entry) ?? []).flatMap((module) => module.externalImports),
      ),
    }));
    return {
      ...wantedBy(pageImports),
      specifiers: Object.fromEntries(Object.entries(specifiers).sort(([a], [b]) => (a < b ? -1 : 1))),
      themes: [...new Set(rendered.flatMap((one) => one?.libraries ?? []))].sort(),
    };
  },
};

async function readWrapperModule(read: Read, entry: string) {
  const path = await read.step(wrapperPath, entry);
  return path === null ? undefined : read.step(wrapperModule, path);
}

/** `react-slider` of `/material-ui/react-slider/`. */
function toPageName(pathname: string): string {
  return pathname.split('/').findLast((part) => part !== '') ?? 'home';
}

interface LibraryFiles {
  readonly places: ModuleLocations;
  /** What edited demos may import. */
  readonly editModules: EditScope['modules'];
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The files that a demo is brought to life by, and its themes. */
  readonly hosts: Readonly<Record<'react' | DemoLibrary, string | undefined>>;
}

const SIDECAR_PACKAGES = { material: '@mui/material', joy: '@mui/joy' } as const;

export const libraryFiles: Step<LibraryFiles> = {
  name: 'demo libraries',
  keepInMemory: true,
  run: async (read) => {
    const { externalImports: needs, pages, themes, specifiers } = await read.step(demoImports);
    const { compileLibraries } = await import('../../../bundle/chunks/compile-libraries.js');
    const sourceFolder = getSourceFolder(read);
    const schemeModes = createSchemeModes((await read.step(config)).colorSchemes);
    const getScriptPath = (name: string): string => `${sourceFolder}/client/demos/sidecars/${name}.ts`;
    const getThemePath = (theme: DemoLibrary): string => {
      if (theme === 'material' && readMajorVersion(read, '@mui/material') === 5)
        return getScriptPath('material-5');
      return schemeModes ? `${sourceFolder}/client/color-schemes/${theme}.ts` : getScriptPath(theme);
    };
    const sidecarScripts = Object.fromEntries(
      themes.map((theme) => [SIDECAR_PACKAGES[theme], getThemePath(theme)]),
    );
    const {
      files,
      moduleLocations: places,
      imports,
      inputs,
      packageFiles,
      filesByPackage: sidecarFiles,
    } = await compileLibraries({
      root: read.root,
      builtInFolder: sourceFolder,
      externalImports: needs,
      pages,
      sidecarScripts: { react: getScriptPath('react'), ...sidecarScripts },
      replacements: { 'react/jsx-runtime': getScriptPath('jsx-runtime') },
      constants: schemeModes ? { COLOR_SCHEMES: schemeModes } : {},
    });
    trackCompiled(read, { inputs, packageFiles, settingsFiles: [] });
    for (const { name, code } of files) read.emit(`_docsgen/${name}`, code);
    const hosts = {
      react: sidecarFiles['react'],
      material: sidecarFiles['@mui/material'],
      joy: sidecarFiles['@mui/joy'],
    };
    return { places, imports, hosts, editModules: await createEditModules(specifiers, needs, places) };
  },
};

/** Of an installed package; nothing where it is not installed. */
function readMajorVersion(read: Read, name: string): number | undefined {
  for (const file of findPackageManifests(read.root, name)) {
    const bytes = read.bytes(file);
    if (bytes)
      return Number.parseInt((JSON.parse(Buffer.from(bytes).toString()) as { version: string }).version, 10);
  }
  return undefined;
}

/** What an edited demo may import: whatever some demo imports, under the same name. */
async function createEditModules(
  specifiers: Specifiers,
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
