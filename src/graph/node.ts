/** What the graph holds of one step and key. Knows nothing of when it is right. */

import type { Place } from './pack.js';
import type { AnyStep, Trace } from './step.js';

/** A value on its way from a run to whoever asked for it. */
export interface Ran {
  readonly value: unknown;
}

export interface Node {
  readonly id: string;
  readonly step: AnyStep;
  readonly key: unknown;
  trace?: Trace;
  /** The value, where it is small enough to be held. */
  memory?: Ran | undefined;
  /** Where the value is written down. */
  place?: Place | undefined;
  /** The world in which the trace was last seen to be right. */
  world: number;
  /** What of all that it read may be another now; not said: all of it. */
  doubts?: Doubts | undefined;
  pending?: Promise<Ran | undefined>;
}

export interface Doubts {
  /** The only world in which this is to be believed. */
  readonly world: number;
  /** The names of dependencies. */
  readonly names: Set<string>;
}

/** Above this many characters a value is kept in the store only. */
const MEMORY_LIMIT = 16_384;

/** Whether a value, given as text, stays in memory. */
export function isHeld(step: AnyStep, text: string | undefined): boolean {
  return text === undefined || step.shared === true || text.length <= MEMORY_LIMIT;
}

/** What is told of a run when it has ended. */
export interface Run {
  /** The step's name, and its key where it has one. */
  readonly id: string;
  readonly step: string;
  /** The time it took itself, without the steps that it asked for. */
  readonly ms: number;
}
