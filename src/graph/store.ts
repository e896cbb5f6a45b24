/** Keeps traces and values on disk between runs: one index, and packs of values behind one another.
 *  Nothing here is trusted: the index carries the hash of itself, a value is compared with its fingerprint. Any doubt
 *  is a miss. A store that cannot be read or written is no error: `trouble` says what was wrong. */

import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.js';
import type { Trace } from './step.js';

/** Where a value lies in the pack, in bytes. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

export interface Remembered {
  readonly id: string;
  readonly trace: Trace;
  readonly place: Place | undefined;
}

/** Flush when this many bytes wait to be written. */
const BUFFER_LIMIT = 8 * 1024 * 1024;

/** Write the pack anew when less than this share of it is in use. */
const LEAST_USE = 0.5;

export class Store {
  readonly #folder: string;
  readonly #engine: string;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #size = 0;
  #descriptor: number | undefined;
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
      this.#size = fstatSync(this.#open()).size;
      return (JSON.parse(body) as Row[]).map(fromRow);
    } catch {
      return this.#startAnew();
    }
  }

  append(text: string): Place | undefined {
    if (this.trouble) return undefined;
    const bytes = Buffer.from(text);
    const place = { offset: this.#size, length: bytes.byteLength };
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.byteLength;
    this.#size += bytes.byteLength;
    if (this.#waitingBytes > BUFFER_LIMIT) this.#flush();
    return this.trouble ? undefined : place;
  }

  /** The value's text; `undefined` when it is not what its fingerprint says. */
  read(place: Place, fingerprint: string): string | undefined {
    this.#flush();
    if (this.trouble) return undefined;
    try {
      const bytes = Buffer.alloc(place.length);
      const got = readSync(this.#open(), bytes, 0, place.length, place.offset);
      if (got !== place.length || fingerprintOf(bytes) !== fingerprint) return undefined;
      return bytes.toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Gives back what was written, with the places that hold from now on. */
  save(all: readonly Remembered[]): readonly Remembered[] {
    this.#flush();
    if (this.trouble) return all;
    try {
      const kept = this.#used(all) < this.#size * LEAST_USE ? this.#repack(all) : all;
      const body = JSON.stringify(kept.map(toRow));
      writeFileSync(`${this.#index}.${process.pid}`, `${this.#header(body)}\n${body}`);
      renameSync(`${this.#index}.${process.pid}`, this.#index);
      return kept;
    } catch (error) {
      this.#fail(error);
      return all;
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  get #index(): string {
    return join(this.#folder, 'index.json');
  }

  get #pack(): string {
    return join(this.#folder, 'values.pack');
  }

  #header(body: string): string {
    return `docsgen ${this.#engine} ${fingerprintOf(body)}`;
  }

  #open(): number {
    this.#descriptor ??= openSync(this.#pack, 'r');
    return this.#descriptor;
  }

  #startAnew(): readonly Remembered[] {
    this.close();
    this.#size = 0;
    try {
      rmSync(this.#folder, { recursive: true, force: true });
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(this.#pack, '');
    } catch (error) {
      this.#fail(error);
    }
    return [];
  }

  #flush(): void {
    if (this.#waitingBytes === 0 || this.trouble) return;
    try {
      appendFileSync(this.#pack, Buffer.concat(this.#waiting));
    } catch (error) {
      this.#fail(error);
    }
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  #used(all: readonly Remembered[]): number {
    return all.reduce((sum, { place }) => sum + (place?.length ?? 0), 0);
  }

  #repack(all: readonly Remembered[]): readonly Remembered[] {
    const pack = readFileSync(this.#pack);
    let offset = 0;
    const kept = all.map((one) => {
      if (!one.place) return one;
      const place = { offset, length: one.place.length };
      offset += place.length;
      return { ...one, place };
    });
    const pieces = all.flatMap(({ place }) =>
      place ? [pack.subarray(place.offset, place.offset + place.length)] : [],
    );
    writeFileSync(`${this.#pack}.${process.pid}`, Buffer.concat(pieces));
    renameSync(`${this.#pack}.${process.pid}`, this.#pack);
    this.close();
    this.#size = offset;
    return kept;
  }

  #fail(error: unknown): void {
    this.trouble ??= error instanceof Error ? error.message : String(error);
  }
}

type Row = readonly [id: string, trace: Trace, offset: number, length: number];

function toRow({ id, trace, place }: Remembered): Row {
  return [id, trace, place?.offset ?? -1, place?.length ?? 0];
}

function fromRow([id, trace, offset, length]: Row): Remembered {
  return { id, trace, place: offset < 0 ? undefined : { offset, length } };
}
