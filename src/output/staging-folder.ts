/** Collects the next output in a staging folder. The published output stays as it is until `finish`. */

import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { checkExistingOutput } from './check-output-target.js';
import { wrapDiskErrors } from './output-error.js';
import type { OutputLock } from './lock/acquire-lock.js';
import { isOutputPath, createFileRecord, type FileRecord, type Manifest } from './manifest.js';
import { retryTransient } from './disk/retry-transient.js';
import { publishFileByFile, toStagedName } from './publish/publish-file-by-file.js';
import type { FileLocation, PublishResult } from './publish/publish-result.js';
import { writeManifest } from './publish/write-manifest.js';
import { planOutput, type OutputPlan } from './publish/plan-output.js';
import { readPreviousOutput, type PreviousOutput, type Mtimes } from './publish/previous-output.js';
import { repairOutput } from './recover-output.js';
import { fillStagingFolder, removeFormerFolder, swapFolder } from './publish/swap-folder.js';
import type { OutputTarget } from './output-target.js';
import { removeTree } from './disk/folder-tree.js';
import { openWriteQueue, type WriteQueue } from './disk/write-queue.js';

export interface StagingFolder {
  /** Adds a file to the new output; the first one of a path counts. It is written only if the published one differs. `file` saves computing the hash. */
  put(path: string, content: string | Uint8Array, file?: FileRecord): FileRecord;
  /** To be awaited between puts: resolves when the disk has caught up. */
  drain(): Promise<void>;
  /** Whether a file need not be put: it was put already, or is published and untouched. */
  hasFile(path: string, file: FileRecord): boolean;
  /** The record of a file that was put. */
  findRecord(path: string): FileRecord | undefined;
  /** The record of a published file that was not touched. */
  findPublishedRecord(path: string): FileRecord | undefined;
  /** Where the bytes of a file are that need not be put. */
  locate(path: string, file: FileRecord): FileLocation | undefined;
  /** Publishes exactly these files. If it throws, the published output is as it was. */
  finish(files: Manifest): Promise<PublishResult>;
  /** Removes the staging folder. Later puts are ignored. `keepFile` may move files that were put out of it before. */
  abandon(keepFile?: (file: FileRecord, stagedPath: string) => void): Promise<void>;
}

export interface StagingOptions {
  /** The `mtimes` of the last publishing: they reveal files that were changed by hand, even if the clock was set back. */
  readonly knownMtimes?: Mtimes;
  /** Moves changed files into place one by one, for a watch: see `publish-file-by-file.ts` for what that does not promise. */
  readonly perFile?: boolean;
}

/** Opens a staging folder for the holder of the lock, after repairing what an earlier build left behind. */
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
  return new StagedOutput(target, previous, perFile);
}

class StagedOutput implements StagingFolder {
  readonly #target: OutputTarget;
  readonly #previous: PreviousOutput;
  readonly #writer: WriteQueue;
  readonly #staged = new Map<string, FileRecord>();
  /** Whether the folder is replaced as a whole. */
  readonly #replacesFolder: boolean;

  constructor(target: OutputTarget, previous: PreviousOutput, perFile: boolean) {
    this.#target = target;
    this.#previous = previous;
    this.#replacesFolder = !(perFile || !target.isSwappable) || !previous.exists;
    this.#writer = openWriteQueue(target.stagingFolder, target.disk, (path) => this.#toFileName(path));
  }

