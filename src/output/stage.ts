/** The next output while it comes into being. What is published stays untouched until `finish`. Knows nothing of pages. */

import { Problems, type Problem } from '../report/problem.js';
import { standingProblem } from './check-target.js';
import { reporting } from './failure.js';
import type { Lock } from './lock.js';
import {
  isOutputPath,
  MANIFEST,
  openManifest,
  recordOf,
  type FileRecord,
  type Manifest,
} from './manifest.js';
import { patiently } from './patience.js';
import { publishFiles, stagedName } from './per-file.js';
import { planOutput, type Plan } from './plan.js';
import { readPrevious, type Previous, type Stamps } from './previous.js';
import { mend } from './recover.js';
import { fillStage, retire, swapIn } from './swap.js';
import type { Target } from './target.js';
import { removeTree } from './tree.js';
import { openWriter, type Writer } from './writer.js';

export interface Stage {
  /** Takes a file of the new output. It is written only if the published one is not the same; `file` spares the hashing. */
  put(path: string, content: string | Uint8Array, file?: FileRecord): FileRecord;
  /** To be awaited between puts: comes back when the disk has caught up. */
  room(): Promise<void>;
  /** Which files of a new output still have to be put, because the published ones are not the same or were touched. */
  lacks(files: Manifest): readonly string[];
  /** Publishes exactly these files. If it throws, what was published before stands as it was. */
  finish(files: Manifest): Promise<Published>;
  /** Drops the stage. Later puts are ignored. */
  abandon(): Promise<void>;
}

export interface Published {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  /** The size of the whole output. */
  readonly bytes: number;
  /** To be kept, and given to the next stage as `trusted`. */
  readonly stamps: Stamps;
  /** Warnings: the site is published whatever they say. */
  readonly problems: readonly Problem[];
}

export interface StageOptions {
  /** The `stamps` of the last publishing: they tell a file that was changed by hand, whatever the clock said. */
  readonly trusted?: Stamps;
  /** Moves changed files into place one by one, for a watch: see `per-file.ts` for what that does not promise. */
  readonly perFile?: boolean;
}

interface Work {
  readonly target: Target;
  readonly previous: Previous;
  readonly writer: Writer;
  readonly staged: Map<string, FileRecord>;
  /** Whether the folder is replaced as a whole. */
  readonly whole: boolean;
}

/** Opens a stage for the holder of the lock, after mending what an earlier build left behind. */
export async function openStage(
  { target }: Lock,
  { trusted, perFile = false }: StageOptions = {},
): Promise<Stage> {
  const previous = await reporting(target, async () => {
    await mend(target);
    const problem = standingProblem(target);
    if (problem) throw new Problems([problem]);
    return readPrevious(target, trusted);
  });
  const whole = !(perFile || !target.swaps) || !previous.present;
  const writer = openWriter(target.stage, target.disk, whole ? undefined : stagedName);
  const work: Work = { target, previous, writer, staged: new Map(), whole };
  const abandon = async (): Promise<void> => {
    await writer.stop();
    await reporting(target, () => patiently(target.disk, () => removeTree(target.stage, target.disk)));
  };
  return {
    put: (path, content, file = recordOf(content)) => put(work, path, { content, file }),
    room: writer.room,
    lacks: (files) => reporting(target, () => lacking(work, files)),
    finish: async (files) => {
      try {
        return await reporting(target, () => publish(work, files));
      } catch (error) {
        await abandon().catch(() => undefined);
        throw error;
      }
    },
    abandon,
  };
}

interface Piece {
  readonly content: string | Uint8Array;
  readonly file: FileRecord;
}

function put({ target, previous, writer, staged }: Work, path: string, { content, file }: Piece): FileRecord {
  if (!isOutputPath(path)) throw new Error(`${path} is no path of an output`);
  if (staged.has(path)) throw new Error(`${path} was put twice`);
  if (reporting(target, () => previous.holds(path, file))) return file;
  staged.set(path, file);
  writer.write(path, content);
  return file;
}

function lacking({ previous, staged }: Work, files: Manifest): readonly string[] {
  return [...files]
    .filter(([path, file]) => !staged.has(path) && !previous.holds(path, file))
    .map(([path]) => path);
}

async function publish(work: Work, files: Manifest): Promise<Published> {
  const { previous, writer } = work;
  const written = await writer.idle();
  checkComplete(work, files);
  const plan = planOf(previous, files);
  const isSame = plan.write.length === 0 && plan.remove.length === 0 && previous.manifest !== undefined;
  const { copied, problems } = isSame ? NOTHING : await commit(work, files);
  const stamps = new Map([...files.keys()].map((path) => [path, timeOf(path)]));
  const unchanged = [...files.keys()].filter((path) => !written.has(path)).toSorted();
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  return {
    written: [...plan.write].toSorted(),
    unchanged,
    removed: [...plan.remove].toSorted(),
    bytes,
    stamps,
    problems,
  };

  function timeOf(path: string): number {
    return written.get(path) ?? copied.get(path) ?? previous.timeOf(path) ?? 0;
  }
}

interface Commit {
  readonly copied: Stamps;
  readonly problems: readonly Problem[];
}

const NOTHING: Commit = { copied: new Map(), problems: [] };

/** The manifest is written last, so that no file is younger than it. */
async function commit({ target, previous, staged, whole }: Work, files: Manifest): Promise<Commit> {
  if (previous.present) target.disk.demandWritable(target.folder);
  const copied = whole ? await fillStage(target, previous, files) : NOTHING.copied;
  await writeManifest(target, files);
  if (!whole) {
    await publishFiles(target, previous.manifest ?? new Map(), [...staged.keys()]);
    return NOTHING;
  }
  await swapIn(target, previous.present);
  return { copied, problems: await retire(target) };
}

async function writeManifest({ disk, stage }: Target, files: Manifest): Promise<void> {
  disk.makeFolder(stage);
  const path = `${stage}/${MANIFEST}`;
  await patiently(disk, () => disk.write(path, openManifest(files).bytes()));
  await patiently(disk, () => disk.sync(path));
}

/** A file that was touched has a fingerprint that no new one has, so that it is written again. */
function planOf(previous: Previous, files: Manifest): Plan {
  const before = [...(previous.manifest ?? new Map<string, FileRecord>())];
  return planOutput(
    new Map(before.map(([path, { hash }]) => [path, previous.timeOf(path) === undefined ? '' : hash])),
    new Map([...files].map(([path, { hash }]) => [path, hash])),
  );
}

/** What the caller says it put and what it put are one, or there is a bug. */
function checkComplete(work: Work, files: Manifest): void {
  for (const [path, { hash }] of work.staged) {
    if (files.get(path)?.hash !== hash)
      throw new Error(`${path} was put, but is not what is to be published`);
  }
  const [missing] = lacking(work, files);
  if (missing !== undefined) throw new Error(`${missing} is to be published, but was not put`);
}
