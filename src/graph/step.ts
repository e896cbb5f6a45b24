/** What a step of a build is, and what it can read. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { HashedBytes } from './fingerprint.js';
import type { Listing } from './list-folder.js';
import type { SerializedValue } from './serialized-value.js';

/** A function of what it reads, with a name. Its key and its value are plain data; a `transient` value may be anything. */
export interface Step<V, K = void> {
  readonly name: string;
  readonly run: (read: Read, key: K) => V | SerializedValue<V> | Promise<V | SerializedValue<V>>;
  /** The value cannot be stored, such as a loaded module: each process computes it again when it is needed. */
  readonly transient?: boolean;
  /** The value depends on little of the file it is made from. It is updated first; its readers are checked only if it differs. */
  readonly earlyCutoff?: boolean;
  /** Many steps read the value: it stays in memory, whatever its size. */
  readonly keepInMemory?: boolean;
}

/** Any step, whatever its key and its value. */
export type AnyStep = Step<unknown, never>;

/** A step without a key takes no key argument. */
export type KeyArgument<K> = [K] extends [void] ? [] : [key: K];

/** The options of a build, by name. The program that uses the graph adds its own to this interface. */
export interface OptionTypes {}

/** The tools of a build, by name. The program that uses the graph adds its own to this interface. */
export interface ToolTypes {}

/** Everything that a step can read. What it reads is what it depends on. Paths are relative to the root, with `/`. */
export interface Read {
  /** The absolute folder that paths are relative to. For tools; it must not become part of a value. */
  readonly root: string;
  /** The bytes of a file; `undefined` where there is none. */
  bytes(path: string): Uint8Array | undefined;
  list(folder: string): Listing;
  /** Whether a link on the way to this path leads out of the root. */
  leadsOutside(path: string): boolean;
  option<N extends keyof OptionTypes>(name: N): OptionTypes[N];
  /** Something to work with that no value depends on, such as a folder for files or another process. */
  tool<N extends keyof ToolTypes>(name: N): ToolTypes[N];
  /** The value of another step. Rejects with `UnavailableError` when that step found errors. */
  step<V, K = void>(step: Step<V, K>, ...key: KeyArgument<K>): Promise<V>;
  /** The same, but `undefined` where that step found errors. */
  stepIfAvailable<V, K = void>(step: Step<V, K>, ...key: KeyArgument<K>): Promise<V | undefined>;
  /** The values of one step for many keys, one at a time unless `concurrency` says more; `undefined` where it found errors. */
  steps<V, K>(step: Step<V, K>, keys: readonly K[], concurrency?: Concurrency): Promise<(V | undefined)[]>;
  /** Adds a file that was read outside of this interface, for example by a tool. */
  trackFile(path: string): void;
  /** Adds an environment variable. */
  trackVariable(name: string): void;
  /** Says that the result depends on something that is no input, such as the time or free memory: it is right for this build
   *  only, and the next one runs the step again. */
  expireAfterBuild(): void;
  /** Adds diagnostics; the step goes on. They belong to the step and are reported again when it is not run. */
  report(diagnostics: readonly Diagnostic[]): void;
  /** Adds a file to the output. */
  emit(path: string, content: string | Uint8Array | HashedBytes): void;
}

/** A file of the output, as a step emitted it. */
export interface Output {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** A step that was asked for has errors of its own, which it reports itself. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** One thing that a step read, with the fingerprint it had. */
export type Dependency = readonly [
  kind: 'file' | 'list' | 'link' | 'option' | 'step' | 'variable',
  name: string,
  fingerprint: string,
];

/** How many steps are brought up to date at a time: as many as the build can do at the moment, or all. */
export type Concurrency = 'several' | 'all';

/** Dependencies that were read by one call, more than one at a time. */
export interface DependencyBatch {
  /** The index of the first one. */
  readonly start: number;
  /** The index after the last one. */
  readonly end: number;
  readonly concurrency: Concurrency;
}

/** Everything that is remembered of one run of a step. */
export interface StepRecord {
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly dependencies: readonly Dependency[];
  /** The dependencies that were read at the same time, in order; not set where there are none. */
  readonly batches?: readonly DependencyBatch[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly outputs: readonly Output[];
  /** It depends on something that is no input: it is right for one build only. */
  readonly expires?: true;
}
