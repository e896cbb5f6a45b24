/** One child after another, each rendering demos one by one: started by the first task, replaced when it is stuck or dead.
 *  Knows nothing of what the reports mean. */

import { DemoChild, type ChildOptions } from './child-process.js';
import type { Report, Spot, Task } from './message.js';

export interface LaneOptions extends ChildOptions {
  /** How long an evaluation with a rendering may take. The loading of a package may take longer. */
  readonly timeoutMs: number;
}

/** How a task came to an end. */
export type Ending =
  | { readonly kind: 'report'; readonly report: Report }
  /** With the call frames at that time, innermost first; none where the child could not tell. */
  | { readonly kind: 'timeout'; readonly afterMs: number; readonly frames: Frames }
  | { readonly kind: 'memory' }
  | { readonly kind: 'death'; readonly signal: string | null; readonly exitCode: number | null };

type Frames = readonly (Spot & { readonly file: string })[];

/** Some packages are thousands of files. */
const PACKAGE_PATIENCE = 6;

/** How long a stuck child may take to say where it is stuck. */
const LOCATE_MS = 500;

export class Lane {
  readonly #options: LaneOptions;
  #child: DemoChild | undefined;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Has the task done by the child. Afterwards the lane can take the next one, however this one ended. */
  async run(task: Task): Promise<Ending> {
    const child = await this.#staff();
    const { ending, isUsable } = await watchOver(child, task, this.#options.timeoutMs);
    if (!isUsable) await this.renew();
    if (this.#isClosed) throw closed();
    return ending;
  }

  /** The next task will have a new child. */
  async renew(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    await child?.end();
  }

  /** Ends the child, if there is one, for good. A task that runs is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.renew();
  }

  async #staff(): Promise<DemoChild> {
    const start = (): Promise<DemoChild> => DemoChild.start(this.#options);
    if (this.#child?.isGone) this.#child = undefined;
    const child = (this.#child ??= await start().catch(start));
    if (!this.#isClosed) return child;
    await child.end();
    throw closed();
  }
}

/** What a task is rejected with that the end of the host has overtaken. */
export function closed(): Error {
  return new Error('The host of the demos is closed.');
}

interface Watched {
  readonly ending: Ending;
  readonly isUsable: boolean;
}

function watchOver(child: DemoChild, task: Task, timeoutMs: number): Promise<Watched> {
  return new Promise((resolve) => {
    let limit = timeoutMs;
    let isLate = false;
    let timer: NodeJS.Timeout;
    const finish = (ending: Ending): void => {
      clearTimeout(timer);
      resolve({ ending, isUsable: ending.kind === 'report' && !isLate });
    };
    const giveUp = (frames: Frames): void => finish({ kind: 'timeout', afterMs: limit, frames });
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        child.askWhere();
        timer = setTimeout(giveUp, LOCATE_MS, []);
      }, limit);
    };
    const goOn = (next: 'demo' | 'package'): void => {
      if (isLate) return;
      limit = next === 'demo' ? timeoutMs : timeoutMs * PACKAGE_PATIENCE;
      wait();
    };
    child.listen({
      report: (report) => (report.kind === 'alive' ? goOn(report.next) : finish({ kind: 'report', report })),
      cry: (cry) => (cry.kind === 'memory' ? finish(cry) : giveUp(cry.frames)),
      gone: ({ signal, exitCode, lastWords }) =>
        finish(/out of memory/i.test(lastWords) ? { kind: 'memory' } : { kind: 'death', signal, exitCode }),
    });
    wait();
    child.send(task);
  });
}
