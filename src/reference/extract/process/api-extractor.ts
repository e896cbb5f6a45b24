/** The API reference of an installed package: as it is remembered, else extracted anew in a process of its own, for
 *  TypeScript needs much memory and gives it back only by ending. Knows nothing of what it extracts. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackageApi } from '../../package-api.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { extractInChild, type ExtractionChildOptions } from './extract-in-child.js';
import { readCachedResult, writeCachedResult } from './extraction-cache.js';
import { collectInputFiles } from './input-files.js';

export interface ApiExtractorOptions extends ExtractionChildOptions {
  /** Absolute; packages are found from it. */
  readonly siteFolder: string;
  /** Where references are remembered, absolute. None: nowhere. */
  readonly cache?: string | undefined;
}

export interface ExtractionResult {
  /** Absent where an error keeps the reference from being whole. */
  readonly api?: PackageApi;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that the answer holds for as long as they stay as they are, relative to the site folder. */
  readonly inputFiles: readonly string[];
}

export interface ApiExtractor {
  /** `without`: the names of exports that are left out of the reference. */
  extract(name: string, excludedNames?: readonly string[]): Promise<ExtractionResult>;
}

/** No process is started where the reference is remembered. */
export function createApiExtractor({
  siteFolder,
  cache,
  ...childOptions
}: ApiExtractorOptions): ApiExtractor {
  return {
    async extract(name, excludedNames = []) {
      const installedFolder = findInstalledFolder(siteFolder, name);
      const folder = installedFolder ?? findOwnPackageFolder(siteFolder, name);
      if (folder === undefined)
        return {
          diagnostics: [createNotInstalledDiagnostic(name)],
          inputFiles: listInstallationFiles(siteFolder, name),
        };
      const cached = readCachedResult({ cache, siteFolder, folder, name, excludedNames });
      if (cached) return cached;
      const task = { name, folder: toSlashes(folder), resolveFrom: toSlashes(siteFolder), excludedNames };
      const { api, diagnostics, sourceFiles } = await extractInChild(task, childOptions);
      // Where something is missing, whatever is installed next may be it.
      const inputFiles = [
        ...collectInputFiles(sourceFiles, { siteFolder, folder }),
        ...(api ? [] : listInstallationFiles(siteFolder, name)),
      ];
      const isUnbuilt = !installedFolder && diagnostics.some(({ code }) => code === 'api/no-types');
      if (isUnbuilt) return { api: createEmptyApi(name), diagnostics: [], inputFiles };
      if (!api) return { diagnostics, inputFiles };
      writeCachedResult({ cache, siteFolder, folder, name, excludedNames }, { api, diagnostics, inputFiles });
      return { api, diagnostics, inputFiles };
    },
  };
}

/** The nearest `node_modules` above that holds the package, as Node looks for it. */
function findInstalledFolder(siteFolder: string, name: string): string | undefined {
  return listAncestorFolders(siteFolder)
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

/** The package to which the site belongs: it need not be installed, and its types need not be made yet. */
function findOwnPackageFolder(siteFolder: string, name: string): string | undefined {
  return listAncestorFolders(siteFolder).find(
    (folder) => readPackageName(join(folder, 'package.json')) === name,
  );
}

function readPackageName(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name;
  } catch {
    return undefined;
  }
}

function createEmptyApi(name: string): PackageApi {
  return { package: name, version: '', components: {}, hooks: {}, functions: {} };
}

/** Files that change when something is installed, whichever package manager does it. */
function listInstallationFiles(siteFolder: string, name: string): readonly string[] {
  const files = [
    'node_modules/.package-lock.json',
    'node_modules/.modules.yaml',
    'node_modules/.yarn-state.yml',
    'node_modules/.yarn-integrity',
    `node_modules/${name}/package.json`,
  ];
  return listAncestorFolders(siteFolder).flatMap((folder) =>
    files.map((file) => toSlashes(relative(siteFolder, join(folder, file)))),
  );
}

function listAncestorFolders(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listAncestorFolders(parent)];
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function createNotInstalledDiagnostic(name: string): Diagnostic {
  return {
    file: 'package.json',
    code: 'api/not-installed',
    severity: 'error',
    message: `${name} is not installed`,
    hint: `Install it beside the site, as with npm install ${name}, or take it from the packages of the config.`,
  };
}
