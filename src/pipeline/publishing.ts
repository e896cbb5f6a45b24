/** How a build hands over what it has made, and what is known of that afterwards. A check hands over nothing. */

import type { Graph } from '../graph/graph.js';
import type { Outcome } from '../graph/outcome.js';
import type { Output } from '../graph/step.js';
import type { Published } from '../output/stage.js';
import type { Standing } from '../output/standing.js';
import type { Verdict } from './judge.js';

export interface PublishedCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly bytes: number;
}

export interface Publishing {
  /** Takes the lock, unless it is held already, and begins; `isFew`: where little has changed, the folder need not be looked through. A verdict: the output folder must not, or cannot, be written. */
  open(isFew: boolean): Promise<Verdict | undefined>;
  put(output: Output, content: string | Uint8Array): void;
  /** Comes back when the disk has caught up. */
  room(): Promise<void>;
  /** Publishes what the build has given. A verdict: it failed, and the output is as it was. */
  finish(graph: Graph, outcome: Outcome): Promise<Verdict | undefined>;
  /** Drops what was put; the output is as it was. */
  abandon(): Promise<void>;
  close(): Promise<void>;
  /** What stands in the folder, where that is known without a look. */
  standing(): Standing | undefined;
  published(): PublishedNow;
}

export interface PublishedNow {
  readonly counts: PublishedCounts;
  readonly changed: Pick<Published, 'written' | 'removed'>;
}

export const NOTHING: PublishedNow = {
  counts: { written: 0, unchanged: 0, removed: 0, bytes: 0 },
  changed: { written: [], removed: [] },
};

/** For a check. */
export const checking: Publishing = {
  open: async () => undefined,
  put: () => undefined,
  room: async () => undefined,
  finish: async () => undefined,
  abandon: async () => undefined,
  close: async () => undefined,
  standing: () => undefined,
  published: () => NOTHING,
};
