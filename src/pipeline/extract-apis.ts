/** The API references of a site's packages without the rest of the site. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openApiHost } from '../api/extract.js';
import { Graph } from '../graph/graph.js';
import { Unavailable, type Step } from '../graph/step.js';
import type { PackageApi } from '../pages/api/describe.js';
import type { Problem } from '../report/problem.js';
import { ownFolder } from './engine.js';
import { foldersOf, type Folders } from './folders.js';
import type { Given, Tools } from './given.js';
import { fromHere, judge, type Status } from './judge.js';
import type { BuildOptions } from './options.js';
import { SeenFiles } from './seen.js';
import { allSteps } from './registry.js';
import { packageApi, packageNames } from './steps/api.js';

export interface ApiOptions extends Pick<BuildOptions, 'site' | 'config' | 'cacheDir' | 'maxWarnings'> {
  /** Only this one, which need not be in the config. */
  readonly package?: string;
}

export interface Apis {
  readonly status: Status;
  readonly problems: readonly Problem[];
  /** In the order of the config; whole where the status is `complete`. */
  readonly apis: readonly PackageApi[];
}

/** Extracts what a build of the site would extract. */
export async function extractApis({ package: name, ...options }: ApiOptions): Promise<Apis> {
  const folders = foldersOf(options);
  try {
    const hasConfig = existsSync(join(folders.site, folders.config));
    return hasConfig || name === undefined
      ? await configured(folders, { ...options, ...(name === undefined ? {} : { package: name }) })
      : await alone(folders, name);
  } finally {
    folders.dispose();
  }
}

/** The references, of one package or of all that the config names; problems are told with them. */
function referencesOf(name: string | undefined): Step<readonly (PackageApi | undefined)[]> {
  return {
    name: 'references',
    live: true,
    run: async (read) => read.steps(packageApi, name === undefined ? await read.step(packageNames) : [name]),
  };
}

async function configured(folders: Folders, { package: name, maxWarnings }: ApiOptions): Promise<Apis> {
  const { config, modules, ownTemplates, site } = folders;
  const given: Given = { config, base: null, drafts: false, ownTemplates };
  const tools: Pick<Tools, 'modules' | 'api' | 'atOnce'> = {
    modules,
    api: hostOf(folders),
    atOnce: availableParallelism(),
  };
  const graph = new Graph({ files: new SeenFiles(site), steps: allSteps, given: { ...given }, tools });
  const references = referencesOf(name);
  const found = await graph.value(references).catch(unlessUnavailable);
  const verdict = await judge(graph, graph.outcome(references), { folders, maxWarnings });
  return { ...verdict, apis: found.filter((api) => api !== undefined) };
}

function unlessUnavailable(error: unknown): readonly (PackageApi | undefined)[] {
  if (error instanceof Unavailable) return [];
  throw error;
}

/** A folder without a config: what is installed there can be looked at all the same. */
async function alone(folders: Folders, name: string): Promise<Apis> {
  const { api, problems } = await hostOf(folders).extract(name);
  return {
    status: api ? 'complete' : 'content',
    problems: problems.map((problem) => fromHere(problem, folders.site)),
    apis: api ? [api] : [],
  };
}

function hostOf({ site, cache }: Folders) {
  return openApiHost({
    childFile: join(ownFolder(), 'lib/api-child.cjs'),
    siteFolder: site,
    cache: cache === undefined ? undefined : join(cache, 'api'),
  });
}
