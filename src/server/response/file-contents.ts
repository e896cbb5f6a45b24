/**
 * The bytes of published files. A file is only ever replaced whole, so what is read at once is one version of it; its hash
 * says which. Paths come from the manifest, never from a request.
 */

import { createHash, hash } from 'node:crypto';
import { constants, type BigIntStats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteCache } from './byte-cache.js';

/** One version of a file. */
export interface FileContent {
  /** SHA-256 of its bytes, in hex. */
  readonly hash: string;
  readonly size: number;
  /** All of it, where it is small. */
  readonly bytes?: Buffer;
  /** A part of it, from and to included. To be called once, where `bytes` is missing. */
  readonly stream?: (from: number, to: number) => Readable;
  /** To be called instead of `stream`, where nothing is to be read. */
  readonly close?: () => Promise<void>;
}

export interface FileContents {
  /** What is at a path now; `expected` is looked for in memory first. `undefined` where there is no file. */
  read(path: string, expectedHash: string): Promise<FileContent | undefined>;
}

/** Larger files are read in pieces each time. */
const MAX_CACHED_FILE_SIZE = 4 * 1024 * 1024;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK }: Partial<typeof constants> = constants;

/** A link in the place of a published file is not followed, a pipe not waited for. Windows has no such flags. */
const OPEN_FLAGS = (O_RDONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);

export function openFileContents(folder: string, cache: ByteCache): FileContents {
  /** The hashes of large files, by what tells one version of a file from another. */
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
        if (stats.size <= MAX_CACHED_FILE_SIZE) return createWholeContent(await file.readFile(), cache);
        const version = [stats.dev, stats.ino, stats.size, stats.ctimeNs].join(' ');
        const contentHash = hashesByVersion.get(version) ?? (await hashFile(file));
        hashesByVersion.set(version, contentHash);
        isHandedOver = true;
        return createStreamedContent(file, contentHash, stats);
      } finally {
        if (!isHandedOver) await file.close();
      }
    },
  };
}

function createWholeContent(bytes: Buffer, cache: ByteCache): FileContent {
  const contentHash = hash('sha256', bytes);
  cache.set(contentHash, bytes);
  return { hash: contentHash, size: bytes.length, bytes };
}

function createStreamedContent(file: FileHandle, contentHash: string, { size }: BigIntStats): FileContent {
  return {
    hash: contentHash,
    size: Number(size),
    stream: (start, end) => file.createReadStream({ start, end }),
    close: () => file.close(),
  };
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, OPEN_FLAGS);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK'].includes(code)) return undefined;
    throw error;
  }
}

async function hashFile(file: FileHandle): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
    sha256.update(chunk as Buffer);
  return sha256.digest('hex');
}
