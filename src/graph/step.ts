/** What a step of a build is, and how it sees the world. Knows nothing of how steps are remembered. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Listing } from './source-files.js';

/** A function of what it reads, with a name. Its value is plain data, unless it is `live`; so is its key, where it has one. */
export interface Step<V, K = void> {
  readonly name: string;
  readonly run: (read: Read, key: K) => V | Promise<V>;
  /** The value cannot be written down (a loaded module): a new process makes it again when it is asked for. */
  readonly transient?: boolean;
  /** The value says little of the file that it is made from: it is looked at first, and who has read it only if it differs. */
  readonly earlyCutoff?: boolean;
  /** Many steps read the value: it stays in memory, whatever its size. */
  readonly keepInMemory?: boolean;
}

/** Any step, whatever its key and its value. */
export type AnyStep = Step<unknown, never>;

/** A step without a key is asked for by itself. */
export type KeyArgument<K> = [K] extends [void] ? [] : [key: K];

/** All that a step can see. What it read is what it depends on. Paths are relative to the root, with `/`. */
export interface Read {
  /** The absolute folder that paths are relative to. For tools; it must not get into a value. */
  readonly root: string;
  /** The bytes of a file; `undefined` where there is none. */
  bytes(path: string): Uint8Array | undefined;
  list(folder: string): Listing;
  /** Whether a link on the way to this path leads out of the root. */
  leadsOutside(path: string): boolean;
  /** Something that the caller of the build said: an option. */
  option<T>(name: string): T;
  /** Something to work with, on which no value depends: where to put files, another process. */
  tool<T>(name: string): T;
  /** The value of another step. Rejects with `Unavailable` when that step found errors. */
  step<V, K = void>(step: Step<V, K>, ...key: KeyArgument<K>): Promise<V>;
  /** The same, but `undefined` where that step found errors. */
  stepIfAvailable<V, K = void>(step: Step<V, K>, ...key: KeyArgument<K>): Promise<V | undefined>;
  /** The values of one step for many keys; `undefined` where it found errors. So many at once, one where it is not said. */
  steps<V, K>(step: Step<V, K>, keys: readonly K[], concurrency?: number): Promise<(V | undefined)[]>;
  /** Says that work done elsewhere has read this file. */
  trackFile(path: string): void;
  /** Adds to what is wrong; the step goes on. It belongs to the step and is told again when the step is not run. */
  report(diagnostics: readonly Diagnostic[]): void;
  /** Gives a file of the output. */
  emit(path: string, content: string | Uint8Array): void;
}

/** A file of the output, as a step gave it. */
export interface Output {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** A step that was asked for has errors of its own; they are told where they were found. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** One thing that a step read, with the fingerprint it had. */
export type Dependency = readonly [
  kind: 'file' | 'list' | 'link' | 'option' | 'step',
  name: string,
  fingerprint: string,
];

/** All that is remembered of one run of a step. */
export interface StepRecord {
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
  readonly outputs: readonly Output[];
}
