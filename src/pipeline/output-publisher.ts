/** How a build hands over its output, and what is known of it afterwards. */

import { DiagnosticError } from '../diagnostics/diagnostic.js';
import type { BuildOutcome } from '../graph/outcome-tracker.js';
import type { Output } from '../graph/step.js';
import { OutputError, OutputLockedError } from '../output/output-error.js';
import type { PublishResult } from '../output/publish/publish-result.js';
import type { PublishedOutput } from '../output/published-output.js';
import type { Evaluation } from './evaluate.js';

export interface OutputPublisher {
  /** Takes the lock, unless it is held already, and begins. `isIncremental`: few files have changed, so the output folder need
   *  not be read. Returns why the output folder must not, or cannot, be written. */
  open(isIncremental: boolean): Promise<Evaluation | undefined>;
  addOutput(output: Output, content: Uint8Array): void;
  /** Whether the bytes of an output can be found: they are published, were added, or are kept from a build that failed. */
  hasOutput(output: Output): boolean;
  /** A file of the build that is running: one that was added, or a published one whose name contains its hash. */
  findOutput(path: string): Output | undefined;
  /** The bytes of an output of the build that is running, where they are not published yet. */
  readOutput(output: Output): Uint8Array | undefined;
  /** Resolves when the disk has caught up. */
  drain(): Promise<void>;
  /** Publishes the outputs of a build. Returns why that has failed; the published output is as it was then. */
  publish(outcome: BuildOutcome): Promise<PublishFailure | undefined>;
  /** Publishes nothing; what was added is kept for the next build. */
  abandon(): Promise<void>;
  close(): Promise<void>;
  /** What is published, where that is known without reading the output folder. */
  publishedOutput(): PublishedOutput | undefined;
  getSummary(): PublishSummary;
}

export interface PublishFailure extends Evaluation {
  /** The bytes of some outputs cannot be found. Another build that looks at everything makes them again. */
  readonly isIncomplete?: boolean;
}

export interface PublishSummary {
  readonly counts: {
    /** Files that were written. */
    readonly written: number;
    /** Files that are as they were. */
    readonly unchanged: number;
    /** Files that are no longer there. */
    readonly removed: number;
    /** The size of all files. */
    readonly bytes: number;
  };
  readonly changed: Pick<PublishResult, 'written' | 'removed'>;
}

export const EMPTY_SUMMARY: PublishSummary = {
  counts: { written: 0, unchanged: 0, removed: 0, bytes: 0 },
  changed: { written: [], removed: [] },
};

/** For a check, which writes nothing. */
export const dryRunPublisher: OutputPublisher = {
  open: async () => undefined,
  addOutput: () => undefined,
  hasOutput: () => true,
  findOutput: () => undefined,
  readOutput: () => undefined,
  drain: async () => undefined,
  publish: async () => undefined,
  abandon: async () => undefined,
  close: async () => undefined,
  publishedOutput: () => undefined,
  getSummary: () => EMPTY_SUMMARY,
};

/** Errors that are about the environment or the output folder become failures. */
export async function catchOutputErrors(
  action: () => Promise<PublishFailure | undefined>,
): Promise<PublishFailure | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof OutputLockedError) return { status: 'locked', diagnostics: [error.diagnostic] };
    if (error instanceof OutputError) return { status: 'environment', diagnostics: [error.diagnostic] };
    if (error instanceof DiagnosticError) return { status: 'config', diagnostics: error.diagnostics };
    throw error;
  }
}

type Changes = PublishSummary['changed'] & { readonly unchanged: number; readonly bytes: number };

export function summarizeChanges({ written, removed, unchanged, bytes }: Changes): PublishSummary {
  const counts = { written: written.length, unchanged, removed: removed.length, bytes };
  return { counts, changed: { written, removed } };
}
