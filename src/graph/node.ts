/** A node of the graph: what is known of one step with one key. */

import type { ByteRange } from './value-pack.js';
import type { AnyStep, StepRecord } from './step.js';

export interface GraphNode {
  readonly id: string;
  readonly step: AnyStep;
  readonly key: unknown;
  /** The last run, of this process or an earlier one. */
  record?: StepRecord;
  /** The value, where it is small enough to be kept in memory. */
  cachedValue?: ComputedValue;
  /** Where the value is stored. */
  range?: ByteRange;
  /** The revision of the graph in which the record was last known to be right. */
  verifiedRevision: number;
  /** The only dependencies that may have changed; not set: all of them. */
  staleInputs?: StaleInputs;
  /** Set to `undefined` when it is settled, not deleted: V8 keeps an object that has lost a property as a hash table, which is
   *  slower and several times as large. */
  pending?: Promise<ComputedValue | undefined> | undefined;
}

/** A value that a run has just computed. */
export interface ComputedValue {
  readonly value: unknown;
}

interface StaleInputs {
  /** The only revision in which this is valid. */
  readonly revision: number;
  /** The names of dependencies. */
  readonly names: Set<string>;
}

/** Values with more characters than this are not kept in memory. */
const MEMORY_LIMIT = 16_384;

/** Whether a value stays in memory. `text` is the serialized value; without one, it cannot be stored. */
export function isKeptInMemory(step: AnyStep, text: string | undefined): boolean {
  return text === undefined || step.keepInMemory === true || text.length <= MEMORY_LIMIT;
}

/** The duration of one run. */
export interface StepTiming {
  readonly id: string;
  readonly step: string;
  /** Milliseconds of the step itself, without the steps that it waited for. */
  readonly ms: number;
}
