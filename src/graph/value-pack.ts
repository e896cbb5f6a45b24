/** Values behind one another in one file. Writing goes on while the caller works; reading waits for it.
 *  Knows nothing of what the values are, and does not check them. */

import { open, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { statSync } from 'node:fs';

/** Where a value lies, in bytes. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** Written when so many bytes wait. */
const BUFFER_LIMIT = 4 * 1024 * 1024;

export class ValuePack {
  readonly #path: string;
  #size: number;
  #pendingChunks: Uint8Array[] = [];
  #pendingBytes = 0;
  #writing: Promise<unknown> = Promise.resolve();
  #file: FileHandle | undefined;

  /** The file must be there. */
  constructor(path: string) {
    this.#path = path;
    this.#size = statSync(path).size;
  }

  get size(): number {
    return this.#size;
  }

  append(text: string): ByteRange {
    const bytes = Buffer.from(text);
    const range = { offset: this.#size, length: bytes.byteLength };
    this.#pendingChunks.push(bytes);
    this.#pendingBytes += bytes.byteLength;
    this.#size += bytes.byteLength;
    if (this.#pendingBytes > BUFFER_LIMIT) this.#startWriting();
    return range;
  }

  /** The bytes at a place; rejects when they are not there. */
  async read({ offset, length }: ByteRange): Promise<Uint8Array> {
    await this.flush();
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await (await this.#open()).read(bytes, 0, length, offset);
    if (bytesRead !== length) throw new Error('The pack is too short');
    return bytes;
  }

  /** Comes back when everything is on the disk; rejects when it could not be written. */
  async flush(): Promise<void> {
    this.#startWriting();
    await this.#writing;
  }

  /** Writes the file anew with these values only, in this order; the places that hold from now on. */
  async repack(ranges: readonly ByteRange[]): Promise<readonly ByteRange[]> {
    await this.flush();
    const chunks: Uint8Array[] = [];
    for (const range of ranges) chunks.push(await this.read(range));
    await writeFile(`${this.#path}.${process.pid}`, Buffer.concat(chunks));
    await rename(`${this.#path}.${process.pid}`, this.#path);
    await this.close();
    let offset = 0;
    const movedRanges = ranges.map(({ length }) => ({ offset: (offset += length) - length, length }));
    this.#size = offset;
    return movedRanges;
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#file?.close();
    this.#file = undefined;
  }

  #startWriting(): void {
    if (this.#pendingBytes === 0) return;
    const chunks = this.#pendingChunks;
    this.#pendingChunks = [];
    this.#pendingBytes = 0;
    this.#writing = this.#writing.then(async () => (await this.#open()).appendFile(Buffer.concat(chunks)));
    // Whoever settles is told; until then a failure must not end the process.
    this.#writing.catch(() => undefined);
  }

  async #open(): Promise<FileHandle> {
    this.#file ??= await open(this.#path, 'a+');
    return this.#file;
  }
}
