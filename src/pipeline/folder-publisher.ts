/** Publishes the output of a build into its folder: from the lock to the swap, or to the few files that are replaced. */

import type { BuildOutcome, OutputChanges } from '../graph/outcome-tracker.js';
import type { Output } from '../graph/step.js';
import { checkOutputTarget } from '../output/check-output-target.js';
import { acquireLock, type OutputLock } from '../output/lock/acquire-lock.js';
import type { OutputFile } from '../output/manifest.js';
import type { Mtimes } from '../output/publish/previous-output.js';
import { recoverOutput } from '../output/recover-output.js';
import { openPublishedOutput, type PublishedOutput } from '../output/published-output.js';
import { openStagingFolder, type StagingFolder } from '../output/staging-folder.js';
import { resolveOutputTarget } from '../output/output-target.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { findRunningOutput, readRunningOutput } from './running-output.js';
import { listProtectedFolders, type Folders } from './resolve-folders.js';
import { readMtimes, UnpublishedOutputs, writeMtimes } from './output-cache.js';
import {
  catchOutputErrors,
  EMPTY_SUMMARY,
  summarizeChanges,
  type OutputPublisher,
  type PublishFailure,
  type PublishSummary,
} from './output-publisher.js';

/** More files than this are not kept in memory until they are published. */
const MAX_PENDING_FILES = 40;

export class FolderPublisher implements OutputPublisher {
  readonly #folders: Folders;
  readonly #perFile: boolean;
  #lock: OutputLock | undefined;
  /** Set while a whole output is collected. */
  #staging: StagingFolder | undefined;
  /** What this session has published. Where it is set and nothing is staged, single files of it are replaced. */
  #published: PublishedOutput | undefined;
  /** The files to replace, by path. */
  readonly #pendingFiles = new Map<string, OutputFile>();
  #unpublished: UnpublishedOutputs | undefined;
  #summary = EMPTY_SUMMARY;
  #mtimes: Mtimes | undefined;

  /** `perFile`: changed files are moved into place one by one instead of swapping the whole folder. */
  constructor(folders: Folders, perFile: boolean) {
    this.#folders = folders;
    this.#perFile = perFile;
  }

