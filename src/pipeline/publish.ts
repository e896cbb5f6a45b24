/** The output of one build: from the lock to the swap, or to the few files that are replaced. */

import type { Graph } from '../graph/graph.js';
import type { BuildOutcome, OutputChanges } from '../graph/outcome-tracker.js';
import type { Output } from '../graph/step.js';
import { checkOutputTarget } from '../output/check-output-target.js';
import { OutputError, OutputLockedError } from '../output/output-error.js';
import { acquireLock, type OutputLock } from '../output/lock/acquire-lock.js';
import type { FileRecord } from '../output/manifest.js';
import type { Mtimes } from '../output/publish/previous-output.js';
import { recoverOutput } from '../output/recover-output.js';
import { openPublishedOutput, type OutputFile, type PublishedOutput } from '../output/published-output.js';
import { openStagingFolder, type StagingFolder } from '../output/staging-folder.js';
import { resolveOutputTarget } from '../output/output-target.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { listProtectedPaths } from './protected-paths.js';
import { readMtimes, writeMtimes } from './mtimes.js';
import type { Folders } from './resolve-folders.js';
import type { Evaluation } from './evaluate.js';
import {
  dryRunPublisher,
  EMPTY_SUMMARY,
  type PublishSummary,
  type OutputPublisher,
} from './output-publisher.js';

export interface PublisherOptions {
  /** `false`: a check. */
  readonly writes: boolean;
  readonly perFile: boolean;
}

export function createPublisher(folders: Folders, { writes, perFile }: PublisherOptions): OutputPublisher {
  return writes ? new FolderPublisher(folders, perFile) : dryRunPublisher;
}

/** A piece that is on the disk already. */
const ON_DISK: OutputFile = { content: '', file: { hash: '', bytes: 0 } };

/** More files than this are not held in memory until they are published. */
const MAX_PENDING_FILES = 40;

class FolderPublisher implements OutputPublisher {
  readonly #pendingFiles = new Map<string, OutputFile>();
  #lock: OutputLock | undefined;
  #staging: StagingFolder | undefined;
  /** What stands in the folder, where it need not be looked through. */
  #publishedOutput: PublishedOutput | undefined;
  #summary: PublishSummary | undefined;
  #mtimes: Mtimes | undefined;

  constructor(
    readonly folders: Folders,
    readonly perFile: boolean,
  ) {}

  async open(isIncremental: boolean): Promise<Evaluation | undefined> {
    return catchOutputErrors(async () => {
      this.#pendingFiles.clear();
      this.#summary = undefined;
      const diagnostics = this.#lock ? [] : await this.#acquire();
      if (diagnostics.length > 0) return { status: 'config', diagnostics };
      if (!isIncremental || !this.#publishedOutput?.isIntact()) await this.#openStaging();
      return undefined;
    });
  }

  async #acquire(): Promise<readonly Diagnostic[]> {
    const { outDir, displayOutDir } = this.folders;
    const target = resolveOutputTarget(outDir, { displayName: displayOutDir });
    await recoverOutput(target);
    const diagnostics = checkOutputTarget(target, listProtectedPaths(this.folders));
    if (diagnostics.length === 0) this.#lock = await acquireLock(target);
    return diagnostics;
  }

