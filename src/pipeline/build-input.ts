/** The options and tools that the steps of a build can read, by name: `read.option('drafts')`, `read.tool('demos')`. */

import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createApiExtractor, type ApiExtractor } from '../reference/extract/process/api-extractor.js';
import { DemoCompiler } from '../bundle/demo-compiler.js';
import { openDemoRenderer, type DemoRenderer } from '../demos/render/open-demo-renderer.js';
import type { OptionTypes, Read, ToolTypes } from '../graph/step.js';
import { findDocsgenFolder } from './docsgen-package.js';
import { ThreadPool } from './threads/thread-pool.js';
import { PackageFiles } from './package-files.js';
import type { Folders } from './resolve-folders.js';

interface BuildInput {
  /** The config file, relative to the site folder. */
  readonly config: string;
  /** Replaces the base of the config. */
  readonly base: string | null;
  readonly drafts: boolean;
  /** Replaces the measurement id of the config. */
  readonly measurementId: string | null;
  /** The built-in templates, relative to the site folder. */
  readonly builtInTemplates: string;
  /** Another one for each state of the packages whose code is used. */
  readonly packageState: string;
}

/** No value depends on a tool. */
export interface BuildTools {
  /** The folder for compiled modules, absolute. */
  readonly modules: string;
  readonly demoCompiler: DemoCompiler;
  readonly demos: DemoRenderer;
  readonly api: ApiExtractor;
  readonly threads: ThreadPool;
  /** The files of packages that were used. */
  readonly packageFiles: PackageFiles;
}

declare module '../graph/step.js' {
  interface OptionTypes extends BuildInput {}
  interface ToolTypes extends BuildTools {}
}

/** The main thread has enough to do with the pages of so many. */
const MAX_THREADS = 2;

/** The options as steps read them. The config file is asked for at each reading: in a watch, it may be renamed. */
export function createBuildInput(
  { configFile, builtInTemplates }: Folders,
  { base = null, drafts = false, measurementId = null }: Partial<BuildInput>,
  packageState: string,
): BuildInput {
  return {
    get config() {
      return configFile.path;
    },
    ...{ base, drafts, measurementId, builtInTemplates, packageState },
  };
}

/** No process is started before a tool is used. */
export function openBuildTools(
  { site, cache, modules }: Folders,
  concurrency = availableParallelism(),
): BuildTools {
  const packageFiles = new PackageFiles(cache && join(cache, 'package-files.json'), site);
  const docsgenFolder = findDocsgenFolder();
  const library = join(docsgenFolder, 'lib');
  const tasks = Math.max(1, concurrency);
  const api = createApiExtractor({
    childFile: join(library, 'api-child.cjs'),
    siteFolder: site,
    cache: cache === undefined ? undefined : join(cache, 'api'),
    getPackageState: () => packageFiles.state,
  });
  const demos = openDemoRenderer({
    entryFile: join(library, 'demo-child.js'),
    siteFolder: site,
    onFilesLoaded: (files) => packageFiles.add(files),
    concurrency: tasks,
    // A process that waits for a core would load its packages for nothing.
    countBusyCores: () => Number(api.isExtracting),
  });
  return {
    api,
    modules,
    packageFiles,
    demos,
    threads: new ThreadPool({
      threadFile: join(library, 'task-thread.js'),
      threads: MAX_THREADS,
      countFreeCores: () => tasks - 1 - Number(api.isExtracting) - Number(demos.isStarted),
    }),
    demoCompiler: new DemoCompiler({ root: site, builtInFolder: join(docsgenFolder, 'src') }),
  };
}

export function readOption<N extends keyof OptionTypes>(read: Read, name: N): OptionTypes[N] {
  return read.option(name);
}

export function readTool<N extends keyof ToolTypes>(read: Read, name: N): ToolTypes[N] {
  return read.tool(name);
}

/** The absolute folder of docsgen's own source. */
export function getSourceFolder(read: Read): string {
  return resolve(read.root, readOption(read, 'builtInTemplates'), '../src');
}
