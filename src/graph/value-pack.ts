/** Stores texts one after the other in one file. Writing goes on while the caller works; reading waits for it. */

import { open, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { appendChunks } from './append-chunks.js';

/** Where a value is in the file, in bytes. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** Pending bytes above this number are written. */
const BUFFER_LIMIT = 4 * 1024 * 1024;

export class ValuePack {
  readonly #path: string;
  #size: number;
  #pendingChunks: Uint8Array[] = [];
  #pendingBytes = 0;
  #writing: Promise<unknown> = Promise.resolve();
  /** Opened once, however many callers wait for it. */
  #opening: Promise<FileHandle> | undefined;

  /** The file must exist. */
  constructor(path: string) {
    this.#path = path;
    this.#size = statSync(path).size;
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes must not be changed afterwards. */
  append(content: string | Uint8Array): ByteRange {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const range = { offset: this.#size, length: bytes.byteLength };
    this.#pendingChunks.push(bytes);
    this.#pendingBytes += bytes.byteLength;
    this.#size += bytes.byteLength;
    if (this.#pendingBytes > BUFFER_LIMIT) this.#startWriting();
    return range;
  }

  /** The bytes of a range. Rejects when the file is shorter. */
  async read({ offset, length }: ByteRange): Promise<Uint8Array> {
    await this.flush();
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await (await this.#open()).read(bytes, 0, length, offset);
    if (bytesRead !== length) throw new Error('The pack is too short');
    return bytes;
  }

  /** Resolves when everything is on the disk. Rejects when it could not be written. */
  async flush(): Promise<void> {
    this.#startWriting();
    await this.#writing;
  }

  /** Writes the file again with only these values, in this order. Returns their new ranges. */
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
    const opening = this.#opening;
    this.#opening = undefined;
    const file = await opening?.catch(() => undefined);
    await file?.close();
  }

  #startWriting(): void {
    if (this.#pendingBytes === 0) return;
    const chunks = this.#pendingChunks;
    this.#pendingChunks = [];
    this.#pendingBytes = 0;
    this.#writing = this.#writing.then(async () => appendChunks(await this.#open(), chunks));
    // `flush` reports a failure; until then it must not end the process.
    this.#writing.catch(() => undefined);
  }

  #open(): Promise<FileHandle> {
    this.#opening ??= open(this.#path, 'a+');
    return this.#opening;
  }
}
