/** Records what one run of a step reads, reports and gives. Knows nothing of what is done with the record. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceFiles, Listing } from './source-files.js';
import { computeDigest, computeFingerprint, serialize } from './fingerprint.js';
import type { AnyStep, Dependency, KeyArgument, Output, Read, Step } from './step.js';

/** A step that is up to date. */
export interface ResolvedStep {
  readonly id: string;
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly value: () => Promise<unknown>;
}

export interface StepResolver {
  resolve(step: AnyStep, key: unknown): Promise<ResolvedStep>;
}

interface RunEnvironment {
  readonly files: SourceFiles;
  readonly optionValues: Readonly<Record<string, unknown>>;
  readonly tools?: Readonly<Record<string, unknown>>;
  readonly onOutput?: (output: Output, content: string | Uint8Array) => void;
}

export class RunRecorder implements Read {
  readonly dependencies: Dependency[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly outputs: Output[] = [];
  /** Milliseconds for which other steps were at work on this one's behalf. */
  waitedMs = 0;
  readonly #startTime = Date.now();
  #waitCount = 0;
  #waitStart = 0;

  constructor(
    readonly resolver: StepResolver,
    readonly environment: RunEnvironment,
  ) {}

  get root(): string {
    return this.environment.files.root;
  }

  bytes(path: string): Uint8Array | undefined {
    const bytes = this.environment.files.read(path);
    this.dependencies.push(['file', path, this.environment.files.fingerprint(path)]);
    return bytes;
  }

  list(folder: string): Listing {
    const { files } = this.environment;
    this.dependencies.push(['list', folder, files.listFingerprint(folder)]);
    return files.list(folder);
  }

  leadsOutside(path: string): boolean {
    const { files } = this.environment;
    const isOutside = files.leadsOutside(path);
    this.dependencies.push(['link', path, String(isOutside)]);
    return isOutside;
  }

  option<T>(name: string): T {
    const value = this.environment.optionValues[name];
    this.dependencies.push(['option', name, computeFingerprint(serialize(value))]);
    return value as T;
  }

  tool<T>(name: string): T {
    return this.environment.tools?.[name] as T;
  }

  async step<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V> {
    const resolved = await this.#resolveStep(step, key);
    return this.#measureWait(resolved.value) as Promise<V>;
  }

  async stepIfAvailable<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V | undefined> {
    const resolved = await this.#resolveStep(step, key);
    return resolved.failed ? undefined : (this.#measureWait(resolved.value) as Promise<V>);
  }

  /** Several at a time, so that what one waits for does not hold up the others; told in the order of the keys. */
  async steps<V, K>(step: Step<V, K>, keys: readonly K[], concurrency = 1): Promise<(V | undefined)[]> {
    const results: { resolved: ResolvedStep; value: V | undefined }[] = [];
    let nextIndex = 0;
    const worker = async (): Promise<void> => {
      while (nextIndex < keys.length) {
        const index = nextIndex++;
        const resolved = await this.resolver.resolve(step, keys[index]);
        results[index] = { resolved, value: resolved.failed ? undefined : ((await resolved.value()) as V) };
      }
    };
    await this.#measureWait(async () =>
      Promise.all(Array.from({ length: Math.min(concurrency, keys.length) }, worker)),
    );
    for (const { resolved } of results) this.dependencies.push(['step', resolved.id, resolved.fingerprint]);
    return results.map(({ value }) => value);
  }

  /** What has changed since the run began was not read as it is now: the step is run again the next time. */
  trackFile(path: string): void {
    const { files } = this.environment;
    const fingerprint = files.fingerprint(path);
    const mayHaveChanged = files.changedSince(path, this.#startTime);
    this.dependencies.push(['file', path, mayHaveChanged ? `${fingerprint} or another` : fingerprint]);
  }

  report(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
  }

  emit(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
    const output = { path, hash: computeDigest(content), bytes };
    this.outputs.push(output);
    this.environment.onOutput?.(output, content);
  }

  async #resolveStep(step: AnyStep, key: unknown): Promise<ResolvedStep> {
    const resolved = await this.#measureWait(async () => this.resolver.resolve(step, key));
    this.dependencies.push(['step', resolved.id, resolved.fingerprint]);
    return resolved;
  }

  /** Time counts once, however many are waited for. */
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
