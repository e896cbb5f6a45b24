/** The list of the files that we wrote into an output folder, which marks it as ours. Knows nothing of how they are written. */

import { hash } from 'node:crypto';
import { sep } from 'node:path';
import type { Disk } from './disk.js';

export interface FileRecord {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: number;
}

/** The files of an output by their paths below its folder, with `/`. */
export type Manifest = ReadonlyMap<string, FileRecord>;

export const MANIFEST = '.docsgen.json';

const FORMAT = 1;

/** The record of a file's content. */
export function recordOf(content: string | Uint8Array): FileRecord {
  return { hash: hash('sha256', content), bytes: Buffer.byteLength(content) };
}

/** The text of a manifest: one line a file, by path, the same on every machine. */
export function printManifest(files: Manifest): string {
  return openManifest(files).bytes().toString();
}

/** A manifest as it is written, so that a change of a few files is a change of a few lines. */
export interface OpenManifest {
  /** Another record for a file that is in it. */
  set(path: string, file: FileRecord): void;
  bytes(): Buffer;
}

/** Some lines that follow each other, and what they are as bytes once that was asked for. */
interface Block {
  /** By path. A map keeps the order of its lines; an object would put a file named `404` before all others. */
  readonly lines: Map<string, string>;
  bytes: Buffer | undefined;
}

const LINES_OF_BLOCK = 256;

export function openManifest(files: Manifest): OpenManifest {
  const all = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const blocks: Block[] = [];
  const blockOf = new Map<string, Block>();
  for (const [at, [path, file]] of all.entries()) {
    if (at % LINES_OF_BLOCK === 0) blocks.push({ lines: new Map(), bytes: undefined });
    const block = blocks.at(-1)!;
    block.lines.set(path, lineOf(path, file));
    blockOf.set(path, block);
  }
  return {
    set: (path, file) => {
      const block = blockOf.get(path)!;
      block.lines.set(path, lineOf(path, file));
      block.bytes = undefined;
    },
    bytes: () => {
      const head = Buffer.from(`{\n  "docsgen": ${FORMAT},\n  "files": {`);
      const tail = Buffer.from(blocks.length > 0 ? '\n  }\n}\n' : '}\n}\n');
      for (const [at, block] of blocks.entries()) block.bytes ??= bytesOf(block, at === 0);
      return Buffer.concat([head, ...blocks.map(({ bytes }) => bytes!), tail]);
    },
  };
}

function bytesOf({ lines }: Block, isFirst: boolean): Buffer {
  return Buffer.from(`${isFirst ? '\n' : ',\n'}${[...lines.values()].join(',\n')}`);
}

function lineOf(path: string, { hash: sum, bytes }: FileRecord): string {
  return `    ${JSON.stringify(path)}: { "hash": "${sum}", "bytes": ${bytes} }`;
}

/** The files that a manifest lists; `undefined` if anything in it is not as we write it. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || value['docsgen'] !== FORMAT || !isRecord(value['files'])) return undefined;
  const files = new Map<string, FileRecord>();
  for (const [path, file] of Object.entries(value['files'])) {
    if (!isOutputPath(path) || !isFileRecord(file)) return undefined;
    files.set(path, { hash: file.hash, bytes: file.bytes });
  }
  return files;
}

/** The manifest of an output folder; `undefined` means that the folder is not ours. */
export function readManifest(folder: string, disk: Disk): Manifest | undefined {
  const path = `${folder}/${MANIFEST}`;
  const text = disk.look(path)?.kind === 'file' ? disk.read(path) : undefined;
  return text === undefined ? undefined : parseManifest(text);
}

/** An empty step of a path, or one that leads elsewhere. */
const NO_STEP = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** The manifest itself, and what lies beside the output while it is made. */
const OUR_OWN = /^\.docsgen(?:\.json(?:\/|$)|-)/;

/** Whether a path may be written: it stays below the output folder and is none of our own working files. */
export function isOutputPath(path: string): boolean {
  if (path.includes('\0') || (sep === '\\' && /[\\:]/.test(path))) return false;
  return !NO_STEP.test(path) && !OUR_OWN.test(path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFileRecord(value: unknown): value is FileRecord {
  if (!isRecord(value)) return false;
  const { hash: sum, bytes } = value;
  return (
    typeof sum === 'string' && /^[\da-f]{64}$/.test(sum) && Number.isSafeInteger(bytes) && Number(bytes) >= 0
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
