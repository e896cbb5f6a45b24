/** Runs one step and records everything that it reads, reports and emits. */

import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceFiles } from './source-files.js';
import type { Listing } from './list-folder.js';
import type { GraphNode } from './node.js';
import { computeDigest, computeFingerprint, serialize } from './fingerprint.js';
import {
  UnavailableError,
  type Dependency,
  type KeyArgument,
  type OptionTypes,
  type Output,
  type Read,
  type Step,
  type StepRecord,
  type ToolTypes,
} from './step.js';

/** Another step that was brought up to date for this one. */
export interface ResolvedStep<V> {
  readonly id: string;
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly value: () => Promise<V>;
}

/** What a run needs of the graph. */
export interface RunContext {
  readonly files: SourceFiles;
  readonly optionValues: OptionTypes;
  readonly tools: ToolTypes;
  readonly onOutput?: (output: Output, content: string | Uint8Array) => void;
  readonly resolve: <V, K>(step: Step<V, K>, key: K | undefined) => Promise<ResolvedStep<V>>;
}

interface StepRun {
  readonly record: StepRecord;
  readonly value: unknown;
  /** The serialized value; `undefined` where it cannot be stored or the step has failed. */
  readonly text: string | undefined;
  /** Milliseconds of the step itself, without the steps that it waited for. */
  readonly ms: number;
}

/** A step threw an error that is not about the site: a bug. */
export class StepError extends Error {
  override readonly name = 'StepError';

  constructor(step: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, options);
  }
}

/** Runs a step. Diagnostics that it throws become part of the record; any other error is a bug and is thrown. */
export async function runStep({ id, step, key }: GraphNode, context: RunContext): Promise<StepRun> {
  const recorder = new RunRecorder(context);
  const { dependencies, diagnostics, outputs } = recorder;
  const startTime = performance.now();
  let value: unknown;
  let failed = false;
  try {
    value = await step.run(recorder, key as never);
  } catch (error) {
    if (error instanceof DiagnosticError) diagnostics.push(...error.diagnostics);
    else if (error instanceof StepError) throw error;
    else if (!(error instanceof UnavailableError)) throw new StepError(id, { cause: error });
    failed = true;
  }
  const text = step.transient || failed ? undefined : serialize(value);
  const fingerprint = computeFingerprint(
    text ?? (failed ? `failed ${serialize(diagnostics)}` : `live ${serialize(dependencies)}`),
  );
  const record = { fingerprint, failed, dependencies, diagnostics, outputs: failed ? [] : outputs };
  return { record, value, text, ms: performance.now() - startTime - recorder.waitedMs };
}

class RunRecorder implements Read {
  readonly dependencies: Dependency[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly outputs: Output[] = [];
  /** Milliseconds in which this step waited for others. */
  waitedMs = 0;
  readonly #context: RunContext;
  readonly #startTime = Date.now();
  #waitCount = 0;
  #waitStart = 0;

  constructor(context: RunContext) {
    this.#context = context;
  }

  get root(): string {
    return this.#context.files.root;
  }

  bytes(path: string): Uint8Array | undefined {
    const { files } = this.#context;
    const bytes = files.read(path);
    this.dependencies.push(['file', path, files.fingerprint(path)]);
    return bytes;
  }

  list(folder: string): Listing {
    const { files } = this.#context;
    this.dependencies.push(['list', folder, files.listFingerprint(folder)]);
    return files.list(folder);
  }

  leadsOutside(path: string): boolean {
    const isOutside = this.#context.files.leadsOutside(path);
    this.dependencies.push(['link', path, String(isOutside)]);
    return isOutside;
  }

  option<N extends keyof OptionTypes>(name: N): OptionTypes[N] {
    const value = this.#context.optionValues[name];
    this.dependencies.push(['option', name, computeFingerprint(serialize(value))]);
    return value;
  }

  tool<N extends keyof ToolTypes>(name: N): ToolTypes[N] {
    return this.#context.tools[name];
  }

  async step<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V> {
    const resolved = await this.#resolveStep(step, key);
    return this.#measureWait(resolved.value);
  }

  async stepIfAvailable<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V | undefined> {
    const resolved = await this.#resolveStep(step, key);
    return resolved.failed ? undefined : this.#measureWait(resolved.value);
  }

  /** Dependencies are recorded in the order of the keys, whichever step ends first. */
  async steps<V, K>(step: Step<V, K>, keys: readonly K[], concurrency = 1): Promise<(V | undefined)[]> {
    const dependencies: Dependency[] = [];
    const values: (V | undefined)[] = [];
    const remaining = keys.entries();
    const worker = async (): Promise<void> => {
      for (const [index, key] of remaining) {
        const { id, fingerprint, failed, value } = await this.#context.resolve(step, key);
        dependencies[index] = ['step', id, fingerprint];
        values[index] = failed ? undefined : await value();
      }
    };
    const workers = Math.min(concurrency, keys.length);
    await this.#measureWait(async () => Promise.all(Array.from({ length: workers }, worker)));
    for (const dependency of dependencies) this.dependencies.push(dependency);
    return values;
  }

  /** A file that may have changed since the run began gets a fingerprint that never matches, so that the step runs again. */
  trackFile(path: string): void {
    const { files } = this.#context;
    const fingerprint = files.fingerprint(path);
    const mayHaveChanged = files.changedSince(path, this.#startTime);
    this.dependencies.push(['file', path, mayHaveChanged ? `${fingerprint} or another` : fingerprint]);
  }

  report(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
  }

  emit(path: string, content: string | Uint8Array): void {
    const output = { path, hash: computeDigest(content), bytes: Buffer.byteLength(content) };
    this.outputs.push(output);
    this.#context.onOutput?.(output, content);
  }

  async #resolveStep<V, K>(step: Step<V, K>, key: K | undefined): Promise<ResolvedStep<V>> {
    const resolved = await this.#measureWait(async () => this.#context.resolve(step, key));
    this.dependencies.push(['step', resolved.id, resolved.fingerprint]);
    return resolved;
  }

  /** Time that is spent waiting for several steps at once counts once. */
  async #measureWait<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waitCount === 0) this.#waitStart = performance.now();
    this.#waitCount += 1;
    try {
      return await work();
    } finally {
      this.#waitCount -= 1;
      if (this.#waitCount === 0) this.waitedMs += performance.now() - this.#waitStart;
    }
  }
}
