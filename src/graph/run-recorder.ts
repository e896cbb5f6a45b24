/** Records everything that one run of a step reads, reports and emits. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import type { SourceFiles } from './source-files.js';
import type { Listing } from './list-folder.js';
import { computeFingerprint, fingerprintVariable, hashContent, type HashedBytes } from './fingerprint.js';
import { serialize } from './serialize.js';
import type {
  Concurrency,
  Dependency,
  DependencyBatch,
  KeyArgument,
  OptionTypes,
  Output,
  Read,
  Step,
  ToolTypes,
} from './step.js';

/** Another step that was brought up to date for this one. */
export interface ResolvedStep<V> {
  readonly dependency: Dependency;
  readonly failed: boolean;
  readonly value: () => V | Promise<V>;
}

/** What a run needs of the graph. */
export interface RunContext {
  readonly files: SourceFiles;
  readonly optionValues: OptionTypes;
  readonly tools: ToolTypes;
  readonly onOutput?: (output: Output, content: Uint8Array) => void;
  /** How many steps may be under way where the build says `several`; asked again and again. 1 by default. */
  readonly severalSteps?: () => number;
  /** Called before each run, which begins when the promise resolves. */
  readonly onStart?: (node: { readonly id: string; readonly step: string }) => void | Promise<void>;
  readonly resolve: <V, K>(
    step: Step<V, K>,
    key: K | undefined,
  ) => ResolvedStep<V> | Promise<ResolvedStep<V>>;
}

export class RunRecorder implements Read {
  readonly dependencies: Dependency[] = [];
  readonly batches: DependencyBatch[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly outputs: Output[] = [];
  expires = false;
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
    const { dependency, value } = await this.#waitFor(() => this.#context.resolve(step, key));
    this.dependencies.push(dependency);
    return this.#waitFor(value);
  }

  async stepIfAvailable<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V | undefined> {
    const { dependency, failed, value } = await this.#waitFor(() => this.#context.resolve(step, key));
    this.dependencies.push(dependency);
    return failed ? undefined : this.#waitFor(value);
  }

  /** Dependencies are recorded in the order of the keys, whichever step ends first. */
  async steps<V, K>(
    step: Step<V, K>,
    keys: readonly K[],
    concurrency?: Concurrency,
  ): Promise<(V | undefined)[]> {
    const dependencies: Dependency[] = [];
    const values: (V | undefined)[] = [];
    const limit = getLimit(concurrency, this.#context);
    const readStep = async ([index, key]: [number, K]): Promise<void> => {
      const { dependency, failed, value } = await this.#context.resolve(step, key);
      dependencies[index] = dependency;
      values[index] = failed ? undefined : await value();
    };
    await this.#waitFor(async () => forEachConcurrently(keys.entries(), limit, readStep));
    const start = this.dependencies.length;
    for (const dependency of dependencies) this.dependencies.push(dependency);
    if (concurrency && keys.length > 1)
      this.batches.push({ start, end: this.dependencies.length, concurrency });
    return values;
  }

  /** A file that may have changed since the run began gets a fingerprint that never matches, so that the step runs again. */
  trackFile(path: string): void {
    const { files } = this.#context;
    const fingerprint = files.fingerprint(path);
    const mayHaveChanged = files.changedSince(path, this.#startTime);
    this.dependencies.push(['file', path, mayHaveChanged ? `${fingerprint} or another` : fingerprint]);
  }

  trackVariable(name: string): void {
    this.dependencies.push(['variable', name, fingerprintVariable(name)]);
  }

  expireAfterBuild(): void {
    this.expires = true;
  }

  report(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
  }

  emit(path: string, content: string | Uint8Array | HashedBytes): void {
    const { bytes, hash } = hashContent(content);
    const output = { path, hash, bytes: bytes.byteLength };
    this.outputs.push(output);
    this.#context.onOutput?.(output, bytes);
  }

  /** Measures how long other work takes. Time that is spent waiting for several steps at once counts once. */
  #waitFor<T>(work: () => T | Promise<T>): T | Promise<T> {
    if (this.#waitCount === 0) this.#waitStart = performance.now();
    this.#waitCount += 1;
    let result: T | Promise<T> | undefined;
    try {
      return (result = work());
    } finally {
      if (result instanceof Promise) void result.then(this.#endWait, this.#endWait);
      else this.#endWait();
    }
  }

  readonly #endWait = (): void => {
    this.#waitCount -= 1;
    if (this.#waitCount === 0) this.waitedMs += performance.now() - this.#waitStart;
  };
}

const ONE = (): number => 1;

/** How many of the steps that are read together may be under way. */
export function getLimit(
  concurrency: Concurrency | undefined,
  { severalSteps = ONE }: Pick<RunContext, 'severalSteps'>,
): () => number {
  if (concurrency === 'all') return () => Infinity;
  return concurrency ? severalSteps : ONE;
}