  put(path: string, content: string | Uint8Array, file = createFileRecord(content)): FileRecord {
    if (!isOutputPath(path)) throw new Error(`${path} is no path of an output`);
    if (this.#staged.has(path) || this.hasFile(path, file)) return file;
    this.#staged.set(path, file);
    this.#writer.write(path, content);
    return file;
  }

  drain(): Promise<void> {
    return this.#writer.drain();
  }

  hasFile(path: string, file: FileRecord): boolean {
    if (this.#staged.get(path)?.hash === file.hash) return true;
    return wrapDiskErrors(this.#target, () => this.#previous.isUnchanged(path, file));
  }

  findRecord(path: string): FileRecord | undefined {
    return this.#staged.get(path);
  }

  findPublishedRecord(path: string): FileRecord | undefined {
    const record = this.#previous.manifest?.get(path);
    return record && this.hasFile(path, record) ? record : undefined;
  }

  locate(path: string, file: FileRecord): FileLocation | undefined {
    if (!this.hasFile(path, file)) return undefined;
    const { folder, stagingFolder } = this.#target;
    if (!this.#staged.has(path)) return { file: `${folder}/${path}` };
    const content = this.#writer.find(path);
    return content === undefined ? { file: `${stagingFolder}/${this.#toFileName(path)}` } : { content };
  }

  async finish(files: Manifest): Promise<PublishResult> {
    try {
      return await wrapDiskErrors(this.#target, () => this.#publish(files));
    } catch (error) {
      await this.abandon().catch(() => undefined);
      throw error;
    }
  }

  async abandon(keepFile?: (file: FileRecord, stagedPath: string) => void): Promise<void> {
    const { disk, stagingFolder } = this.#target;
    if (keepFile) await this.#writer.waitForIdle().catch(() => undefined);
    await this.#writer.stop();
    if (keepFile)
      for (const [path, file] of this.#staged) keepFile(file, `${stagingFolder}/${this.#toFileName(path)}`);
    await wrapDiskErrors(this.#target, () => retryTransient(disk, () => removeTree(stagingFolder, disk)));
  }

  #toFileName(path: string): string {
    return this.#replacesFolder ? path : toStagedName(path);
  }

  async #publish(files: Manifest): Promise<PublishResult> {
    const previous = this.#previous;
    const writtenMtimes = await this.#writer.waitForIdle();
    this.#checkComplete(files);
    const plan = this.#planChanges(files);
    const isUnchanged =
      plan.write.length === 0 && plan.remove.length === 0 && previous.manifest !== undefined;
    const { copiedMtimes, diagnostics } = isUnchanged ? EMPTY_COMMIT : await this.#commit(files);
    const paths = [...files.keys()];
    return {
      written: [...plan.write].toSorted(),
      unchanged: paths.filter((path) => !writtenMtimes.has(path)).toSorted(),
      removed: [...plan.remove].toSorted(),
      bytes: [...files.values()].reduce((sum, file) => sum + file.bytes, 0),
      mtimes: new Map(
        paths.map((path) => [
          path,
          writtenMtimes.get(path) ?? copiedMtimes.get(path) ?? previous.getMtime(path) ?? 0,
        ]),
      ),
      diagnostics,
    };
  }

  /** What was put and what is to be published must be the same; anything else is a bug. */
  #checkComplete(files: Manifest): void {
    for (const [path, { hash }] of this.#staged) {
      if (files.get(path)?.hash !== hash)
        throw new Error(`${path} was put, but is not what is to be published`);
    }
    for (const [path, file] of files) {
      if (!this.hasFile(path, file)) throw new Error(`${path} is to be published, but was not put`);
    }
  }

  /** A file that was changed by hand has a fingerprint that no new one has, so that it is written again. */
  #planChanges(files: Manifest): OutputPlan {
    const previous = this.#previous;
    const before = new Map<string, string>();
    for (const [path, { hash }] of previous.manifest ?? [])
      before.set(path, previous.getMtime(path) === undefined ? '' : hash);
    return planOutput(before, new Map([...files].map(([path, { hash }]) => [path, hash])));
  }

  /** The manifest is written last, so that no file is younger than it. */
  async #commit(files: Manifest): Promise<CommitResult> {
    const target = this.#target;
    const previous = this.#previous;
    if (previous.exists) target.disk.assertWritable(target.folder);
    const copiedMtimes = this.#replacesFolder
      ? await fillStagingFolder(target, previous, files)
      : EMPTY_COMMIT.copiedMtimes;
    await writeManifest(target, files);
    if (!this.#replacesFolder) {
      await publishFileByFile(target, previous.manifest ?? new Map(), [...this.#staged.keys()]);
      return EMPTY_COMMIT;
    }
    await swapFolder(target, previous.exists);
    return { copiedMtimes, diagnostics: await removeFormerFolder(target) };
  }
}

interface CommitResult {
  readonly copiedMtimes: Mtimes;
  readonly diagnostics: readonly Diagnostic[];
}

const EMPTY_COMMIT: CommitResult = { copiedMtimes: new Map(), diagnostics: [] };
