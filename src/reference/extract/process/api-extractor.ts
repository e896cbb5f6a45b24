/** Finds an installed package and extracts its API reference, or reads the reference from the cache. */

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createEmptyApi } from '../../package-api.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { formatInstallCommand } from '../../../environment/package-manager.js';
import type { ExportSelection } from '../extract-package.js';
import { createChildExtractor } from './extract-in-child.js';
import type { ExtractionProcessOptions } from './extraction-process.js';
import { readCachedResult, writeCachedResult, type ExtractionResult } from './extraction-cache.js';
import { readManifest } from './read-manifest.js';

/** Packages are resolved from the site folder. */
interface ApiExtractorOptions extends ExtractionProcessOptions {
  /** The folder of cached references, absolute. Without it, nothing is cached. */
  readonly cache?: string;
  /** Another text for each state of the installed packages whose declarations were read. */
  readonly getPackageState?: () => string;
}

export interface ApiExtractor {
  /** Whether a process is at work. */
  readonly isExtracting: boolean;
  extract(name: string, selection?: ExportSelection): Promise<ExtractionResult>;
}

/** An extractor for the packages of a site. A cached reference is returned without starting a process. */
export function createApiExtractor({
  cache,
  getPackageState = () => '',
  ...options
}: ApiExtractorOptions): ApiExtractor {
  const { siteFolder } = options;
  const extractInChild = createChildExtractor(options);
  let unfinishedTasks = 0;
  return {
    get isExtracting() {
      return unfinishedTasks > 0;
    },
    async extract(name, selection = {}) {
      const installedFolder = findInstalledFolder(siteFolder, name);
      const folder = installedFolder ?? findOwnPackageFolder(siteFolder, name);
      const installationFiles = listInstallationFiles(siteFolder, name);
      if (folder === undefined)
        return {
          diagnostics: [createNotInstalledDiagnostic(name, siteFolder)],
          inputFiles: installationFiles,
          packageFiles: [],
        };
      const packageState = getPackageState();
      const request =
        cache === undefined ? undefined : { cache, siteFolder, folder, name, selection, packageState };
      const cached = request && readCachedResult(request);
      if (cached) return cached;
      const task = { name, folder: toSlashes(folder), resolveFrom: toSlashes(siteFolder), selection };
      unfinishedTasks += 1;
      const extraction = extractInChild(task).finally(() => (unfinishedTasks -= 1));
      const { api, diagnostics, sourceFiles } = await extraction;
      const inputFiles = collectInputFiles(sourceFiles, siteFolder, folder);
      const packageFiles = sourceFiles
        .filter((file) => INSTALLED_PACKAGE.test(file))
        .map((file) => toSlashes(relative(siteFolder, file)));
      if (api) {
        if (request) writeCachedResult(request, { api, diagnostics, inputFiles, packageFiles });
        return { api, diagnostics, inputFiles, packageFiles };
      }
      // Where something is missing, the next installation may bring it.
      const allInputFiles = [...inputFiles, ...installationFiles];
      const isUnbuilt = !installedFolder && diagnostics.some(({ code }) => code === 'api/no-types');
      return isUnbuilt
        ? { api: createEmptyApi(name), diagnostics: [], inputFiles: allInputFiles, packageFiles }
        : { diagnostics, inputFiles: allInputFiles, packageFiles };
    },
  };
}

/** The nearest `node_modules` above that holds the package, as Node looks for it. */
function findInstalledFolder(siteFolder: string, name: string): string | undefined {
  return listAncestorFolders(siteFolder)
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

/** The package that the site belongs to. It need not be installed, and its types need not be built yet. */
function findOwnPackageFolder(siteFolder: string, name: string): string | undefined {
  return listAncestorFolders(siteFolder).find((folder) => {
    try {
      return readManifest(folder)['name'] === name;
    } catch {
      return false;
    }
  });
}

/** The folder of an installed package, at the beginning of a path. */
const INSTALLED_PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The files on which a reference depends, relative to the site. Of an installed package it is the `package.json`. Of a package that is linked from a workspace, it is every file that was read. */
function collectInputFiles(
  sourceFiles: readonly string[],
  siteFolder: string,
  folder: string,
): readonly string[] {
  const files = sourceFiles.map((file) => {
    const packageFolder = INSTALLED_PACKAGE.exec(file)?.[0];
    return packageFolder === undefined ? file : `${packageFolder}/package.json`;
  });
  const inputFiles = new Set([`${folder}/package.json`, ...files]);
  return [...inputFiles].map((file) => toSlashes(relative(siteFolder, file))).sort();
}

/** Files that change when something is installed, with any package manager. */
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

function createNotInstalledDiagnostic(name: string, folder: string): Diagnostic {
  return {
    file: 'package.json',
    code: 'api/not-installed',
    severity: 'error',
    message: `${name} is not installed`,
    hint: `Install it beside the site with ${formatInstallCommand([name], { folder })}, or remove it from the packages of the config.`,
  };
}
