/** Records what one run of a step reads, reports and gives. Knows nothing of what is done with the record. */

import type { Problem } from '../report/problem.js';
import type { Files, Listing } from './files.js';
import { digestOf, fingerprintOf, serialise } from './fingerprint.js';
import type { Dependency, Output, Read, Step } from './step.js';

/** A step that is up to date. */
export interface Asked {
  readonly id: string;
  readonly fingerprint: string;
  readonly failed: boolean;
  readonly value: () => Promise<unknown>;
}

export interface World {
  ask(step: Step, key: string): Promise<Asked>;
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
    this.dependencies.push(['file', path, files.fingerprint(path)]);
    return files.leadsOutside(path);
  }

  given<T>(name: string): T {
    const value = this.surroundings.given[name];
    this.dependencies.push(['given', name, fingerprintOf(serialise(value))]);
    return value as T;
  }

  tool<T>(name: string): T {
    return this.surroundings.tools?.[name] as T;
  }

  async step<K extends string, V>(step: Step<K, V>, key: K): Promise<V> {
    const asked = await this.#ask(step as Step, key);
    return this.#timed(asked.value) as Promise<V>;
  }

  /** One after the other: the order of reading is part of the trace, and memory stays flat. */
  async steps<K extends string, V>(step: Step<K, V>, keys: readonly K[]): Promise<(V | undefined)[]> {
    const values: (V | undefined)[] = [];
    for (const key of keys) {
      const asked = await this.#ask(step as Step, key);
      values.push(asked.failed ? undefined : ((await this.#timed(asked.value)) as V));
    }
    return values;
  }

  note(path: string): void {
    this.dependencies.push(['file', path, this.surroundings.files.fingerprint(path)]);
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

  async #ask(step: Step, key: string): Promise<Asked> {
    const asked = await this.#timed(async () => this.world.ask(step, key));
    this.dependencies.push(['step', asked.id, asked.fingerprint]);
    return asked;
  }

  async #timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    this.waited += performance.now() - began;
    return result;
  }
}
