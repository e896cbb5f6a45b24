/** Keeps traces and values on disk between runs: one index, and a pack of values.
 *  Nothing here is trusted: the index carries the hash of itself, a value is compared with its fingerprint. Any doubt
 *  is a miss. A store that cannot be read or written is no error: `trouble` says what was wrong. */

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.js';
import { makeFolders } from './make-folders.js';
import { Pack, type Place } from './pack.js';
import type { Trace } from './step.js';

export interface Remembered {
  readonly id: string;
  readonly trace: Trace;
  readonly place: Place | undefined;
}

/** Write the pack anew when less than this share of it is in use. */
const LEAST_USE = 0.5;

export class Store {
  readonly #folder: string;
  readonly #engine: string;
  #pack: Pack | undefined;
  trouble: string | undefined;

  /** `engine` names the program: what another program has written is not read. */
  constructor(folder: string, engine: string) {
    this.#folder = folder;
    this.#engine = engine;
  }

  load(): readonly Remembered[] {
    try {
      const text = readFileSync(this.#index, 'utf8');
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      if (text.slice(0, end) !== this.#header(body)) return this.#startAnew();
      this.#pack = new Pack(join(this.#folder, 'values.pack'));
      return (JSON.parse(body) as Row[]).map(fromRow);
    } catch {
      return this.#startAnew();
    }
  }

  append(text: string): Place | undefined {
    return this.trouble ? undefined : this.#pack?.append(text);
  }

  /** The value's text; `undefined` when it is not what its fingerprint says. */
  async read(place: Place, fingerprint: string): Promise<string | undefined> {
    try {
      const bytes = await this.#pack!.read(place);
      return fingerprintOf(bytes) === fingerprint ? Buffer.from(bytes).toString('utf8') : undefined;
    } catch {
      return undefined;
    }
  }

  /** Gives back what was written, with the places that hold from now on. */
  async save(all: readonly Remembered[]): Promise<readonly Remembered[]> {
    if (this.trouble || !this.#pack) return all;
    try {
      await this.#pack.settle();
      const kept = usedBy(all) < this.#pack.size * LEAST_USE ? await this.#repack(all, this.#pack) : all;
      const body = JSON.stringify(kept.map(toRow));
      writeFileSync(`${this.#index}.${process.pid}`, `${this.#header(body)}\n${body}`);
      renameSync(`${this.#index}.${process.pid}`, this.#index);
      return kept;
    } catch (error) {
      this.#fail(error);
      return all;
    }
  }

  async close(): Promise<void> {
    await this.#pack?.close();
  }

  get #index(): string {
    return join(this.#folder, 'index.json');
  }

  #header(body: string): string {
    return `docsgen ${this.#engine} ${fingerprintOf(body)}`;
  }

  #startAnew(): readonly Remembered[] {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
      makeFolders(this.#folder);
      writeFileSync(join(this.#folder, 'values.pack'), '');
      this.#pack = new Pack(join(this.#folder, 'values.pack'));
    } catch (error) {
      this.#fail(error);
    }
    return [];
  }

  async #repack(all: readonly Remembered[], pack: Pack): Promise<readonly Remembered[]> {
    const moved = await pack.repack(all.flatMap(({ place }) => (place ? [place] : [])));
    let next = 0;
    return all.map((one) => (one.place ? { ...one, place: moved[next++] } : one));
  }

  #fail(error: unknown): void {
    this.trouble ??= error instanceof Error ? error.message : String(error);
  }
}

function usedBy(all: readonly Remembered[]): number {
  return all.reduce((sum, { place }) => sum + (place?.length ?? 0), 0);
}

type Row = readonly [id: string, trace: Trace, offset: number, length: number];

function toRow({ id, trace, place }: Remembered): Row {
  return [id, trace, place?.offset ?? -1, place?.length ?? 0];
}

function fromRow([id, trace, offset, length]: Row): Remembered {
  return { id, trace, place: offset < 0 ? undefined : { offset, length } };
}
