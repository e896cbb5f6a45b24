/** Finds the files of a build that is running, and reads them. */

import type { Output } from '../graph/step.js';
import { tryReadBytes } from '../output/disk/try-read.js';
import type { OutputFile } from '../output/manifest.js';
import type { StagingFolder } from '../output/staging-folder.js';
import { isHashedFile } from './steps/shell/emit-hashed-file.js';

type PendingFiles = ReadonlyMap<string, OutputFile>;

/** A file that was added, or a published one that cannot have another content. */
export function findRunningOutput(
  path: string,
  pendingFiles: PendingFiles,
  staging: StagingFolder | undefined,
): Output | undefined {
  const added = pendingFiles.get(path)?.file ?? staging?.findRecord(path);
  const record = added ?? (isHashedFile(path) ? staging?.findPublishedRecord(path) : undefined);
  return record && { path, ...record };
}

/** The bytes of an output that is pending in memory, staged, or published already and kept. */
export function readRunningOutput(
  { path, hash, bytes }: Output,
  pending: OutputFile | undefined,
  staging: StagingFolder | undefined,
): Uint8Array | undefined {
  if (pending?.file.hash === hash) return toBytes(pending.content);
  const location = staging?.locate(path, { hash, bytes });
  if (!location) return undefined;
  return 'file' in location ? tryReadBytes(location.file) : toBytes(location.content);
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
