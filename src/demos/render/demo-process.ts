/** A child process with its three ways of talking: messages, the pipe of its second thread, and its last words.
 *  Keeps no process alive that has nothing else to do. Knows nothing of demos. */

import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { WatchdogMessage, WorkerReport, WorkerTask } from './worker-messages.js';

export interface DemoProcessOptions {
  /** The child's compiled entry, absolute. */
  readonly entryFile: string;
  /** The site folder, absolute: React and Emotion are found from it. */
  readonly siteFolder: string;
}

export interface ProcessListener {
  onReport(report: WorkerReport): void;
  onWatchdogMessage(message: WatchdogMessage): void;
  onExit(exitInfo: ExitInfo): void;
}

export interface ExitInfo {
  readonly signal: string | null;
  readonly exitCode: number | null;
  /** The end of what it wrote to its error stream. */
  readonly stderrTail: string;
}

/** Nothing of the surroundings: demos must not read them, and no value may depend on them. */
const CHILD_ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 1024;
const START_TIMEOUT_MS = 30_000;
const STDERR_TAIL_LENGTH = 4096;

export class DemoProcess {
  readonly #process: ChildProcess;
  readonly #pipe: Duplex;
  #listener: ProcessListener | undefined;
  #stderrTail = '';
  #hasExited = false;

  /** A child that is ready for tasks. Rejects where there is none to be had: that is nobody's demo. */
  static async start(options: DemoProcessOptions): Promise<DemoProcess> {
    const demoProcess = new DemoProcess(options);
    await new Promise<void>((resolve, reject) => {
      const rejectStart = (reason: string): void =>
        reject(new Error(`The process that renders demos does not start: ${reason}`));
      const timer = setTimeout(() => rejectStart('it says nothing'), START_TIMEOUT_MS);
      demoProcess.#process.once('error', (error) => rejectStart(error.message));
      demoProcess.listen({
        onReport: () => (clearTimeout(timer), resolve()),
        onWatchdogMessage: () => undefined,
        onExit: ({ stderrTail }) => (clearTimeout(timer), rejectStart(stderrTail)),
      });
    });
    return demoProcess;
  }

  private constructor({ entryFile, siteFolder }: DemoProcessOptions) {
    this.#process = fork(entryFile, [siteFolder], {
      cwd: siteFolder,
      env: CHILD_ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    this.#pipe = this.#process.stdio[4] as Duplex;
    this.#process.on('message', (report: WorkerReport) => this.#listener?.onReport(report));
    this.#process.on('close', (exitCode, signal) => {
      this.#hasExited = true;
      this.#listener?.onExit({ exitCode, signal, stderrTail: this.#stderrTail });
    });
    this.#process.stderr!.on('data', (chunk: Buffer) => {
      this.#stderrTail = (this.#stderrTail + String(chunk)).slice(-STDERR_TAIL_LENGTH);
    });
    this.#pipe.on('error', () => undefined);
    createInterface(this.#pipe).on('line', (line) =>
      this.#listener?.onWatchdogMessage(JSON.parse(line) as WatchdogMessage),
    );
    this.#process.unref();
    this.#process.channel?.unref();
    for (const stream of [this.#process.stderr, this.#pipe]) (stream as unknown as { unref(): void }).unref();
  }

  /** It has come to an end, and takes no task any more. */
  get hasExited(): boolean {
    return this.#hasExited;
  }

  /** Who is told from now on. */
  listen(listener: ProcessListener): void {
    this.#listener = listener;
  }

  send(task: WorkerTask): void {
    this.#process.send(task, () => undefined);
  }

  /** Asks the second thread where the first one is. The first one stands still from then on. */
  requestCallFrames(): void {
    this.#pipe.write('\n');
  }

  /** Kills the process and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    await new Promise((resolve) => {
      this.#process.once('exit', resolve);
      this.#process.kill('SIGKILL');
    });
  }
}
