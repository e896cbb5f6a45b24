/** The output of one build: from the lock to the swap. A check has none, and gets an object that does nothing. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from '../graph/graph.js';
import type { Outcome } from '../graph/outcome.js';
import { fingerprintOf } from '../graph/fingerprint.js';
import type { Output } from '../graph/step.js';
import { checkTarget } from '../output/check-target.js';
import { OutputFailed, OutputLocked } from '../output/failure.js';
import { acquireLock, type Lock } from '../output/lock.js';
import type { FileRecord } from '../output/manifest.js';
import type { Stamps } from '../output/previous.js';
import { recover } from '../output/recover.js';
import { openStage, type Published, type Stage } from '../output/stage.js';
import { targetAt } from '../output/target.js';
import { Problems, type Problem } from '../report/problem.js';
import { ownFolder } from './engine.js';
import type { Folders } from './folders.js';
import type { Verdict } from './judge.js';

export interface PublishedCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly bytes: number;
}

export interface Publishing {
  /** Takes the lock, unless it is held already, and begins. A verdict: the output folder must not, or cannot, be written. */
  open(): Promise<Verdict | undefined>;
  put(output: Output, content: string | Uint8Array): void;
  /** Comes back when the disk has caught up. */
  room(): Promise<void>;
  /** Publishes what the build has given. A verdict: it failed, and the output is as it was. */
  finish(graph: Graph, outcome: Outcome): Promise<Verdict | undefined>;
  /** Drops what was put; the output is as it was. */
  abandon(): Promise<void>;
  close(): Promise<void>;
  published(): { readonly counts: PublishedCounts; readonly changed: Pick<Published, 'written' | 'removed'> };
}

const NOTHING = {
  counts: { written: 0, unchanged: 0, removed: 0, bytes: 0 },
  changed: { written: [], removed: [] },
};

export interface PublishingOptions {
  /** `false`: a check. */
  readonly writes: boolean;
  readonly perFile: boolean;
}

export function publishing(folders: Folders, { writes, perFile }: PublishingOptions): Publishing {
  return writes ? new Publisher(folders, perFile) : checking;
}

const checking: Publishing = {
  open: async () => undefined,
  put: () => undefined,
  room: async () => undefined,
  finish: async () => undefined,
  abandon: async () => undefined,
  close: async () => undefined,
  published: () => NOTHING,
};

class Publisher implements Publishing {
  readonly #put = new Set<string>();
  #lock: Lock | undefined;
  #stage: Stage | undefined;
  #published: Published | undefined;
  #stamps: Stamps | undefined;

  constructor(
    readonly folders: Folders,
    readonly perFile: boolean,
  ) {}

  async open(): Promise<Verdict | undefined> {
    return judged(async () => {
      this.#put.clear();
      this.#published = undefined;
      const problems = this.#lock ? [] : await this.#acquire();
      if (problems.length > 0) return { status: 'config', problems };
      this.#stage = await openStage(this.#lock!, {
        trusted: this.#stamps ?? readStamps(this.folders),
        perFile: this.perFile,
      });
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

  put({ path, hash, bytes }: Output, content: string | Uint8Array): void {
    if (this.#put.has(path)) return;
    this.#put.add(path);
    this.#stage?.put(path, content, { hash, bytes });
  }

  async room(): Promise<void> {
    await this.#stage?.room();
  }

  async finish(graph: Graph, { outputs }: Outcome): Promise<Verdict | undefined> {
    return judged(async () => {
      const files = new Map<string, FileRecord>(
        outputs.map(({ path, hash, bytes }) => [path, { hash, bytes }]),
      );
      const lacking = this.#stage!.lacks(files);
      if (lacking.length > 0) await graph.giveAgain(new Set(lacking));
      this.#published = await this.#stage!.finish(files);
      this.#stage = undefined;
      this.#stamps = this.#published.stamps;
      // In a session of many builds, somebody waits for each.
      if (!this.perFile) writeStamps(this.folders, this.#stamps);
      const { problems } = this.#published;
      return problems.length > 0 ? { status: 'complete', problems } : undefined;
    });
  }

  async abandon(): Promise<void> {
    const stage = this.#stage;
    this.#stage = undefined;
    await stage?.abandon().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.abandon();
    if (this.perFile && this.#stamps) writeStamps(this.folders, this.#stamps);
    await this.#lock?.release();
    this.#lock = undefined;
  }

  published() {
    if (!this.#published) return NOTHING;
    const { written, unchanged, removed, bytes } = this.#published;
    const counts = { written: written.length, unchanged: unchanged.length, removed: removed.length, bytes };
    return { counts, changed: { written, removed } };
  }
}

/** What the output folder must not be, or hold, or lie in. */
function guardedBy({ site, cache }: Folders) {
  return [
    { path: process.cwd(), name: 'the working directory', mayHold: true },
    { path: site, name: 'the site folder', mayHold: true },
    ...['pages', 'public', 'navigation', 'templates'].map((name) => ({
      path: join(site, name),
      name: `the site's ${name}`,
    })),
    { path: ownFolder(), name: 'docsgen itself', mayHold: true },
    { path: join(ownFolder(), 'src'), name: "docsgen's sources" },
    ...(cache === undefined ? [] : [{ path: cache, name: 'the cache' }]),
  ];
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

/** When each published file was written: tells a file that was changed by hand. Any doubt is silence. */
function readStamps(folders: Folders): Stamps {
  try {
    return new Map(JSON.parse(readFileSync(stampsFile(folders)!, 'utf8')) as [string, number][]);
  } catch {
    return new Map();
  }
}

function writeStamps(folders: Folders, stamps: Stamps): void {
  const file = stampsFile(folders);
  if (file === undefined) return;
  try {
    writeFileSync(file, JSON.stringify([...stamps]));
  } catch {
    // The next build looks at times instead; nothing is lost.
  }
}

/** One for each output folder. */
function stampsFile({ cache, outDir }: Folders): string | undefined {
  return cache === undefined ? undefined : join(cache, `stamps-${fingerprintOf(outDir)}.json`);
}
