/** The output of one build: from the lock to the swap, or to the few files that are replaced. */

import type { Graph } from '../graph/graph.js';
import type { Outcome, Updated } from '../graph/outcome.js';
import type { Output } from '../graph/step.js';
import { checkTarget } from '../output/check-target.js';
import { OutputFailed, OutputLocked } from '../output/failure.js';
import { acquireLock, type Lock } from '../output/lock.js';
import type { FileRecord } from '../output/manifest.js';
import type { Stamps } from '../output/previous.js';
import { recover } from '../output/recover.js';
import { standingAt, type Piece, type Standing } from '../output/standing.js';
import { openStage, type Stage } from '../output/stage.js';
import { targetAt } from '../output/target.js';
import { Problems, type Problem } from '../report/problem.js';
import { guardedBy } from './guarded.js';
import { readStamps, writeStamps } from './stamps.js';
import type { Folders } from './folders.js';
import type { Verdict } from './judge.js';
import { checking, NOTHING, type PublishedNow, type Publishing } from './publishing.js';

export interface PublishingOptions {
  /** `false`: a check. */
  readonly writes: boolean;
  readonly perFile: boolean;
}

export function publishing(folders: Folders, { writes, perFile }: PublishingOptions): Publishing {
  return writes ? new Publisher(folders, perFile) : checking;
}

/** A piece that is on the disk already. */
const GIVEN: Piece = { content: '', file: { hash: '', bytes: 0 } };

/** More files than this are not held in memory until they are published. */
const FEW = 40;

class Publisher implements Publishing {
  readonly #put = new Map<string, Piece>();
  #lock: Lock | undefined;
  #stage: Stage | undefined;
  /** What stands in the folder, where it need not be looked through. */
  #standing: Standing | undefined;
  #published: PublishedNow | undefined;
  #stamps: Stamps | undefined;

  constructor(
    readonly folders: Folders,
    readonly perFile: boolean,
  ) {}

  async open(isFew: boolean): Promise<Verdict | undefined> {
    return judged(async () => {
      this.#put.clear();
      this.#published = undefined;
      const problems = this.#lock ? [] : await this.#acquire();
      if (problems.length > 0) return { status: 'config', problems };
      if (!isFew || !this.#standing?.isStill()) await this.#openStage();
      return undefined;
    });
  }

  async #acquire(): Promise<readonly Problem[]> {
    const { outDir, shownOutDir } = this.folders;
    const target = targetAt(outDir, { shown: shownOutDir });
    await recover(target);
    const problems = checkTarget(target, guardedBy(this.folders));
    if (problems.length === 0) this.#lock = await acquireLock(target);
    return problems;
  }

  /** From here on, what is put goes to the disk at once. */
  async #openStage(): Promise<void> {
    const stage = await openStage(this.#lock!, {
      trusted: this.#standing?.stamps ?? this.#stamps ?? readStamps(this.folders),
      perFile: this.perFile,
    });
    this.#stamps = this.#standing?.stamps ?? this.#stamps;
    this.#standing = undefined;
    this.#stage = stage;
    for (const [path, { content, file }] of this.#put) stage.put(path, content, file);
    for (const path of this.#put.keys()) this.#put.set(path, GIVEN);
  }

  put({ path, hash, bytes }: Output, content: string | Uint8Array): void {
    if (this.#put.has(path)) return;
    const file = { hash, bytes };
    this.#stage?.put(path, content, file);
    if (this.#stage) this.#put.set(path, GIVEN);
    else if (this.#standing && !this.#standing.holds(path, file)) this.#put.set(path, { content, file });
  }

  async room(): Promise<void> {
    if (this.#standing && this.#put.size > FEW) await this.#openStage();
    await this.#stage?.room();
  }

  async finish(graph: Graph, outcome: Outcome): Promise<Verdict | undefined> {
    return judged(async () => {
      const isDone = await this.#replace(graph, outcome.updated);
      const problems = isDone ? [] : await this.#finishAll(graph, outcome);
      graph.published();
      return problems.length > 0 ? { status: 'complete', problems } : undefined;
    });
  }

  /** Replaces the files that are others now, and changes those that came for those that went; `false`: that is not enough, or cannot be done. */
  async #replace(graph: Graph, updated: Updated | undefined): Promise<boolean> {
    const standing = this.#standing;
    if (!standing || !updated) return false;
    const lacking = updated.outputs.filter(
      (output) => !this.#put.has(output.path) && !standing.holds(output.path, output),
    );
    if (lacking.length > 0) await graph.giveAgain(new Set(lacking.map(({ path }) => path)));
    const pieces = new Map(this.#put);
    const removed = [...updated.gone].filter((path) => standing.files.has(path)).toSorted();
    if (!(await standing.replace(pieces, removed))) return false;
    const written = [...pieces.keys()].toSorted();
    const unchanged = standing.files.size - written.length;
    const counts = { written: written.length, unchanged, removed: removed.length, bytes: standing.bytes };
    this.#published = { counts, changed: { written, removed } };
    return true;
  }

  async #finishAll(graph: Graph, outcome: Outcome): Promise<readonly Problem[]> {
    if (!this.#stage) await this.#openStage();
    const lacking = this.#stage!.lacks(filesOf(outcome));
    if (lacking.length > 0) await graph.giveAgain(new Set(lacking));
    // What was given again may be another by now: somebody has saved it meanwhile.
    const files = filesOf(outcome);
    const { written, unchanged, removed, bytes, stamps, problems } = await this.#stage!.finish(files);
    this.#stage = undefined;
    this.#stamps = stamps;
    // In a session of many builds, somebody waits for each.
    if (this.perFile) this.#standing = standingAt(this.#lock!.target, files, stamps);
    else writeStamps(this.folders, stamps);
    const counts = { written: written.length, unchanged: unchanged.length, removed: removed.length, bytes };
    this.#published = { counts, changed: { written, removed } };
    return problems;
  }

  async abandon(): Promise<void> {
    const stage = this.#stage;
    this.#stage = undefined;
    await stage?.abandon().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.abandon();
    const stamps = this.#standing?.stamps ?? this.#stamps;
    if (this.perFile && stamps) writeStamps(this.folders, stamps);
    await this.#lock?.release();
    this.#lock = undefined;
  }

  standing(): Standing | undefined {
    return this.#standing;
  }

  published(): PublishedNow {
    return this.#published ?? NOTHING;
  }
}

function filesOf({ outputs }: Outcome): ReadonlyMap<string, FileRecord> {
  return new Map(outputs.map(({ path, hash, bytes }) => [path, { hash, bytes }]));
}

async function judged(act: () => Promise<Verdict | undefined>): Promise<Verdict | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OutputLocked) return { status: 'locked', problems: [error.problem] };
    if (error instanceof OutputFailed) return { status: 'environment', problems: [error.problem] };
    if (error instanceof Problems) return { status: 'config', problems: error.list };
    throw error;
  }
}
