/** Collects the next output in a staging folder. The published output stays as it is until `finish`. */

import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { checkExistingOutput } from './check-output-target.js';
import { wrapDiskErrors } from './output-error.js';
import type { OutputLock } from './lock/acquire-lock.js';
import {
  isOutputPath,
  MANIFEST_NAME,
  createManifestWriter,
  createFileRecord,
  type FileRecord,
  type Manifest,
} from './manifest.js';
import { retryTransient } from './disk/retry-transient.js';
import { publishFileByFile, toStagedName } from './publish/publish-file-by-file.js';
import { planOutput, type OutputPlan } from './publish/plan-output.js';
import { readPreviousOutput, type PreviousOutput, type Mtimes } from './publish/previous-output.js';
import { repairOutput } from './recover-output.js';
import { fillStagingFolder, removeFormerFolder, swapFolder } from './publish/swap-folder.js';
import type { OutputTarget } from './output-target.js';
import { removeTree } from './disk/folder-tree.js';
import { openWriteQueue, type WriteQueue } from './disk/write-queue.js';

export interface StagingFolder {
  /** Takes a file of the new output. It is written only if the published one is not the same; `file` spares the hashing. */
  put(path: string, content: string | Uint8Array, file?: FileRecord): FileRecord;
  /** To be awaited between puts: comes back when the disk has caught up. */
  drain(): Promise<void>;
  /** Which files of a new output still have to be put, because the published ones are not the same or were touched. */
  findMissing(files: Manifest): readonly string[];
  /** Publishes exactly these files. If it throws, what was published before stands as it was. */
  finish(files: Manifest): Promise<PublishResult>;
  /** Drops the stage. Later puts are ignored. */
  abandon(): Promise<void>;
}

export interface PublishResult {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  /** The size of the whole output. */
  readonly bytes: number;
  /** To be kept, and given to the next stage as `trusted`. */
  readonly mtimes: Mtimes;
  /** Warnings: the site is published whatever they say. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface StagingOptions {
  /** The `stamps` of the last publishing: they tell a file that was changed by hand, whatever the clock said. */
  readonly knownMtimes?: Mtimes;
  /** Moves changed files into place one by one, for a watch: see `per-file.ts` for what that does not promise. */
  readonly perFile?: boolean;
}

interface StagingWork {
  readonly target: OutputTarget;
  readonly previous: PreviousOutput;
  readonly writer: WriteQueue;
  readonly staged: Map<string, FileRecord>;
  /** Whether the folder is replaced as a whole. */
  readonly replacesFolder: boolean;
}

/** Opens a stage for the holder of the lock, after mending what an earlier build left behind. */
export async function openStagingFolder(
  { target }: OutputLock,
  { knownMtimes, perFile = false }: StagingOptions = {},
): Promise<StagingFolder> {
  const previous = await wrapDiskErrors(target, async () => {
    await repairOutput(target);
    const diagnostic = checkExistingOutput(target);
    if (diagnostic) throw new DiagnosticError([diagnostic]);
    return readPreviousOutput(target, knownMtimes);
  });
  const replacesFolder = !(perFile || !target.isSwappable) || !previous.exists;
  const writer = openWriteQueue(target.stagingFolder, target.disk, replacesFolder ? undefined : toStagedName);
  const work: StagingWork = { target, previous, writer, staged: new Map(), replacesFolder };
  const abandon = async (): Promise<void> => {
    await writer.stop();
    await wrapDiskErrors(target, () =>
      retryTransient(target.disk, () => removeTree(target.stagingFolder, target.disk)),
    );
  };
  return {
    put: (path, content, file = createFileRecord(content)) => put(work, path, { content, file }),
    drain: writer.drain,
    findMissing: (files) => wrapDiskErrors(target, () => findMissingFiles(work, files)),
    finish: async (files) => {
      try {
        return await wrapDiskErrors(target, () => publishStaged(work, files));
      } catch (error) {
        await abandon().catch(() => undefined);
        throw error;
      }
    },
    abandon,
  };
}

