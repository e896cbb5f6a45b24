/** The manifest: a list of the files that docsgen wrote into an output folder. It marks the folder as made by docsgen, and
 *  files are removed by it: a checksum shows that it is as it was written. */

import { hash } from 'node:crypto';
import { sep } from 'node:path';
import type { Disk } from './disk/disk.js';

export interface FileRecord {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: number;
}

/** A file of an output and its content. */
export interface OutputFile {
  readonly content: string | Uint8Array;
  readonly file: FileRecord;
}

/** The files of an output by their paths below its folder, with `/`. */
export type Manifest = ReadonlyMap<string, FileRecord>;

export const MANIFEST_NAME = '.docsgen.json';

const FORMAT_VERSION = 2;

/** It had no checksum. */
const FORMER_VERSION = 1;

/** What stands before the files. The checksum is of all that follows it. */
const HEAD = /^\{\n {2}"docsgen": 2,\n {2}"checksum": "([\da-f]{64})",\n/;

/** The record of a file's content. */
export function createFileRecord(content: string | Uint8Array): FileRecord {
  return { hash: hash('sha256', content), bytes: Buffer.byteLength(content) };
}

/** The text of a manifest: one line a file, by path, the same on every machine. */
export function formatManifest(files: Manifest): string {
  return createManifestWriter(files).bytes().toString();
}

/** A manifest as it is written, so that a change of a few files is a change of a few lines. */
export interface ManifestWriter {
  /** Another record for a file that is in it. */
  set(path: string, file: FileRecord): void;
  bytes(): Buffer;
}

/** Some lines that follow each other, and what they are as bytes once that was asked for. */
interface LineBlock {
  /** By path. A map keeps the order of its lines; an object would put a file named `404` before all others. */
  readonly lines: Map<string, string>;
  bytes: Buffer | undefined;
}

const LINES_PER_BLOCK = 256;

export function createManifestWriter(files: Manifest): ManifestWriter {
  const all = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const blocks: LineBlock[] = [];
  const blocksByPath = new Map<string, LineBlock>();
  for (const [index, [path, file]] of all.entries()) {
    if (index % LINES_PER_BLOCK === 0) blocks.push({ lines: new Map(), bytes: undefined });
    const block = blocks.at(-1)!;
    block.lines.set(path, formatLine(path, file));
    blocksByPath.set(path, block);
  }
  return {
    set: (path, file) => {
      const block = blocksByPath.get(path)!;
      block.lines.set(path, formatLine(path, file));
      block.bytes = undefined;
    },
    bytes: () => {
      for (const [index, block] of blocks.entries()) block.bytes ??= encodeBlock(block, index === 0);
      const tail = Buffer.from(blocks.length > 0 ? '\n  }\n}\n' : '}\n}\n');
      const body = Buffer.concat([Buffer.from('  "files": {'), ...blocks.map(({ bytes }) => bytes!), tail]);
      const head = `{\n  "docsgen": ${FORMAT_VERSION},\n  "checksum": "${hash('sha256', body)}",\n`;
      return Buffer.concat([Buffer.from(head), body]);
    },
  };
}

function encodeBlock({ lines }: LineBlock, isFirst: boolean): Buffer {
  return Buffer.from(`${isFirst ? '\n' : ',\n'}${[...lines.values()].join(',\n')}`);
}

function formatLine(path: string, { hash: digest, bytes }: FileRecord): string {
  return `    ${JSON.stringify(path)}: { "hash": "${digest}", "bytes": ${bytes} }`;
}

/** The files that a manifest lists; `undefined` if anything in it is not as we write it. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !hasKnownFormat(value, text) || !isRecord(value['files'])) return undefined;
  const files = new Map<string, FileRecord>();
  for (const [path, file] of Object.entries(value['files'])) {
    if (!isOutputPath(path) || !isFileRecord(file)) return undefined;
    files.set(path, { hash: file.hash, bytes: file.bytes });
  }
  return files;
}

function hasKnownFormat(value: Readonly<Record<string, unknown>>, text: string): boolean {
  if (value['docsgen'] === FORMER_VERSION) return value['checksum'] === undefined;
  const [head, checksum] = HEAD.exec(text) ?? [];
  return head !== undefined && hash('sha256', text.slice(head.length)) === checksum;
}

/** The manifest of an output folder; `undefined` means that the folder is not ours. Of one without a checksum, only the files
 *  count that have the content it gives them. */
export function readManifest(folder: string, disk: Disk): Manifest | undefined {
  const path = `${folder}/${MANIFEST_NAME}`;
  const text = disk.stat(path)?.kind === 'file' ? disk.read(path) : undefined;
  const files = text === undefined ? undefined : parseManifest(text);
  if (files === undefined || HEAD.test(text!)) return files;
  return new Map([...files].filter(([name, file]) => hasContent(`${folder}/${name}`, file, disk)));
}

function hasContent(path: string, file: FileRecord, disk: Disk): boolean {
  const status = disk.stat(path);
  return status?.kind === 'file' && status.size === file.bytes && disk.hash(path) === file.hash;
}

/** An empty step of a path, or one that leads elsewhere. */
const UNSAFE_SEGMENT = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** The manifest itself, and what lies beside the output while it is made. */
const RESERVED_PATH = /^\.docsgen(?:\.json(?:\/|$)|-)/;

/** Whether a path may be written: it stays below the output folder and is none of our own working files. */
export function isOutputPath(path: string): boolean {
  if (path.includes('\0') || (sep === '\\' && /[\\:]/.test(path))) return false;
  return !UNSAFE_SEGMENT.test(path) && !RESERVED_PATH.test(path);
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
  const { hash: digest, bytes } = value;
  return (
    typeof digest === 'string' &&
    /^[\da-f]{64}$/.test(digest) &&
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
