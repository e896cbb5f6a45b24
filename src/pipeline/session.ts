/** A site under work: what is kept between one build and the next. A single build is a session of one. */

import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { createApiExtractor, type ApiExtractor } from '../reference/extract/process/api-extractor.js';
import { openDemoRenderer, type DemoRenderer } from '../demos/render/open-demo-renderer.js';
import { Graph } from '../graph/graph.js';
import { GraphStore } from '../graph/graph-store.js';
import { UnavailableError } from '../graph/step.js';
import type { Manifest } from '../output/manifest.js';
import type { BuildOptions } from './options.js';
import type { BuildResult } from './result.js';
import { readEngineName, findDocsgenFolder } from './docsgen-package.js';
import { resolveFolders, type Folders } from './resolve-folders.js';
import type { BuildInput, BuildTools } from './build-input.js';
import { evaluate, addCacheWarning } from './evaluate.js';
import { BuildProfiler } from './build-profiler.js';
import { createPublisher } from './publish.js';
import type { OutputPublisher } from './output-publisher.js';
import { createBuildResult, type BuildAttempt } from './result.js';
import { TrackedFiles } from './tracked-files.js';
import { allSteps } from './registry.js';
import { wholeSite } from './steps.js';

export interface Session {
  readonly folders: Folders;
  /** Builds what is not as it must be. `changed`: the only files, relative to the site folder, that may have changed. */
  build(changed?: Iterable<string>): Promise<BuildResult>;
  /** What the builds have looked at, relative to the site folder. */
  readonly trackedFiles: Pick<TrackedFiles, 'files' | 'folders'>;
  /** The files of the manifest that was written at this time, where they are in memory. */
  findCachedManifest(mtimeMs: number): Manifest | undefined;
  /** Writes down what is remembered. To be called when nobody waits, where `perFile` says that builds leave it to the caller. */
  saveCache(): Promise<void>;
  /** Gives back the lock, the processes and the temporary files. */
  close(): Promise<void>;
}

export interface SessionOptions extends BuildOptions {
  /** Changed files are moved into place one by one instead of swapping the whole folder: for a watch. */
  readonly perFile?: boolean;
}

/** Nothing is read or written before the first build. */
export function openSession(options: SessionOptions): Session {
  // React, Emotion and MUI name their classes by it.
  process.env['NODE_ENV'] = 'production';
  const folders = resolveFolders(options);
  const profiler = new BuildProfiler(options.onPhase);
  const publisher = createPublisher(folders, {
    writes: options.write !== false,
    perFile: options.perFile === true,
  });
  const concurrency = Math.max(1, options.concurrency ?? availableParallelism());
  const demos = openDemoRenderer({
    entryFile: join(findDocsgenFolder(), 'lib/demo-child.js'),
    siteFolder: folders.site,
    concurrency: concurrency,
  });
  const api = createApiExtractor({
    childFile: join(findDocsgenFolder(), 'lib/api-child.cjs'),
    siteFolder: folders.site,
    cache: folders.cache === undefined ? undefined : join(folders.cache, 'api'),
  });
  const files = new TrackedFiles(folders.site);
  files.isWatched = options.perFile === true;
  const context: SessionContext = { folders, options, profiler, publisher, demos, api, concurrency, files };
  let graph: Graph | undefined;
  let isComplete = false;
  const saveCache = async (): Promise<void> => {
    if (!isComplete) return;
    await graph?.save(wholeSite);
    graph?.prepareIncremental();
  };
  return {
    folders,
    trackedFiles: files,
    findCachedManifest: (mtimeMs) => findCachedManifest(mtimeMs, publisher),
    saveCache,
    async build(changed) {
      profiler.start();
      const openFailure = await publisher.open(changed !== undefined);
      await graph?.invalidate(changed).catch(abandonAndRethrow(publisher));
      graph ??= createGraph(context);
      const attempt = openFailure
        ? { evaluation: openFailure }
        : await runBuild(graph, context).catch(abandonAndRethrow(publisher));
      isComplete = attempt.totals !== undefined;
      return createBuildResult(attempt, { folders, profiler, publisher });
    },
    async close() {
      await demos.close();
      if (options.perFile) await saveCache();
      await publisher.close();
      await graph?.options.store?.close();
      folders.dispose();
    },
  };
}

interface SessionContext {
  readonly folders: Folders;
  readonly options: SessionOptions;
  readonly profiler: BuildProfiler;
  readonly publisher: OutputPublisher;
  readonly demos: DemoRenderer;
  readonly api: ApiExtractor;
  readonly concurrency: number;
  readonly files: TrackedFiles;
}

/** After a bug, the next build begins with a stage of its own. */
function abandonAndRethrow(publisher: OutputPublisher): (error: unknown) => Promise<never> {
  return async (error) => {
    await publisher.abandon();
    throw error;
  };
}

async function runBuild(
  graph: Graph,
  { folders, options, profiler, publisher }: SessionContext,
): Promise<BuildAttempt> {
  const totals = await graph.value(wholeSite).catch(ignoreUnavailable);
  const outcome = graph.outcome(wholeSite);
  const evaluation = await evaluate(graph, outcome, { folders, maxWarnings: options.maxWarnings });
  if (evaluation.status !== 'complete') await publisher.abandon();
  else {
    profiler.reportPhase('Publishing');
    const failure = await publisher.publish(graph, outcome);
    if (failure)
      return {
        evaluation: { ...failure, diagnostics: [...evaluation.diagnostics, ...failure.diagnostics] },
        outcome,
        totals,
      };
  }
  // Where the root has failed, next to nothing can be reached from it; what is remembered of the rest is still good.
  if (totals && !options.perFile) await graph.save(wholeSite);
  return { evaluation: addCacheWarning(evaluation, graph.options.store), outcome, totals };
}

function createGraph({
  folders,
  options,
  profiler,
  publisher,
  demos,
  api,
  concurrency,
  files,
}: SessionContext): Graph {
  const { config, builtInTemplates, modules, cache } = folders;
  const { base = null, drafts = false } = options;
  return new Graph({
    files,
    steps: allSteps,
    optionValues: { config, base, drafts, builtInTemplates } satisfies BuildInput,
    tools: { modules, demos, api, concurrency } satisfies BuildTools,
    store: cache === undefined ? undefined : new GraphStore(join(cache, 'graph'), readEngineName()),
    onOutput: (output, content) => publisher.addOutput(output, content),
    onRun: async (run) => {
      profiler.recordRun(run);
      if (run.step === 'document') await publisher.drain();
    },
  });
}

function findCachedManifest(time: number, publisher: OutputPublisher): Manifest | undefined {
  const publishedOutput = publisher.publishedOutput();
  return publishedOutput?.manifestMtime === time ? publishedOutput.files : undefined;
}

function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof UnavailableError)) throw error;
}
