/** What the cache keeps for publishing: the modification times of published files, and outputs that are not published yet. */

import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolders } from '../graph/file-system.js';
import { computeDigest, computeFingerprint } from '../graph/fingerprint.js';
import type { Mtimes } from '../output/publish/previous-output.js';
import type { Folders } from './resolve-folders.js';

/** Reads the times at which the published files were written: they reveal files that were changed by hand. */
export function readMtimes(folders: Folders): Mtimes {
  try {
    const entries: [string, number][] = JSON.parse(readFileSync(getMtimesFile(folders), 'utf8'));
    return new Map(entries);
  } catch {
    return new Map();
  }
}

export function writeMtimes(folders: Folders, mtimes: Mtimes): void {
  try {
    replaceFile(getMtimesFile(folders), JSON.stringify([...mtimes]));
  } catch {
    // The next build compares with the time of the manifest instead.
  }
}

/** Each output folder has its own file. Without a cache it is removed with the temporary folder. */
function getMtimesFile({ cache, modules, outDir }: Folders): string {
  return join(cache ?? modules, `stamps-${computeFingerprint(outDir)}.json`);
}

/** The outputs of builds that failed, by their hashes. They are kept until they are published, so that their steps need not
 *  run again. What cannot be kept, or is damaged, is missing: its step runs again. */
export class UnpublishedOutputs {
  readonly #folder: string;
  #hashes: Set<string>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#hashes = new Set(listFolder(folder));
  }

  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }

  read(hash: string): Uint8Array | undefined {
    if (!this.#hashes.has(hash)) return undefined;
    try {
      const bytes = readFileSync(join(this.#folder, hash));
      if (computeDigest(bytes) === hash) return bytes;
    } catch {
      // It is missing.
    }
    // Another process that uses the cache has removed more than this one.
    this.#hashes = new Set(listFolder(this.#folder));
    this.#hashes.delete(hash);
    return undefined;
  }

  /** Keeps a content, or moves the file that has it. */
  add(hash: string, source: { readonly content: string | Uint8Array } | { readonly file: string }): void {
    try {
      if (this.#hashes.size === 0) createFolders(this.#folder);
      const path = join(this.#folder, hash);
      if ('file' in source) renameSync(source.file, path);
      else replaceFile(path, source.content);
      this.#hashes.add(hash);
    } catch {
      // It is not kept.
    }
  }

  clear(): void {
    if (this.#hashes.size === 0) return;
    this.#hashes = new Set();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Never writes over a file: a copy of the cache may consist of links to it. */
function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
