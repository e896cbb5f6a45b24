/** Keeps step records and values on disk between processes, in one index file and one value pack.
 *  The index carries its own hash, and a value is compared with its fingerprint; whatever does not match is ignored.
 *  A store that cannot be read or written is no error: `failure` has the reason. */

import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint, FingerprintBuilder } from './fingerprint.js';
import { createFolders } from './file-system.js';
import { formatIndex, parseIndex, type StoredNode } from './index-format.js';
import { ValuePack, type ByteRange } from './value-pack.js';

/** The pack is rewritten when less than this share of it is in use. */
const MIN_USED_SHARE = 0.5;

export class GraphStore {
  readonly #folder: string;
  readonly #engine: string;
  #pack: ValuePack | undefined;
  /** Whether nothing was found to load. */
  isEmpty = true;
  failure: string | undefined;

  /** `engine` identifies the version of docsgen: what another version has written is not read. */
  constructor(folder: string, engine: string) {
    this.#folder = folder;
    this.#engine = engine;
  }

  load(): readonly StoredNode[] {
    try {
      const text = readFileSync(this.#index, 'utf8');
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      if (text.slice(0, end + 1) !== this.#createHeader(computeFingerprint(body))) return this.#reset();
      separateCopies(join(this.#folder, 'values.pack'));
      this.#pack = new ValuePack(join(this.#folder, 'values.pack'));
      const nodes = parseIndex(body);
      this.isEmpty = nodes.length === 0;
      return nodes;
    } catch {
      return this.#reset();
    }
  }

  append(content: string | Uint8Array): ByteRange | undefined {
    return this.failure ? undefined : this.#pack?.append(content);
  }

  /** The value's text; `undefined` when it does not match its fingerprint. */
  async read(range: ByteRange, fingerprint: string): Promise<string | undefined> {
    try {
      const bytes = await this.#pack?.read(range);
      return bytes && computeFingerprint(bytes) === fingerprint ? Buffer.from(bytes).toString() : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes these nodes. Returns them with their new ranges. */
  async save(nodes: readonly StoredNode[]): Promise<readonly StoredNode[]> {
    if (this.failure || !this.#pack) return nodes;
    try {
      await this.#pack.flush();
      const storedNodes =
        countUsedBytes(nodes) < this.#pack.size * MIN_USED_SHARE
          ? await this.#repack(nodes, this.#pack)
          : nodes;
      this.#writeIndex(storedNodes);
      return storedNodes;
    } catch (error) {
      this.#recordFailure(error);
      return nodes;
    }
  }

  async close(): Promise<void> {
    await this.#pack?.close();
  }

  get #index(): string {
    return join(this.#folder, 'index.json');
  }

  #createHeader(fingerprint: string): string {
    return `docsgen ${this.#engine} ${fingerprint}\n`;
  }

  /** In pieces, and the header last: the whole text would be in memory several times. */
  #writeIndex(nodes: readonly StoredNode[]): void {
    const path = `${this.#index}.${process.pid}`;
    const file = openSync(path, 'w');
    try {
      const body = new FingerprintBuilder();
      writeFileSync(file, this.#createHeader(computeFingerprint('')));
      for (const piece of formatIndex(nodes)) {
        const bytes = Buffer.from(piece);
        body.add(bytes);
        writeFileSync(file, bytes);
      }
      writeSync(file, this.#createHeader(body.finish()), 0);
    } finally {
      closeSync(file);
    }
    renameSync(path, this.#index);
  }

  #reset(): readonly StoredNode[] {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
      createFolders(this.#folder);
      writeFileSync(join(this.#folder, 'values.pack'), '');
      this.#pack = new ValuePack(join(this.#folder, 'values.pack'));
    } catch (error) {
      this.#recordFailure(error);
    }
    return [];
  }

  async #repack(nodes: readonly StoredNode[], pack: ValuePack): Promise<readonly StoredNode[]> {
    const movedRanges = await pack.repack(nodes.flatMap(({ range }) => (range ? [range] : [])));
    let nextIndex = 0;
    return nodes.map((one) => (one.range ? { ...one, range: movedRanges[nextIndex++] } : one));
  }

  #recordFailure(error: unknown): void {
    this.failure ??= error instanceof Error ? error.message : String(error);
  }
}

/** A copy of a cache may consist of links to the same files. This one gets a pack of its own before values are added to it. */
function separateCopies(pack: string): void {
  if (statSync(pack).nlink === 1) return;
  copyFileSync(pack, `${pack}.${process.pid}`);
  renameSync(`${pack}.${process.pid}`, pack);
}

function countUsedBytes(nodes: readonly StoredNode[]): number {
  return nodes.reduce((sum, { range }) => sum + (range?.length ?? 0), 0);
}
