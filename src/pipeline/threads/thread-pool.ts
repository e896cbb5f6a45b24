/** Does tasks on other threads where there are many, and on this one. */

import { loadTask, type TaskArguments, type TaskName, type TaskResult, type TaskRunner } from './tasks.js';
import { TaskThread } from './task-thread.js';

interface ThreadPoolOptions {
  /** The program of the threads, absolute. */
  readonly threadFile: string;
  /** The largest number of threads; 0 does all tasks on this one. */
  readonly threads: number;
  /** How many cores nobody takes at this moment, besides that of this thread: as many as are asked for, by default. */
  readonly countFreeCores?: () => number;
  /** How many tasks of a build are done before threads are started. 40 by default. */
  readonly tasksBeforeThreads?: number;
}

/** A thread costs about as much as so many tasks. */
const TASKS_BEFORE_THREADS = 40;

/** Enough that a thread has its next task when it is done with one, also when this one is busy for a while. */
const PAGES_PER_THREAD = 22;

/** What this thread does by itself if all others are behind. It loads little for it. */
const LIGHT_TASKS: ReadonlySet<TaskName> = new Set<TaskName>(['renderMarkdownCopy']);

/** A thread is behind that has so many tasks to do. */
const LONG_QUEUE = 10;

export class ThreadPool implements TaskRunner {
  readonly #options: ThreadPoolOptions;
  #threads: TaskThread[] = [];
  #taskCount = 0;
  /** What this thread has loaded the code for. It loads no more where a thread that has not started yet will do it as soon. */
  readonly #ownTasks = new Set<TaskName>();

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /** The number of pages to ask for at once, so that neither a thread nor this one waits. Where no thread is ready, one is read while
   *  another one waits for its demos: what is asked for meanwhile waits for no more. */
  get concurrency(): number {
    return 2 + this.#threads.filter(({ isReady }) => isReady).length * PAGES_PER_THREAD;
  }

  /** Starts the threads if they are worth it for so many tasks, and if there are cores for them. They load what they need while
   *  this one does other things. Returns whether there are threads. */
  startThreads(taskCount: number): boolean {
    const { threadFile, threads, countFreeCores, tasksBeforeThreads = TASKS_BEFORE_THREADS } = this.#options;
    if (taskCount <= tasksBeforeThreads) return this.#threads.length > 0;
    const maxThreads = Math.min(threads, countFreeCores?.() ?? threads);
    while (this.#threads.length < maxThreads) this.#threads.push(new TaskThread(threadFile));
    return this.#threads.length > 0;
  }

  async run<Name extends TaskName>(name: Name, ...task: TaskArguments<Name>): Promise<TaskResult<Name>> {
    this.#taskCount += 1;
    this.startThreads(this.#taskCount);
    return this.choose(name).run(name, ...task);
  }

  /** What does a task soonest: the idlest thread, or this one. For tasks that must all be done in the same place. */
  choose(name: TaskName): TaskRunner {
    const idlestThread = this.#threads
      .filter(({ isReady }) => isReady || !this.#ownTasks.has(name))
      .reduce<TaskThread | undefined>((a, b) => (a && a.load <= b.load ? a : b), undefined);
    const isBehind = idlestThread && idlestThread.load >= LONG_QUEUE && LIGHT_TASKS.has(name);
    if (idlestThread && !isBehind) return idlestThread;
    return { run: async (task, ...input) => this.#runHere(task, ...input) };
  }

  async #runHere<Name extends TaskName>(name: Name, ...task: TaskArguments<Name>): Promise<TaskResult<Name>> {
    this.#ownTasks.add(name);
    return (await loadTask(name))(...task);
  }

  /** Ends the threads. The pool can be used again. */
  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    this.#taskCount = 0;
    await Promise.all(threads.map(async (thread) => thread.close()));
  }
}
