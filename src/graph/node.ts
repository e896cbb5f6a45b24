/** What the graph holds of one step and key. Knows nothing of when it is right. */

import type { ByteRange } from './value-pack.js';
import type { AnyStep, StepRecord } from './step.js';

/** A value on its way from a run to whoever asked for it. */
export interface ComputedValue {
  readonly value: unknown;
}

export interface GraphNode {
  readonly id: string;
  readonly step: AnyStep;
  readonly key: unknown;
  record?: StepRecord;
  /** The value, where it is small enough to be held. */
  cachedValue?: ComputedValue | undefined;
  /** Where the value is written down. */
  range?: ByteRange | undefined;
  /** The world in which the trace was last seen to be right. */
  verifiedRevision: number;
  /** What of all that it read may be another now; not said: all of it. */
  staleInputs?: StaleInputs | undefined;
  pending?: Promise<ComputedValue | undefined>;
}

export interface StaleInputs {
  /** The only world in which this is to be believed. */
  readonly revision: number;
  /** The names of dependencies. */
  readonly names: Set<string>;
}

/** Above this many characters a value is kept in the store only. */
const MEMORY_LIMIT = 16_384;

/** Whether a value, given as text, stays in memory. */
export function isKeptInMemory(step: AnyStep, text: string | undefined): boolean {
  return text === undefined || step.keepInMemory === true || text.length <= MEMORY_LIMIT;
}

/** What is told of a run when it has ended. */
export interface StepTiming {
  /** The step's name, and its key where it has one. */
  readonly id: string;
  readonly step: string;
  /** The time it took itself, without the steps that it asked for. */
  readonly ms: number;
}
