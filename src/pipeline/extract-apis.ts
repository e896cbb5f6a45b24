/** Extracts the API references of a site's packages without building the site. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Graph } from '../graph/graph.js';
import { UnavailableError, type Step } from '../graph/step.js';
import type { PackageApi } from '../reference/package-api.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { resolveFolders, type Folders } from './resolve-folders.js';
import { createBuildInput, openBuildTools } from './build-input.js';
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
  /** In the order of the config; complete where the status is `complete`. */
  readonly apis: readonly PackageApi[];
}

/** The references that a build of the site would extract. */
export async function extractApis(options: ApiOptions): Promise<ExtractedApis> {
  const folders = resolveFolders(options);
  try {
    const hasConfig = existsSync(join(folders.site, folders.configFile.path));
    return hasConfig || options.package === undefined
      ? await extractFromSite(folders, options)
      : await extractOnePackage(folders, options.package);
  } finally {
    folders.dispose();
  }
}

async function extractFromSite(
  folders: Folders,
  { package: name, maxWarnings }: ApiOptions,
): Promise<ExtractedApis> {
  const tools = openBuildTools(folders);
  const graph = new Graph({
    files: new TrackedFiles(folders.site),
    steps: allSteps,
    optionValues: createBuildInput(folders, {}, tools.packageFiles.state),
    tools,
  });
  const references: Step<readonly (PackageApi | undefined)[]> = {
    name: 'references',
    transient: true,
    run: async (read) => {
      const names = name === undefined ? await read.step(packageNames) : [name];
      return read.steps(packageApi, names, 'all');
    },
  };
  const extracted = await graph.value(references).catch((error: unknown): undefined => {
    if (error instanceof UnavailableError) return;
    throw error;
  });
  tools.packageFiles.save();
  const evaluation = await evaluate(graph, graph.outcome(references), { folders, maxWarnings });
  return { ...evaluation, apis: (extracted ?? []).filter((api) => api !== undefined) };
}

/** The reference of a package in a folder without a config. */
async function extractOnePackage(folders: Folders, name: string): Promise<ExtractedApis> {
  const { api, diagnostics } = await openBuildTools(folders).api.extract(name);
  return {
    status: api ? 'complete' : 'content',
    diagnostics: diagnostics.map((diagnostic) => toDisplayPaths(diagnostic, folders.site)),
    apis: api ? [api] : [],
  };
}
