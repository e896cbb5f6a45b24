/** A session builds one site any number of times, and keeps what one build leaves for the next. */

import { join } from 'node:path';
import { describeEnvironmentError } from '../environment/environment-diagnostic.js';
import { Graph } from '../graph/graph.js';
import { GraphStore } from '../graph/graph-store.js';
import { UnavailableError } from '../graph/step.js';
import type { Manifest } from '../output/manifest.js';
import type { BuildOptions } from './options.js';
import { readEngineName } from './docsgen-package.js';
import { resolveFolders, type Folders } from './resolve-folders.js';
import { createBuildInput, openBuildTools, type BuildTools } from './build-input.js';
import { evaluate, addCacheWarning } from './evaluate.js';
import { BuildProfiler } from './build-profiler.js';
import { addClosing } from './closable-publisher.js';
import { EventTurns } from './event-turns.js';
import { FolderPublisher } from './folder-publisher.js';
import { dryRunPublisher, type OutputPublisher } from './output-publisher.js';
import { prepareForPages } from './prepare-for-pages.js';
import { RequestedFiles } from './requested-files.js';
import { runAhead } from './run-ahead.js';
import { createBuildResult, type BuildAttempt, type BuildResult } from './result.js';
import { TrackedFiles } from './tracked-files.js';
import { allSteps } from './registry.js';
import { wholeSite } from './steps.js';

interface SessionOptions extends BuildOptions {
  /** For a watch: changed files are moved into place one by one, and the caller decides when to save the cache. */
  readonly perFile?: boolean;
}

export class Session {
  readonly folders: Folders;
  /** The files and folders that the builds have read. */
  readonly trackedFiles: TrackedFiles;
  /** The files of the build that is running. */
  readonly requestedFiles: RequestedFiles;
  readonly #options: SessionOptions;
  readonly #profiler: BuildProfiler;
  readonly #publisher: OutputPublisher;
  readonly #tools: BuildTools;
  readonly #store: GraphStore | undefined;
  #graph: Graph | undefined;
  /** Whether the build that is running has made no document yet. */
  #isEarly = false;
  /** Whether the last build has reached everything that the site consists of. */
  #isComplete = false;

