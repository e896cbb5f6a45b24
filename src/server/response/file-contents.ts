/** Reads the bytes of published files. A file is only ever replaced as a whole, so one read returns one version of it, and
 *  the hash identifies the version. Paths come from the manifest, never from a request. */

import { createHash, hash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../../output/disk/disk.js';
import type { ByteCache } from './byte-cache.js';

/** One version of a file: the bytes of a small one, a stream of a large one. */
export type FileContent = {
  /** SHA-256 of its bytes, in hex. */
  readonly hash: string;
  readonly size: number;
} & (BufferedContent | StreamedContent);

interface BufferedContent {
  readonly bytes: Buffer;
}

/** Either `stream` or `close` must be called, once. */
interface StreamedContent {
  readonly bytes?: undefined;
  /** A part of it, from and to included. */
  readonly stream: (from: number, to: number) => Readable;
  readonly close: () => Promise<void>;
}

export interface FileContents {
  /** The content of a file now, out of memory where the expected version is there; `undefined` where there is no file. */
  read(path: string, expectedHash: string): Promise<FileContent | undefined>;
}

/** Larger files are streamed. */
const MAX_CACHED_FILE_SIZE = 4 * 1024 * 1024;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK }: Partial<typeof constants> = constants;

/** A link in place of a published file is not followed, a pipe not waited for. Windows has no such flags. */
const OPEN_FLAGS = (O_RDONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);

/** The errors that mean there is no file of ours at a path. */
const NO_FILE_CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK']);

export function openFileContents(folder: string, cache: ByteCache): FileContents {
  /** The hashes of large files, by what distinguishes one version of a file from another. */
  const hashesByVersion = new Map<string, string>();
  return {
    async read(path, expectedHash) {
      const cached = cache.get(expectedHash);
      if (cached) return { hash: expectedHash, size: cached.length, bytes: cached };
      const file = await openFile(join(folder, path));
      if (!file) return undefined;
      let isHandedOver = false;
      try {
        const stats = await file.stat({ bigint: true });
        if (!stats.isFile()) return undefined;
        if (stats.size <= MAX_CACHED_FILE_SIZE) return createBufferedContent(await file.readFile(), cache);
        const version = [stats.dev, stats.ino, stats.size, stats.ctimeNs].join(' ');
        const contentHash = hashesByVersion.get(version) ?? (await hashFile(file));
        hashesByVersion.set(version, contentHash);
        isHandedOver = true;
        return createStreamedContent(file, contentHash, Number(stats.size));
      } finally {
        if (!isHandedOver) await file.close();
      }
    },
  };
}

function createBufferedContent(bytes: Buffer, cache: ByteCache): FileContent {
  const contentHash = hash('sha256', bytes);
  cache.set(contentHash, bytes);
  return { hash: contentHash, size: bytes.length, bytes };
}

function createStreamedContent(file: FileHandle, contentHash: string, size: number): FileContent {
  return {
    hash: contentHash,
    size,
    stream: (start, end) => file.createReadStream({ start, end }),
    close: () => file.close(),
  };
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, OPEN_FLAGS);
  } catch (error) {
    if (NO_FILE_CODES.has(getErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function hashFile(file: FileHandle): Promise<string> {
  const sha256 = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = file.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) sha256.update(chunk);
  return sha256.digest('hex');
}
