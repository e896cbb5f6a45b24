/** What a build says of itself when it has ended. */

import type { Outcome } from '../graph/outcome.js';
import type { BuildResult } from './build.js';
import type { Folders } from './folders.js';
import type { Verdict } from './judge.js';
import type { Meter } from './meter.js';
import type { Publishing } from './publish.js';

export interface Made {
  readonly verdict: Verdict;
  readonly outcome?: Outcome;
  readonly totals?: { readonly pages: number; readonly demos: number } | undefined;
}

interface Context {
  readonly folders: Folders;
  readonly meter: Meter;
  readonly target: Publishing;
}

export function resultOf(
  { verdict, outcome, totals }: Made,
  { folders, meter, target }: Context,
): BuildResult {
  const published = target.published();
  return {
    status: verdict.status,
    problems: verdict.problems,
    outDir: folders.shownOutDir,
    changed: published.changed,
    profile: meter.profile,
    summary: {
      pages: totals?.pages ?? 0,
      demos: totals?.demos ?? 0,
      reused: outcome?.reused['document'] ?? 0,
      ...published.counts,
      durationMs: meter.elapsed,
      peakRssBytes: process.resourceUsage().maxRSS * 1024,
    },
  };
}
