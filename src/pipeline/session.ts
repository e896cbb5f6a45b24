/** A site under work: what is kept between one build and the next. A single build is a session of one. */

import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { openApiHost, type ApiHost } from '../api/extract.js';
import { openDemoHost, type DemoHost } from '../demos/host.js';
import { Graph } from '../graph/graph.js';
import { Store } from '../graph/store.js';
import { Unavailable } from '../graph/step.js';
import { MANIFEST, parseManifest, type Manifest } from '../output/manifest.js';
import type { BuildOptions } from './options.js';
import type { BuildResult } from './result.js';
import { engineName, ownFolder } from './engine.js';
import { foldersOf, type Folders } from './folders.js';
import type { Given, Tools } from './given.js';
import { judge, withTrouble } from './judge.js';
import { Meter } from './meter.js';
import { publishing } from './publish.js';
import type { Publishing } from './publishing.js';
import { resultOf, type Made } from './result.js';
import { SeenFiles } from './seen.js';
import { allSteps } from './registry.js';
import { wholeSite } from './steps.js';

export interface Session {
  readonly folders: Folders;
  /** Builds what is not as it must be. `changed`: the only files, relative to the site folder, that may have changed. */
  build(changed?: Iterable<string>): Promise<BuildResult>;
  /** What the builds have looked at, relative to the site folder. */
  readonly seen: Pick<SeenFiles, 'files' | 'folders'>;
  /** How what is published is listed. */
  readonly manifest: {
    readonly name: string;
    readonly parse: typeof parseManifest;
    /** What a manifest that was written at this time lists, where that is known without reading it. */
    readonly known: (time: number) => Manifest | undefined;
  };
  /** Writes down what is remembered. To be called when nobody waits, where `perFile` says that builds leave it to the caller. */
  rest(): Promise<void>;
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
  const folders = foldersOf(options);
  const meter = new Meter(options.onPhase);
  const target = publishing(folders, { writes: options.write !== false, perFile: options.perFile === true });
  const atOnce = Math.max(1, options.concurrency ?? availableParallelism());
  const demos = openDemoHost({
    childFile: join(ownFolder(), 'lib/demo-child.js'),
    siteFolder: folders.site,
    concurrency: atOnce,
  });
  const api = openApiHost({
    childFile: join(ownFolder(), 'lib/api-child.cjs'),
    siteFolder: folders.site,
    cache: folders.cache === undefined ? undefined : join(folders.cache, 'api'),
  });
  const files = new SeenFiles(folders.site);
  files.isWatched = options.perFile === true;
  const work: Work = { folders, options, meter, target, demos, api, atOnce, files };
  let graph: Graph | undefined;
  let isWhole = false;
  const rest = async (): Promise<void> => {
    if (!isWhole) return;
    await graph?.save(wholeSite);
    graph?.expectFew();
  };
  return {
    folders,
    seen: files,
    manifest: { name: MANIFEST, parse: parseManifest, known: (time) => knownAt(time, target) },
    rest,
    async build(changed) {
      meter.begin();
      const refused = await target.open(changed !== undefined);
      await graph?.touch(changed).catch(dropping(target));
      graph ??= graphOf(work);
      const made = refused ? { verdict: refused } : await make(graph, work).catch(dropping(target));
      isWhole = made.totals !== undefined;
      return resultOf(made, { folders, meter, target });
    },
    async close() {
      await demos.close();
      if (options.perFile) await rest();
      await target.close();
      await graph?.options.store?.close();
      folders.dispose();
    },
  };
}

interface Work {
  readonly folders: Folders;
  readonly options: SessionOptions;
  readonly meter: Meter;
  readonly target: Publishing;
  readonly demos: DemoHost;
  readonly api: ApiHost;
  readonly atOnce: number;
  readonly files: SeenFiles;
}

/** After a bug, the next build begins with a stage of its own. */
function dropping(target: Publishing): (error: unknown) => Promise<never> {
  return async (error) => {
    await target.abandon();
    throw error;
  };
}

async function make(graph: Graph, { folders, options, meter, target }: Work): Promise<Made> {
  const totals = await graph.value(wholeSite).catch(unlessUnavailable);
  const outcome = graph.outcome(wholeSite);
  const verdict = await judge(graph, outcome, { folders, maxWarnings: options.maxWarnings });
  if (verdict.status !== 'complete') await target.abandon();
  else {
    meter.phase('Publishing');
    const failed = await target.finish(graph, outcome);
    if (failed)
      return { verdict: { ...failed, problems: [...verdict.problems, ...failed.problems] }, outcome, totals };
  }
  // Where the root has failed, next to nothing can be reached from it; what is remembered of the rest is still good.
  if (totals && !options.perFile) await graph.save(wholeSite);
  return { verdict: withTrouble(verdict, graph.options.store), outcome, totals };
}

function graphOf({ folders, options, meter, target, demos, api, atOnce, files }: Work): Graph {
  const { config, ownTemplates, modules, cache } = folders;
  const { base = null, drafts = false } = options;
  return new Graph({
    files,
    steps: allSteps,
    given: { config, base, drafts, ownTemplates } satisfies Given,
    tools: { modules, demos, api, atOnce } satisfies Tools,
    store: cache === undefined ? undefined : new Store(join(cache, 'graph'), engineName()),
    onOutput: (output, content) => target.put(output, content),
    onRun: async (run) => {
      meter.ran(run);
      if (run.step === 'document') await target.room();
    },
  });
}

function knownAt(time: number, target: Publishing): Manifest | undefined {
  const standing = target.standing();
  return standing?.time === time ? standing.files : undefined;
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error;
}
