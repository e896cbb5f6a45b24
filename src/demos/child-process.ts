/** A child process with its three ways of talking: messages, the pipe of its second thread, and its last words.
 *  Keeps no process alive that has nothing else to do. Knows nothing of demos. */

import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Cry, Report, Task } from './message.js';

export interface ChildOptions {
  /** The child's compiled entry, absolute. */
  readonly childFile: string;
  /** The site folder, absolute: React and Emotion are found from it. */
  readonly siteFolder: string;
}

export interface Listener {
  report(report: Report): void;
  cry(cry: Cry): void;
  gone(farewell: Farewell): void;
}

export interface Farewell {
  readonly signal: string | null;
  readonly exitCode: number | null;
  /** The end of what it wrote to its error stream. */
  readonly lastWords: string;
}

/** Nothing of the surroundings: demos must not read them, and no value may depend on them. */
const ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 1024;
const START_MS = 30_000;
const LAST_WORDS = 4096;

export class DemoChild {
  readonly #process: ChildProcess;
  readonly #pipe: Duplex;
  #listener: Listener | undefined;
  #lastWords = '';
  #isGone = false;

  /** A child that is ready for tasks. Rejects where there is none to be had: that is nobody's demo. */
  static async start(options: ChildOptions): Promise<DemoChild> {
    const child = new DemoChild(options);
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void =>
        reject(new Error(`The process that renders demos does not start: ${why}`));
      const timer = setTimeout(() => fail('it says nothing'), START_MS);
      child.#process.once('error', (error) => fail(error.message));
      child.listen({
        report: () => (clearTimeout(timer), resolve()),
        cry: () => undefined,
        gone: ({ lastWords }) => (clearTimeout(timer), fail(lastWords)),
      });
    });
    return child;
  }

  private constructor({ childFile, siteFolder }: ChildOptions) {
    this.#process = fork(childFile, [siteFolder], {
      cwd: siteFolder,
      env: ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    this.#pipe = this.#process.stdio[4] as Duplex;
    this.#process.on('message', (report: Report) => this.#listener?.report(report));
    this.#process.on('close', (exitCode, signal) => {
      this.#isGone = true;
      this.#listener?.gone({ exitCode, signal, lastWords: this.#lastWords });
    });
    this.#process.stderr!.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + String(chunk)).slice(-LAST_WORDS);
    });
    this.#pipe.on('error', () => undefined);
    createInterface(this.#pipe).on('line', (line) => this.#listener?.cry(JSON.parse(line) as Cry));
    this.#process.unref();
    this.#process.channel?.unref();
    for (const stream of [this.#process.stderr, this.#pipe]) (stream as unknown as { unref(): void }).unref();
  }

  /** It has come to an end, and takes no task any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Who is told from now on. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  send(task: Task): void {
    this.#process.send(task, () => undefined);
  }

  /** Asks the second thread where the first one is. The first one stands still from then on. */
  askWhere(): void {
    this.#pipe.write('\n');
  }

  /** Kills the process and waits until it is gone. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    await new Promise((resolve) => {
      this.#process.once('exit', resolve);
      this.#process.kill('SIGKILL');
    });
  }
}