  async open(isIncremental: boolean): Promise<PublishFailure | undefined> {
    return catchOutputErrors(async () => {
      this.#summary = EMPTY_SUMMARY;
      this.#unpublished ??= new UnpublishedOutputs(this.#folders.unpublished);
      await this.abandon();
      const lock = this.#lock ?? (await this.#acquireLock());
      if (!isIncremental || !this.#published?.isIntact()) await this.#openStaging(lock);
      return undefined;
    });
  }

  async #acquireLock(): Promise<OutputLock> {
    const { outDir, displayOutDir } = this.#folders;
    const target = resolveOutputTarget(outDir, { displayName: displayOutDir });
    await recoverOutput(target);
    const diagnostics = checkOutputTarget(target, listProtectedFolders(this.#folders));
    if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
    return (this.#lock = await acquireLock(target));
  }

  /** From here on, files are written to the disk as soon as they are added. */
  async #openStaging(lock: OutputLock): Promise<StagingFolder> {
    this.#mtimes = this.#published?.mtimes ?? this.#mtimes;
    const knownMtimes = this.#mtimes ?? readMtimes(this.#folders);
    const staging = await openStagingFolder(lock, { knownMtimes, perFile: this.#perFile });
    this.#published = undefined;
    this.#staging = staging;
    for (const [path, { content, file }] of this.#pendingFiles) staging.put(path, content, file);
    this.#pendingFiles.clear();
    return staging;
  }

  addOutput({ path, hash, bytes }: Output, content: Uint8Array): void {
    const file = { hash, bytes };
    if (this.#staging) this.#staging.put(path, content, file);
    else if (!this.#pendingFiles.has(path) && !this.#published?.hasFile(path, file))
      this.#pendingFiles.set(path, { content, file });
  }

  hasOutput(output: Output): boolean {
    const { path, hash } = output;
    const isHere = this.#staging
      ? this.#staging.hasFile(path, output)
      : this.#pendingFiles.get(path)?.file.hash === hash || this.#published?.hasFile(path, output);
    return isHere || this.#unpublished?.has(hash) === true;
  }

  findOutput(path: string): Output | undefined {
    return findRunningOutput(path, this.#pendingFiles, this.#staging);
  }

  readOutput(output: Output): Uint8Array | undefined {
    const pending = this.#pendingFiles.get(output.path);
    return readRunningOutput(output, pending, this.#staging) ?? this.#unpublished?.read(output.hash);
  }

  async drain(): Promise<void> {
    if (this.#lock && this.#pendingFiles.size > MAX_PENDING_FILES) await this.#openStaging(this.#lock);
    await this.#staging?.drain();
  }

  async publish({ outputs, changes }: BuildOutcome): Promise<PublishFailure | undefined> {
    return catchOutputErrors(async () => {
      const isReplaced = !this.#staging && changes && (await this.#replaceFiles(changes));
      const failure = isReplaced ? undefined : await this.#publishAll(outputs);
      if (failure?.isIncomplete) await this.abandon();
      else this.#unpublished?.clear();
      return failure;
    });
  }

  /** Replaces only what has changed. Returns whether that was possible. */
  async #replaceFiles(changes: OutputChanges): Promise<boolean> {
    const published = this.#published;
    if (!published) return false;
    const files = new Map<string, OutputFile>();
    for (const { path, hash, bytes } of changes.outputs) {
      const file = { hash, bytes };
      if (published.hasFile(path, file)) continue;
      const pending = this.#pendingFiles.get(path);
      const content = pending?.file.hash === hash ? pending.content : this.#unpublished?.read(hash);
      if (content === undefined) return false;
      files.set(path, { content, file });
    }
    const removed = [...changes.removedPaths].filter((path) => published.files.has(path)).toSorted();
    if (!(await published.replaceFiles(files, removed))) return false;
    this.#pendingFiles.clear();
    const written = [...files.keys()].toSorted();
    const { files: allFiles, bytes } = published;
    this.#summary = summarizeChanges({ written, removed, bytes, unchanged: allFiles.size - written.length });
    return true;
  }

  async #publishAll(outputs: readonly Output[]): Promise<PublishFailure | undefined> {
    const lock = this.#lock ?? (await this.#acquireLock());
    const staging = this.#staging ?? (await this.#openStaging(lock));
    const files = new Map(outputs.map(({ path, hash, bytes }) => [path, { hash, bytes }]));
    for (const [path, file] of files) {
      if (staging.hasFile(path, file)) continue;
      const content = this.#unpublished?.read(file.hash);
      if (!content) return this.#createIncompleteFailure(path);
      staging.put(path, content, file);
    }
    this.#staging = undefined;
    const result = await staging.finish(files);
    const { mtimes, diagnostics } = result;
    this.#mtimes = mtimes;
    // A watch writes the times when it ends.
    if (this.#perFile) this.#published = openPublishedOutput(lock.target, files, mtimes);
    else writeMtimes(this.#folders, mtimes);
    this.#summary = summarizeChanges({ ...result, unchanged: result.unchanged.length });
    return diagnostics.length > 0 ? { status: 'complete', diagnostics } : undefined;
  }

  #createIncompleteFailure(path: string): PublishFailure {
    const file = `${this.#folders.displayOutDir}/${path}`;
    const diagnostic: Diagnostic = {
      code: 'output/write-failed',
      severity: 'error',
      file,
      message: `The output could not be written: ${file} disappeared during the build.`,
      hint: 'Make sure that nothing else writes to the output folder or the cache.',
    };
    return { status: 'environment', diagnostics: [diagnostic], isIncomplete: true };
  }

  async abandon(): Promise<void> {
    for (const [, { content, file }] of this.#pendingFiles) this.#unpublished?.add(file.hash, { content });
    this.#pendingFiles.clear();
    const staging = this.#staging;
    this.#staging = undefined;
    await staging
      ?.abandon(({ hash }, path) => this.#unpublished?.add(hash, { file: path }))
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.abandon();
    const mtimes = this.#published?.mtimes ?? this.#mtimes;
    if (this.#perFile && mtimes) writeMtimes(this.#folders, mtimes);
    await this.#lock?.release();
    this.#lock = undefined;
  }

  publishedOutput(): PublishedOutput | undefined {
    return this.#published;
  }

  getSummary(): PublishSummary {
    return this.#summary;
  }
}
