/** The API references of a site's packages without the rest of the site. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createApiExtractor } from '../reference/extract/process/api-extractor.js';
import { Graph } from '../graph/graph.js';
import { UnavailableError, type Step } from '../graph/step.js';
import type { PackageApi } from '../reference/package-api.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findDocsgenFolder } from './docsgen-package.js';
import { resolveFolders, type Folders } from './resolve-folders.js';
import type { BuildInput, BuildTools } from './build-input.js';
import { toDisplayPaths, evaluate, type BuildStatus } from './evaluate.js';
import type { BuildOptions } from './options.js';
import { TrackedFiles } from './tracked-files.js';
import { allSteps } from './registry.js';
import { packageApi, packageNames } from './steps/reference/package-api.js';

export interface ApiOptions extends Pick<BuildOptions, 'site' | 'config' | 'cacheDir' | 'maxWarnings'> {
  /** Only this one, which need not be in the config. */
  readonly package?: string;
}

export interface ExtractedApis {
  readonly status: BuildStatus;
  readonly diagnostics: readonly Diagnostic[];
  /** In the order of the config; whole where the status is `complete`. */
  readonly apis: readonly PackageApi[];
}

/** Extracts what a build of the site would extract. */
export async function extractApis({ package: name, ...options }: ApiOptions): Promise<ExtractedApis> {
  const folders = resolveFolders(options);
  try {
    const hasConfig = existsSync(join(folders.site, folders.config));
    return hasConfig || name === undefined
      ? await extractFromSite(folders, { ...options, ...(name === undefined ? {} : { package: name }) })
      : await extractOnePackage(folders, name);
  } finally {
    folders.dispose();
  }
}

/** The references, of one package or of all that the config names; problems are told with them. */
function referencesOf(name: string | undefined): Step<readonly (PackageApi | undefined)[]> {
  return {
    name: 'references',
    transient: true,
    run: async (read) => read.steps(packageApi, name === undefined ? await read.step(packageNames) : [name]),
  };
}

async function extractFromSite(
  folders: Folders,
  { package: name, maxWarnings }: ApiOptions,
): Promise<ExtractedApis> {
  const { config, modules, builtInTemplates, site } = folders;
  const input: BuildInput = { config, base: null, drafts: false, builtInTemplates };
  const tools: Pick<BuildTools, 'modules' | 'api' | 'concurrency'> = {
    modules,
    api: openSiteApiHost(folders),
    concurrency: availableParallelism(),
  };
  const graph = new Graph({
    files: new TrackedFiles(site),
    steps: allSteps,
    optionValues: { ...input },
    tools,
  });
  const references = referencesOf(name);
  const extracted = await graph.value(references).catch(toEmptyIfUnavailable);
  const evaluation = await evaluate(graph, graph.outcome(references), { folders, maxWarnings });
  return { ...evaluation, apis: extracted.filter((api) => api !== undefined) };
}

function toEmptyIfUnavailable(error: unknown): readonly (PackageApi | undefined)[] {
  if (error instanceof UnavailableError) return [];
  throw error;
}

/** A folder without a config: what is installed there can be looked at all the same. */
async function extractOnePackage(folders: Folders, name: string): Promise<ExtractedApis> {
  const { api, diagnostics } = await openSiteApiHost(folders).extract(name);
  return {
    status: api ? 'complete' : 'content',
    diagnostics: diagnostics.map((diagnostic) => toDisplayPaths(diagnostic, folders.site)),
    apis: api ? [api] : [],
  };
}

function openSiteApiHost({ site, cache }: Folders) {
  return createApiExtractor({
    childFile: join(findDocsgenFolder(), 'lib/api-child.cjs'),
    siteFolder: site,
    cache: cache === undefined ? undefined : join(cache, 'api'),
  });
}
