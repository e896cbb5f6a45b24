/** How a build hands over what it has made, and what is known of that afterwards. A check hands over nothing. */

import type { Graph } from '../graph/graph.js';
import type { BuildOutcome } from '../graph/outcome-tracker.js';
import type { Output } from '../graph/step.js';
import type { PublishResult } from '../output/staging-folder.js';
import type { PublishedOutput } from '../output/published-output.js';
import type { Evaluation } from './evaluate.js';

export interface PublishCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly bytes: number;
}

export interface OutputPublisher {
  /** Takes the lock, unless it is held already, and begins; `isFew`: where little has changed, the folder need not be looked through. A verdict: the output folder must not, or cannot, be written. */
  open(isIncremental: boolean): Promise<Evaluation | undefined>;
  addOutput(output: Output, content: string | Uint8Array): void;
  /** Comes back when the disk has caught up. */
  drain(): Promise<void>;
  /** Publishes what the build has given. A verdict: it failed, and the output is as it was. */
  publish(graph: Graph, outcome: BuildOutcome): Promise<Evaluation | undefined>;
  /** Drops what was put; the output is as it was. */
  abandon(): Promise<void>;
  close(): Promise<void>;
  /** What stands in the folder, where that is known without a look. */
  publishedOutput(): PublishedOutput | undefined;
  getSummary(): PublishSummary;
}

export interface PublishSummary {
  readonly counts: PublishCounts;
  readonly changed: Pick<PublishResult, 'written' | 'removed'>;
}

export const EMPTY_SUMMARY: PublishSummary = {
  counts: { written: 0, unchanged: 0, removed: 0, bytes: 0 },
  changed: { written: [], removed: [] },
};

/** For a check. */
export const dryRunPublisher: OutputPublisher = {
  open: async () => undefined,
  addOutput: () => undefined,
  drain: async () => undefined,
  publish: async () => undefined,
  abandon: async () => undefined,
  close: async () => undefined,
  publishedOutput: () => undefined,
  getSummary: () => EMPTY_SUMMARY,
};