interface OutputFile {
  readonly content: string | Uint8Array;
  readonly file: FileRecord;
}

function put(
  { target, previous, writer, staged }: StagingWork,
  path: string,
  { content, file }: OutputFile,
): FileRecord {
  if (!isOutputPath(path)) throw new Error(`${path} is no path of an output`);
  if (staged.has(path)) throw new Error(`${path} was put twice`);
  if (wrapDiskErrors(target, () => previous.isUnchanged(path, file))) return file;
  staged.set(path, file);
  writer.write(path, content);
  return file;
}

function findMissingFiles({ previous, staged }: StagingWork, files: Manifest): readonly string[] {
  return [...files]
    .filter(([path, file]) => !staged.has(path) && !previous.isUnchanged(path, file))
    .map(([path]) => path);
}

async function publishStaged(work: StagingWork, files: Manifest): Promise<PublishResult> {
  const { previous, writer } = work;
  const writtenMtimes = await writer.waitForIdle();
  checkComplete(work, files);
  const plan = planChanges(previous, files);
  const isUnchanged = plan.write.length === 0 && plan.remove.length === 0 && previous.manifest !== undefined;
  const { copiedMtimes, diagnostics } = isUnchanged ? EMPTY_COMMIT : await commitFiles(work, files);
  const mtimes = new Map([...files.keys()].map((path) => [path, getMtime(path)]));
  const unchanged = [...files.keys()].filter((path) => !writtenMtimes.has(path)).toSorted();
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  return {
    written: [...plan.write].toSorted(),
    unchanged,
    removed: [...plan.remove].toSorted(),
    bytes,
    mtimes,
    diagnostics,
  };

  function getMtime(path: string): number {
    return writtenMtimes.get(path) ?? copiedMtimes.get(path) ?? previous.getMtime(path) ?? 0;
  }
}

interface CommitResult {
  readonly copiedMtimes: Mtimes;
  readonly diagnostics: readonly Diagnostic[];
}

const EMPTY_COMMIT: CommitResult = { copiedMtimes: new Map(), diagnostics: [] };

/** The manifest is written last, so that no file is younger than it. */
async function commitFiles(
  { target, previous, staged, replacesFolder }: StagingWork,
  files: Manifest,
): Promise<CommitResult> {
  if (previous.exists) target.disk.assertWritable(target.folder);
  const copiedMtimes = replacesFolder
    ? await fillStagingFolder(target, previous, files)
    : EMPTY_COMMIT.copiedMtimes;
  await writeManifest(target, files);
  if (!replacesFolder) {
    await publishFileByFile(target, previous.manifest ?? new Map(), [...staged.keys()]);
    return EMPTY_COMMIT;
  }
  await swapFolder(target, previous.exists);
  return { copiedMtimes, diagnostics: await removeFormerFolder(target) };
}

async function writeManifest({ disk, stagingFolder }: OutputTarget, files: Manifest): Promise<void> {
  disk.makeFolder(stagingFolder);
  const path = `${stagingFolder}/${MANIFEST_NAME}`;
  await retryTransient(disk, () => disk.write(path, createManifestWriter(files).bytes()));
  await retryTransient(disk, () => disk.sync(path));
}

/** A file that was touched has a fingerprint that no new one has, so that it is written again. */
function planChanges(previous: PreviousOutput, files: Manifest): OutputPlan {
  const before = [...(previous.manifest ?? new Map<string, FileRecord>())];
  return planOutput(
    new Map(before.map(([path, { hash }]) => [path, previous.getMtime(path) === undefined ? '' : hash])),
    new Map([...files].map(([path, { hash }]) => [path, hash])),
  );
}

/** What the caller says it put and what it put are one, or there is a bug. */
function checkComplete(work: StagingWork, files: Manifest): void {
  for (const [path, { hash }] of work.staged) {
    if (files.get(path)?.hash !== hash)
      throw new Error(`${path} was put, but is not what is to be published`);
  }
  const [missing] = findMissingFiles(work, files);
  if (missing !== undefined) throw new Error(`${missing} is to be published, but was not put`);
}
