/** The result of a build. */

import type { BuildOutcome } from '../graph/outcome-tracker.js';
import type { Severities } from '../diagnostics/sort-diagnostics.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Folders } from './resolve-folders.js';
import type { BuildStatus, Evaluation } from './evaluate.js';
import type { BuildProfiler, ProfileRow } from './build-profiler.js';
import type { PublishSummary, OutputPublisher } from './output-publisher.js';

type PublishCounts = PublishSummary['counts'];

/** What a build has done, in numbers. */
export interface Summary extends PublishCounts {
  /** Pages of the site. */
  readonly pages: number;
  /** Demos on them. */
  readonly demos: number;
  /** Pages that were not rendered, because nothing that they depend on has changed. */
  readonly reused: number;
  /** How long the build took. */
  readonly durationMs: number;
  /** The most memory that the process has used. */
  readonly peakRssBytes: number;
}

/** What came of a build. */
export interface BuildResult {
  /** Unless it is `complete`, the output is as it was before. */
  readonly status: BuildStatus;
  /** Sorted; files are relative to the working directory. */
  readonly problems: readonly Diagnostic[];
  /** The severities of the config, by code; empty where it could not be read. */
  readonly severities: Severities;
  readonly summary: Summary;
  /** As messages name it. */
  readonly outDir: string;
  /** Paths of the output. */
  readonly changed: { readonly written: readonly string[]; readonly removed: readonly string[] };
  /** How long each step took. */
  readonly profile: readonly ProfileRow[];
}

export interface BuildAttempt {
  readonly evaluation: Evaluation;
  readonly outcome?: BuildOutcome;
  readonly totals?: { readonly pages: number; readonly demos: number };
  /** The bytes of some outputs could not be found. */
  readonly isIncomplete?: boolean;
}

interface ResultContext {
  readonly folders: Folders;
  readonly profiler: BuildProfiler;
  readonly publisher: OutputPublisher;
}

export function createBuildResult(
  { evaluation, outcome, totals }: BuildAttempt,
  { folders, profiler, publisher }: ResultContext,
): BuildResult {
  const publishSummary = publisher.getSummary();
  return {
    status: evaluation.status,
    problems: evaluation.diagnostics,
    severities: evaluation.severities ?? {},
    outDir: folders.displayOutDir,
    changed: publishSummary.changed,
    profile: profiler.profile,
    summary: {
      pages: totals?.pages ?? 0,
      demos: totals?.demos ?? 0,
      reused: outcome?.reuseCounts['document'] ?? 0,
      ...publishSummary.counts,
      durationMs: profiler.elapsedMs,
      peakRssBytes: process.resourceUsage().maxRSS * 1024,
    },
  };
}
