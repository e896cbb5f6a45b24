/** What a build says of itself when it has ended. */

import type { Outcome } from '../graph/outcome.js';
import type { Severities } from '../report/order.js';
import type { Problem } from '../report/problem.js';
import type { Folders } from './folders.js';
import type { Status, Verdict } from './judge.js';
import type { Meter, ProfileRow } from './meter.js';
import type { PublishedCounts, Publishing } from './publishing.js';

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
  readonly status: Status;
  /** In order; files are relative to the working directory. */
  readonly problems: readonly Problem[];
  /** The owner's severities, by code; none where the config could not be read. */
  readonly severities: Severities;
  readonly summary: Summary;
  /** As messages name it. */
  readonly outDir: string;
  /** Output paths that were written anew, and those that are gone. */
  readonly changed: { readonly written: readonly string[]; readonly removed: readonly string[] };
  readonly profile: readonly ProfileRow[];
}

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
    severities: verdict.severities ?? {},
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
