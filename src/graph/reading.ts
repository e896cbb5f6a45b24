/** Records what one run of a step reads, reports and gives. Knows nothing of what is done with the record. */

import type { Problem } from '../report/problem.js';
import type { Files, Listing } from './files.js';
import { digestOf, fingerprintOf, serialise } from './fingerprint.js';
import type { AnyStep, Dependency, KeyArgument, Output, Read, Step } from './step.js';

/** A step that is up to date. */
export interface Asked {
  readonly id: string;
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly value: () => Promise<unknown>;
}

export interface World {
  ask(step: AnyStep, key: unknown): Promise<Asked>;
}

interface Surroundings {
  readonly files: Files;
  readonly given: Readonly<Record<string, unknown>>;
  readonly tools?: Readonly<Record<string, unknown>>;
  readonly onOutput?: (output: Output, content: string | Uint8Array) => void;
}

export class ReadingOf implements Read {
  readonly dependencies: Dependency[] = [];
  readonly problems: Problem[] = [];
  readonly outputs: Output[] = [];
  /** Milliseconds for which other steps were at work on this one's behalf. */
  waited = 0;
  readonly #began = Date.now();
  #waitsFor = 0;
  #waitsSince = 0;

  constructor(
    readonly world: World,
    readonly surroundings: Surroundings,
  ) {}

  get root(): string {
    return this.surroundings.files.root;
  }

  bytes(path: string): Uint8Array | undefined {
    const bytes = this.surroundings.files.read(path);
    this.dependencies.push(['file', path, this.surroundings.files.fingerprint(path)]);
    return bytes;
  }

  list(folder: string): Listing {
    const { files } = this.surroundings;
    this.dependencies.push(['list', folder, files.listFingerprint(folder)]);
    return files.list(folder);
  }

  leadsOutside(path: string): boolean {
    const { files } = this.surroundings;
    const isOutside = files.leadsOutside(path);
    this.dependencies.push(['link', path, String(isOutside)]);
    return isOutside;
  }

  given<T>(name: string): T {
    const value = this.surroundings.given[name];
    this.dependencies.push(['given', name, fingerprintOf(serialise(value))]);
    return value as T;
  }

  tool<T>(name: string): T {
    return this.surroundings.tools?.[name] as T;
  }

  async step<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V> {
    const asked = await this.#ask(step, key);
    return this.#timed(asked.value) as Promise<V>;
  }

  async stepIfAvailable<V, K = void>(step: Step<V, K>, ...[key]: KeyArgument<K>): Promise<V | undefined> {
    const asked = await this.#ask(step, key);
    return asked.failed ? undefined : (this.#timed(asked.value) as Promise<V>);
  }

  /** Several at a time, so that what one waits for does not hold up the others; told in the order of the keys. */
  async steps<V, K>(step: Step<V, K>, keys: readonly K[], atOnce = 1): Promise<(V | undefined)[]> {
    const done: { asked: Asked; value: V | undefined }[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < keys.length) {
        const at = next++;
        const asked = await this.world.ask(step, keys[at]);
        done[at] = { asked, value: asked.failed ? undefined : ((await asked.value()) as V) };
      }
    };
    await this.#timed(async () => Promise.all(Array.from({ length: Math.min(atOnce, keys.length) }, lane)));
    for (const { asked } of done) this.dependencies.push(['step', asked.id, asked.fingerprint]);
    return done.map(({ value }) => value);
  }

  /** What has changed since the run began was not read as it is now: the step is run again the next time. */
  note(path: string): void {
    const { files } = this.surroundings;
    const fingerprint = files.fingerprint(path);
    const isDoubtful = files.changedSince(path, this.#began);
    this.dependencies.push(['file', path, isDoubtful ? `${fingerprint} or another` : fingerprint]);
  }

  report(problems: readonly Problem[]): void {
    this.problems.push(...problems);
  }

  emit(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
    const output = { path, hash: digestOf(content), bytes };
    this.outputs.push(output);
    this.surroundings.onOutput?.(output, content);
  }

  async #ask(step: AnyStep, key: unknown): Promise<Asked> {
    const asked = await this.#timed(async () => this.world.ask(step, key));
    this.dependencies.push(['step', asked.id, asked.fingerprint]);
    return asked;
  }

  /** Time counts once, however many are waited for. */
  async #timed<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waitsFor === 0) this.#waitsSince = performance.now();
    this.#waitsFor += 1;
    try {
      return await work();
    } finally {
      this.#waitsFor -= 1;
      if (this.#waitsFor === 0) this.waited += performance.now() - this.#waitsSince;
    }
  }
}