  /** Nothing is read or written before the first build. */
  constructor(options: SessionOptions) {
    // React, Emotion and MUI name their classes by it.
    process.env['NODE_ENV'] = 'production';
    const { onPhase, write = true, perFile = false, concurrency } = options;
    const folders = resolveFolders(options);
    this.folders = folders;
    this.#options = options;
    this.#profiler = new BuildProfiler(onPhase);
    this.#publisher = addClosing(write ? new FolderPublisher(folders, perFile) : dryRunPublisher);
    this.requestedFiles = new RequestedFiles(this.#publisher);
    this.#tools = openBuildTools(folders, concurrency);
    this.#store = folders.cache ? new GraphStore(join(folders.cache, 'graph'), readEngineName()) : undefined;
    this.trackedFiles = new TrackedFiles(folders.site);
    this.trackedFiles.isWatched = perFile;
    for (const path of folders.configFile.candidates) this.trackedFiles.files.add(path);
  }

  /** Builds the site. `changed`: the only files, relative to the site folder, that may have changed since the last build. */
  async build(changed?: Iterable<string>): Promise<BuildResult> {
    this.#profiler.start();
    this.requestedFiles.begin();
    const lastAttempt = await this.#buildAndPublish(changed).finally(() => this.requestedFiles.end());
    this.#isComplete = lastAttempt.totals !== undefined;
    const { folders } = this;
    return createBuildResult(lastAttempt, { folders, profiler: this.#profiler, publisher: this.#publisher });
  }

  async #buildAndPublish(changed?: Iterable<string>): Promise<BuildAttempt> {
    const attempt = await this.#attemptBuild(changed);
    // Somebody has changed the output folder: the second attempt looks at all of it.
    return attempt.isIncomplete ? this.#attemptBuild() : attempt;
  }

  async #attemptBuild(changed?: Iterable<string>): Promise<BuildAttempt> {
    try {
      const failure = await this.#publisher.open(changed !== undefined);
      const isOtherConfig = this.folders.configFile.update();
      await this.#graph?.invalidate(isOtherConfig ? undefined : changed);
      this.#graph ??= this.#createGraph();
      return failure ? { evaluation: failure } : await this.#runBuild(this.#graph);
    } catch (error) {
      await this.#publisher.abandon();
      const diagnostic = describeEnvironmentError(error);
      if (!diagnostic) throw error;
      return { evaluation: { status: 'environment', diagnostics: [diagnostic] } };
    } finally {
      await this.requestedFiles.close();
      await this.#tools.threads.close();
    }
  }

  /** A build: run the steps, evaluate what they have found, publish what they have made. */
  async #runBuild(graph: Graph): Promise<BuildAttempt> {
    this.requestedFiles.open(graph);
    this.#isEarly = true;
    const { folders } = this;
    const threads = this.#needsThreads ? this.#tools.threads : undefined;
    const hasThreads = prepareForPages(this.trackedFiles, { site: folders.site, threads });
    // Without a store, what has been parsed would be forgotten before it is used.
    const parsesPages = hasThreads && this.#store !== undefined;
    const ahead = runAhead(graph, this.#tools.threads, () => parsesPages && this.#isEarly);
    const totals = await graph
      .value(wholeSite)
      .catch(ignoreUnavailable)
      .finally(() => (this.#isEarly = false));
    // What they have in memory is not needed for publishing.
    await this.#tools.threads.close();
    await Promise.all([ahead, this.requestedFiles.close()]);
    const outcome = graph.outcome(wholeSite);
    const evaluation = await evaluate(graph, outcome, { folders, maxWarnings: this.#options.maxWarnings });
    if (evaluation.status === 'complete') {
      this.#profiler.reportPhase('Publishing');
      const failure = await this.#publisher.publish(outcome);
      if (failure) {
        const diagnostics = [...evaluation.diagnostics, ...failure.diagnostics];
        if (failure.status === 'complete') graph.markPublished();
        return {
          evaluation: { ...failure, diagnostics },
          outcome,
          totals,
          isIncomplete: failure.isIncomplete,
        };
      }
      graph.markPublished();
    } else await this.#publisher.abandon();
    // Where the root has failed, little can be reached from it, although what is remembered of the rest is still right.
    if (totals && !this.#options.perFile) await this.#save(graph);
    return { evaluation: addCacheWarning(evaluation, folders, this.#store?.failure), outcome, totals };
  }

  /** Where nothing is remembered, all pages will be built. A watch builds one before the others, and needs the cores for it. */
  get #needsThreads(): boolean {
    return !this.#options.perFile && (this.#store?.isEmpty ?? true);
  }

  #createGraph(): Graph {
    const { perFile = false } = this.#options;
    const turns = new EventTurns();
    return new Graph({
      files: this.trackedFiles,
      steps: allSteps,
      optionValues: createBuildInput(this.folders, this.#options, this.#tools.packageFiles.state),
      tools: this.#tools,
      severalSteps: () => this.#tools.threads.concurrency,
      store: this.#store,
      hasOutput: (output) => this.#publisher.hasOutput(output),
      onOutput: (output, content) => this.#publisher.addOutput(output, content),
      onStart: perFile ? (node) => this.requestedFiles.holdBack(node) : undefined,
      onRun: async (run) => {
        this.#profiler.recordRun(run);
        if (run.step === 'document') {
          this.#isEarly = false;
          await this.#publisher.drain();
        }
        await turns.take();
      },
    });
  }

  /** The files of the manifest that was written at this time, where they are in memory. */
  readonly findCachedManifest = (mtimeMs: number): Manifest | undefined => {
    const published = this.#publisher.publishedOutput();
    return published?.manifestMtime === mtimeMs ? published.files : undefined;
  };

  /** Stores what is remembered. To be called when nobody waits, where builds do not do it themselves (`perFile`). */
  async saveCache(): Promise<void> {
    if (!this.#isComplete || !this.#graph) return;
    await this.#save(this.#graph);
    this.#graph.prepareIncremental();
  }

  /** The state of packages first: records without it are not used. */
  async #save(graph: Graph): Promise<void> {
    this.#tools.packageFiles.save();
    await graph.save(wholeSite);
  }

  /** Releases the lock, the processes and the temporary files. A build that is running publishes nothing any more. */
  async close(): Promise<void> {
    await this.#tools.demos.close();
    if (this.#options.perFile) await this.saveCache();
    await this.#publisher.close();
    await this.#store?.close();
    this.folders.dispose();
  }
}

function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof UnavailableError)) throw error;
}
