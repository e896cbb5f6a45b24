/** Extracts the API references of a site's packages without building the site. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createApiExtractor, type ApiExtractor } from '../reference/extract/process/api-extractor.js';
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

interface ApiOptions extends Pick<BuildOptions, 'site' | 'config' | 'cacheDir' | 'maxWarnings'> {
  /** Only this package, which need not be in the config. */
  readonly package?: string;
}

interface ExtractedApis {
  readonly status: BuildStatus;
  readonly diagnostics: readonly Diagnostic[];
  /** In the order of the config; all of them where the status is `complete`. */
  readonly apis: readonly PackageApi[];
}

/** The references that a build of the site would extract. */
export async function extractApis(options: ApiOptions): Promise<ExtractedApis> {
  const folders = resolveFolders(options);
  try {
    const hasConfig = existsSync(join(folders.site, folders.config));
    return hasConfig || options.package === undefined
      ? await extractFromSite(folders, options)
      : await extractOnePackage(folders, options.package);
  } finally {
    folders.dispose();
  }
}

/** The references of one package, or of all packages in the config. */
function createReferencesStep(name: string | undefined): Step<readonly (PackageApi | undefined)[]> {
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
    api: createSiteApiExtractor(folders),
    concurrency: availableParallelism(),
  };
  const files = new TrackedFiles(site);
  const graph = new Graph({ files, steps: allSteps, optionValues: { ...input }, tools });
  const references = createReferencesStep(name);
  const extracted: readonly (PackageApi | undefined)[] = await graph.value(references).catch((error) => {
    if (error instanceof UnavailableError) return [];
    throw error;
  });
  const evaluation = await evaluate(graph, graph.outcome(references), { folders, maxWarnings });
  return { ...evaluation, apis: extracted.flatMap((api) => api ?? []) };
}

/** The reference of a package in a folder without a config. */
async function extractOnePackage(folders: Folders, name: string): Promise<ExtractedApis> {
  const { api, diagnostics } = await createSiteApiExtractor(folders).extract(name);
  return {
    status: api ? 'complete' : 'content',
    diagnostics: diagnostics.map((diagnostic) => toDisplayPaths(diagnostic, folders.site)),
    apis: api ? [api] : [],
  };
}

function createSiteApiExtractor({ site, cache }: Folders): ApiExtractor {
  return createApiExtractor({
    childFile: join(findDocsgenFolder(), 'lib/api-child.cjs'),
    siteFolder: site,
    cache: cache === undefined ? undefined : join(cache, 'api'),
  });
}