  /** From here on, what is put goes to the disk at once. */
  async #openStaging(): Promise<void> {
    const staging = await openStagingFolder(this.#lock!, {
      knownMtimes: this.#publishedOutput?.mtimes ?? this.#mtimes ?? readMtimes(this.folders),
      perFile: this.perFile,
    });
    this.#mtimes = this.#publishedOutput?.mtimes ?? this.#mtimes;
    this.#publishedOutput = undefined;
    this.#staging = staging;
    for (const [path, { content, file }] of this.#pendingFiles) staging.put(path, content, file);
    for (const path of this.#pendingFiles.keys()) this.#pendingFiles.set(path, ON_DISK);
  }

  addOutput({ path, hash, bytes }: Output, content: string | Uint8Array): void {
    if (this.#pendingFiles.has(path)) return;
    const file = { hash, bytes };
    this.#staging?.put(path, content, file);
    if (this.#staging) this.#pendingFiles.set(path, ON_DISK);
    else if (this.#publishedOutput && !this.#publishedOutput.hasFile(path, file))
      this.#pendingFiles.set(path, { content, file });
  }

  async drain(): Promise<void> {
    if (this.#publishedOutput && this.#pendingFiles.size > MAX_PENDING_FILES) await this.#openStaging();
    await this.#staging?.drain();
  }

  async publish(graph: Graph, outcome: BuildOutcome): Promise<Evaluation | undefined> {
    return catchOutputErrors(async () => {
      const isReplaced = await this.#replaceChangedFiles(graph, outcome.changes);
      const diagnostics = isReplaced ? [] : await this.#publishAll(graph, outcome);
      graph.markPublished();
      return diagnostics.length > 0 ? { status: 'complete', diagnostics } : undefined;
    });
  }

  /** Replaces the files that are others now, and changes those that came for those that went; `false`: that is not enough, or cannot be done. */
  async #replaceChangedFiles(graph: Graph, changes: OutputChanges | undefined): Promise<boolean> {
    const publishedOutput = this.#publishedOutput;
    if (!publishedOutput || !changes) return false;
    const missing = changes.outputs.filter(
      (output) => !this.#pendingFiles.has(output.path) && !publishedOutput.hasFile(output.path, output),
    );
    if (missing.length > 0) await graph.rerunForOutputs(new Set(missing.map(({ path }) => path)));
    const pendingFiles = new Map(this.#pendingFiles);
    const removed = [...changes.removedPaths].filter((path) => publishedOutput.files.has(path)).toSorted();
    if (!(await publishedOutput.replaceFiles(pendingFiles, removed))) return false;
    const written = [...pendingFiles.keys()].toSorted();
    const unchanged = publishedOutput.files.size - written.length;
    const counts = {
      written: written.length,
      unchanged,
      removed: removed.length,
      bytes: publishedOutput.bytes,
    };
    this.#summary = { counts, changed: { written, removed } };
    return true;
  }

  async #publishAll(graph: Graph, outcome: BuildOutcome): Promise<readonly Diagnostic[]> {
    if (!this.#staging) await this.#openStaging();
    const missing = this.#staging!.findMissing(toFileRecords(outcome));
    if (missing.length > 0) await graph.rerunForOutputs(new Set(missing));
    // What was given again may be another by now: somebody has saved it meanwhile.
    const files = toFileRecords(outcome);
    const { written, unchanged, removed, bytes, mtimes, diagnostics } = await this.#staging!.finish(files);
    this.#staging = undefined;
    this.#mtimes = mtimes;
    // In a session of many builds, somebody waits for each.
    if (this.perFile) this.#publishedOutput = openPublishedOutput(this.#lock!.target, files, mtimes);
    else writeMtimes(this.folders, mtimes);
    const counts = { written: written.length, unchanged: unchanged.length, removed: removed.length, bytes };
    this.#summary = { counts, changed: { written, removed } };
    return diagnostics;
  }

  async abandon(): Promise<void> {
    const staging = this.#staging;
    this.#staging = undefined;
    await staging?.abandon().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.abandon();
    const mtimes = this.#publishedOutput?.mtimes ?? this.#mtimes;
    if (this.perFile && mtimes) writeMtimes(this.folders, mtimes);
    await this.#lock?.release();
    this.#lock = undefined;
  }

  publishedOutput(): PublishedOutput | undefined {
    return this.#publishedOutput;
  }

  getSummary(): PublishSummary {
    return this.#summary ?? EMPTY_SUMMARY;
  }
}

function toFileRecords({ outputs }: BuildOutcome): ReadonlyMap<string, FileRecord> {
  return new Map(outputs.map(({ path, hash, bytes }) => [path, { hash, bytes }]));
}

async function catchOutputErrors(
  action: () => Promise<Evaluation | undefined>,
): Promise<Evaluation | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof OutputLockedError) return { status: 'locked', diagnostics: [error.diagnostic] };
    if (error instanceof OutputError) return { status: 'environment', diagnostics: [error.diagnostic] };
    if (error instanceof DiagnosticError) return { status: 'config', diagnostics: error.diagnostics };
    throw error;
  }
}
