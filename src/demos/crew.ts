/** Shares tasks out among lanes. Knows when another lane pays, and who gets a second chance; knows nothing of demos. */

import { closed, Lane, type Ending, type LaneOptions } from './lane.js';
import type { Task } from './message.js';

/** A new child loads what the others have loaded already: that takes as long as rendering so many demos. */
const TASKS_WORTH_A_CHILD = 120;

interface Waiting {
  readonly task: Task;
  readonly resolve: (ending: Ending) => void;
  readonly reject: (error: unknown) => void;
}

export class Crew {
  readonly #options: LaneOptions;
  readonly #most: number;
  readonly #lanes: Lane[] = [];
  readonly #busy = new Set<Lane>();
  #waiting: Waiting[] = [];

  /** `most` lanes at the same time. */
  constructor(options: LaneOptions, most: number) {
    this.#options = options;
    this.#most = most;
  }

  run(task: Task): Promise<Ending> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      const lane = this.#lanes.find((one) => !this.#busy.has(one)) ?? this.#newLane();
      if (lane) void this.#keepBusy(lane);
    });
  }

  /** Ends all children; tasks that are not done are rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(closed());
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  #newLane(): Lane | undefined {
    const pays = this.#lanes.length === 0 || this.#waiting.length > TASKS_WORTH_A_CHILD;
    if (!pays || this.#lanes.length >= this.#most) return undefined;
    const lane = new Lane(this.#options);
    this.#lanes.push(lane);
    return lane;
  }

  async #keepBusy(lane: Lane): Promise<void> {
    this.#busy.add(lane);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await runWithSecondChance(lane, next.task).then(next.resolve, next.reject);
    }
    this.#busy.delete(lane);
  }
}

/** A child that was killed may have been killed from outside; one that ended by itself has been ended by its task. */
async function runWithSecondChance(lane: Lane, task: Task): Promise<Ending> {
  const first = await lane.run(task);
  if (isStale(first)) await lane.renew();
  const isKilled = first.kind === 'death' && first.signal !== null;
  const ending = isKilled || isStale(first) ? await lane.run(task) : first;
  if (isSpoiling(ending)) await lane.renew();
  return ending;
}

function isStale(ending: Ending): boolean {
  return ending.kind === 'report' && ending.report.kind === 'stale';
}

function isSpoiling(ending: Ending): boolean {
  if (ending.kind !== 'report') return false;
  return ending.report.kind === 'failed' || (ending.report.kind === 'demo' && ending.report.spoiled);
}
