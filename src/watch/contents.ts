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
export interface Content {
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

export interface Contents {
  /** What is at a path now; `expected` is looked for in memory first. `undefined` where there is no file. */
  of(path: string, expected: string): Promise<Content | undefined>;
}

/** Larger files are read in pieces each time. */
const LARGEST_HELD = 4 * 1024 * 1024;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK }: Partial<typeof constants> = constants;

/** A link in the place of a published file is not followed, a pipe not waited for. Windows has no such flags. */
const FLAGS = (O_RDONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);

export function contentsOf(folder: string, cache: ByteCache): Contents {
  /** The hashes of large files, by what tells one version of a file from another. */
  const known = new Map<string, string>();
  return {
    async of(path, expected) {
      const held = cache.get(expected);
      if (held) return { hash: expected, size: held.length, bytes: held };
      const file = await openFile(join(folder, path));
      if (!file) return undefined;
      let isPassedOn = false;
      try {
        const stats = await file.stat({ bigint: true });
        if (!stats.isFile()) return undefined;
        if (stats.size <= LARGEST_HELD) return wholeOf(await file.readFile(), cache);
        const version = [stats.dev, stats.ino, stats.size, stats.ctimeNs].join(' ');
        const found = known.get(version) ?? (await hashOf(file));
        known.set(version, found);
        isPassedOn = true;
        return partsOf(file, found, stats);
      } finally {
        if (!isPassedOn) await file.close();
      }
    },
  };
}

function wholeOf(bytes: Buffer, cache: ByteCache): Content {
  const found = hash('sha256', bytes);
  cache.set(found, bytes);
  return { hash: found, size: bytes.length, bytes };
}

function partsOf(file: FileHandle, found: string, { size }: BigIntStats): Content {
  return {
    hash: found,
    size: Number(size),
    stream: (start, end) => file.createReadStream({ start, end }),
    close: () => file.close(),
  };
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, FLAGS);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK'].includes(code)) return undefined;
    throw error;
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of file.createReadStream({ start: 0, autoClose: false }))
    sum.update(piece as Buffer);
  return sum.digest('hex');
}
