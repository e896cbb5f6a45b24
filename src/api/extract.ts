/** The API reference of an installed package: as it is remembered, else extracted anew in a process of its own, for
 *  TypeScript needs much memory and gives it back only by ending. Knows nothing of what it extracts. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackageApi } from '../pages/api/describe.js';
import type { Problem } from '../report/problem.js';
import { extractInChild, type ChildOptions } from './child-process.js';
import { recall, remember } from './memory.js';
import { witnessesOf } from './witnesses.js';

export interface ApiHostOptions extends ChildOptions {
  /** Absolute; packages are found from it. */
  readonly siteFolder: string;
  /** Where references are remembered, absolute. None: nowhere. */
  readonly cache?: string | undefined;
}

export interface ApiAnswer {
  /** Absent where an error keeps the reference from being whole. */
  readonly api?: PackageApi;
  readonly problems: readonly Problem[];
  /** The files that the answer holds for as long as they stay as they are, relative to the site folder. */
  readonly witnesses: readonly string[];
}

export interface ApiHost {
  /** `without`: the names of exports that are left out of the reference. */
  extract(name: string, without?: readonly string[]): Promise<ApiAnswer>;
}

/** No process is started where the reference is remembered. */
export function openApiHost({ siteFolder, cache, ...child }: ApiHostOptions): ApiHost {
  return {
    async extract(name, without = []) {
      const installed = folderOf(siteFolder, name);
      const folder = installed ?? ownFolderOf(siteFolder, name);
      if (folder === undefined)
        return { problems: [notInstalled(name)], witnesses: installations(siteFolder, name) };
      const known = recall({ cache, siteFolder, folder, name, without });
      if (known) return known;
      const task = { name, folder: slashed(folder), from: slashed(siteFolder), without };
      const { api, problems, sources } = await extractInChild(task, child);
      // Where something is missing, whatever is installed next may be it.
      const witnesses = [
        ...witnessesOf(sources, { siteFolder, folder }),
        ...(api ? [] : installations(siteFolder, name)),
      ];
      const isUnbuilt = !installed && problems.some(({ code }) => code === 'api/no-types');
      if (isUnbuilt) return { api: nothingYet(name), problems: [], witnesses };
      if (!api) return { problems, witnesses };
      remember({ cache, siteFolder, folder, name, without }, { api, problems, witnesses });
      return { api, problems, witnesses };
    },
  };
}

/** The nearest `node_modules` above that holds the package, as Node looks for it. */
function folderOf(siteFolder: string, name: string): string | undefined {
  return foldersAbove(siteFolder)
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

/** The package to which the site belongs: it need not be installed, and its types need not be made yet. */
function ownFolderOf(siteFolder: string, name: string): string | undefined {
  return foldersAbove(siteFolder).find((folder) => nameIn(join(folder, 'package.json')) === name);
}

function nameIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name;
  } catch {
    return undefined;
  }
}

function nothingYet(name: string): PackageApi {
  return { package: name, version: '', components: {}, hooks: {}, functions: {} };
}

/** Files that change when something is installed, whichever package manager does it. */
function installations(siteFolder: string, name: string): readonly string[] {
  const files = [
    'node_modules/.package-lock.json',
    'node_modules/.modules.yaml',
    'node_modules/.yarn-state.yml',
    'node_modules/.yarn-integrity',
    `node_modules/${name}/package.json`,
  ];
  return foldersAbove(siteFolder).flatMap((folder) =>
    files.map((file) => slashed(relative(siteFolder, join(folder, file)))),
  );
}

function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function notInstalled(name: string): Problem {
  return {
    file: 'package.json',
    code: 'api/not-installed',
    severity: 'error',
    message: `${name} is not installed`,
    hint: `Install it beside the site, as with npm install ${name}, or take it from the packages of the config.`,
  };
}
