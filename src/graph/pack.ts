/** Values behind one another in one file. Writing goes on while the caller works; reading waits for it.
 *  Knows nothing of what the values are, and does not check them. */

import { open, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { statSync } from 'node:fs';

/** Where a value lies, in bytes. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Written when so many bytes wait. */
const BUFFER_LIMIT = 4 * 1024 * 1024;

export class Pack {
  readonly #path: string;
  #size: number;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #work: Promise<unknown> = Promise.resolve();
  #file: FileHandle | undefined;

  /** The file must be there. */
  constructor(path: string) {
    this.#path = path;
    this.#size = statSync(path).size;
  }

  get size(): number {
    return this.#size;
  }

  append(text: string): Place {
    const bytes = Buffer.from(text);
    const place = { offset: this.#size, length: bytes.byteLength };
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.byteLength;
    this.#size += bytes.byteLength;
    if (this.#waitingBytes > BUFFER_LIMIT) this.#write();
    return place;
  }

  /** The bytes at a place; rejects when they are not there. */
  async read({ offset, length }: Place): Promise<Uint8Array> {
    await this.settle();
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await (await this.#open()).read(bytes, 0, length, offset);
    if (bytesRead !== length) throw new Error('The pack is too short');
    return bytes;
  }

  /** Comes back when everything is on the disk; rejects when it could not be written. */
  async settle(): Promise<void> {
    this.#write();
    await this.#work;
  }

  /** Writes the file anew with these values only, in this order; the places that hold from now on. */
  async repack(places: readonly Place[]): Promise<readonly Place[]> {
    await this.settle();
    const pieces: Uint8Array[] = [];
    for (const place of places) pieces.push(await this.read(place));
    await writeFile(`${this.#path}.${process.pid}`, Buffer.concat(pieces));
    await rename(`${this.#path}.${process.pid}`, this.#path);
    await this.close();
    let offset = 0;
    const moved = places.map(({ length }) => ({ offset: (offset += length) - length, length }));
    this.#size = offset;
    return moved;
  }

  async close(): Promise<void> {
    await this.#work.catch(() => undefined);
    await this.#file?.close();
    this.#file = undefined;
  }

  #write(): void {
    if (this.#waitingBytes === 0) return;
    const pieces = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#work = this.#work.then(async () => (await this.#open()).appendFile(Buffer.concat(pieces)));
    // Whoever settles is told; until then a failure must not end the process.
    this.#work.catch(() => undefined);
  }

  async #open(): Promise<FileHandle> {
    this.#file ??= await open(this.#path, 'a+');
    return this.#file;
  }
}
