/** A build: asks the graph for the whole site, and publishes it if nothing is wrong. Prints nothing, ends no process. */

import { Graph, type Run } from '../graph/graph.js';
import { Files } from '../graph/files.js';
import type { Outcome } from '../graph/outcome.js';
import { Unavailable, type Output } from '../graph/step.js';
import { Store } from '../graph/store.js';
import type { Problem } from '../report/problem.js';
import { engineName } from './engine.js';
import { foldersOf, type Folders } from './folders.js';
import type { Given, Tools } from './given.js';
import { judge, type Verdict } from './judge.js';
import { publishing, type Publishing, type PublishedCounts } from './publish.js';
import { wholeSite, allSteps } from './steps.js';

export interface BuildOptions {
  /** The site folder. */
  readonly site?: string;
  readonly config?: string;
  readonly outDir?: string;
  /** Stands in for the config's. */
  readonly base?: string;
  readonly drafts?: boolean;
  readonly concurrency?: number;
  readonly maxWarnings?: number;
  /** `false`: remember nothing. */
  readonly cacheDir?: string | false | undefined;
  /** `false`: check only. */
  readonly write?: boolean;
  /** Is told what is being done, and how far it is. */
  readonly onPhase?: (name: string, detail?: string) => void;
}

export interface Summary extends PublishedCounts {
  readonly pages: number;
  readonly demos: number;
  /** Pages that were not rendered, because nothing that they are made of has changed. */
  readonly reused: number;
  readonly durationMs: number;
  readonly peakRssBytes: number;
}

export interface BuildResult {
  /** Anything but `complete`: the output is as it was before. */
  readonly status: 'complete' | 'content' | 'config' | 'environment' | 'locked';
  /** In order; files are relative to the working directory. */
  readonly problems: readonly Problem[];
  readonly summary: Summary;
  /** As messages name it. */
  readonly outDir: string;
  /** Output paths that were written anew, and those that are gone. */
  readonly changed: { readonly written: readonly string[]; readonly removed: readonly string[] };
  readonly profile: readonly { readonly step: string; readonly ms: number; readonly runs: number }[];
}

/** Builds a site. Rejects only for a bug of docsgen; what is wrong with the site or the machine is in the result. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  // React, Emotion and MUI name their classes by it.
  process.env['NODE_ENV'] = 'production';
  const began = performance.now();
  const folders = foldersOf(options);
  const profile = new Map<string, { ms: number; runs: number }>();
  const target = publishing(folders, options.write !== false);
  try {
    options.onPhase?.('Reading');
    const refused = await target.open();
    const made = refused ? { verdict: refused } : await make({ folders, options, target, profile });
    return resultOf({ ...made, began, folders, profile, target });
  } finally {
    await target.close();
    folders.dispose();
  }
}

interface Making {
  readonly folders: Folders;
  readonly options: BuildOptions;
  readonly target: Publishing;
  readonly profile: Map<string, { ms: number; runs: number }>;
}

interface Made {
  readonly verdict: Verdict;
  readonly outcome?: Outcome;
  readonly totals?: { readonly pages: number; readonly demos: number } | undefined;
}

async function make({ folders, options, target, profile }: Making): Promise<Made> {
  const graph = graphOf({ folders, options, target, profile });
  const totals = await graph.value(wholeSite, 'all').catch(unlessUnavailable);
  const outcome = graph.outcome(wholeSite, 'all');
  const verdict = await judge(graph, outcome, { folders, maxWarnings: options.maxWarnings });
  if (verdict.status === 'complete') {
    options.onPhase?.('Publishing');
    const failed = await target.finish(graph, outcome);
    if (failed)
      return { verdict: { ...failed, problems: [...verdict.problems, ...failed.problems] }, outcome, totals };
  }
  graph.save(wholeSite, 'all');
  return { verdict: withTrouble(verdict, graph.options.store), outcome, totals };
}

function graphOf({ folders, options, target, profile }: Making): Graph {
  const { config, ownTemplates, modules, site, cache } = folders;
  const { base = null, drafts = false } = options;
  let documents = 0;
  const onRun = async ({ step, ms }: Run): Promise<void> => {
    const row = profile.get(step) ?? { ms: 0, runs: 0 };
    profile.set(step, { ms: row.ms + ms, runs: row.runs + 1 });
    if (step !== 'document') return;
    documents += 1;
    if (documents % 20 === 1) options.onPhase?.('Rendering', `${documents} pages`);
    await target.room();
  };
  return new Graph({
    files: new Files(site),
    steps: allSteps,
    given: { config, base, drafts, ownTemplates } satisfies Given,
    tools: { modules } satisfies Tools,
    store: cache === undefined ? undefined : new Store(`${cache}/graph`, engineName()),
    onOutput: (output: Output, content) => target.put(output, content),
    onRun,
  });
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error;
}

/** A cache that cannot be kept is no error: the site is complete, and the next build takes longer. */
function withTrouble(verdict: Verdict, store: Store | undefined): Verdict {
  if (!store?.trouble) return verdict;
  const problem: Problem = {
    code: 'cache/unusable',
    severity: 'warning',
    file: 'node_modules/.cache',
    message: `The cache cannot be kept: ${store.trouble}`,
    hint: 'Name another folder with --cache-dir, or use --no-cache.',
  };
  return { ...verdict, problems: [...verdict.problems, problem] };
}

function resultOf({
  verdict,
  outcome,
  totals,
  began,
  folders,
  profile,
  target,
}: Made & Omit<Making, 'options'> & { began: number }): BuildResult {
  const published = target.published();
  return {
    status: verdict.status,
    problems: verdict.problems,
    outDir: folders.shownOutDir,
    changed: published.changed,
    profile: [...profile].map(([step, row]) => ({ step, ...row })),
    summary: {
      pages: totals?.pages ?? 0,
      demos: totals?.demos ?? 0,
      reused: outcome?.reused['document'] ?? 0,
      ...published.counts,
      durationMs: Math.round(performance.now() - began),
      peakRssBytes: process.resourceUsage().maxRSS * 1024,
    },
  };
}
