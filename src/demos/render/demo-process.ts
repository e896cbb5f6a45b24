/** A child process that renders demos: its messages, the pipe of its watchdog thread, and how it exits.
 *  It does not keep the parent process running. */

import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ProcessFailure } from '../../environment/process-failure.js';
import type { WatchdogMessage, WorkerReport, WorkerTask } from './worker-messages.js';

export interface DemoProcessOptions {
  /** The child's compiled entry, absolute. */
  readonly entryFile: string;
  /** The site folder, absolute: React and Emotion are resolved from it. */
  readonly siteFolder: string;
  /** Called with the files of packages that a process has loaded, absolute. */
  readonly onFilesLoaded?: (files: readonly string[]) => void;
}

interface ProcessListener {
  onReport(report: WorkerReport): void;
  onWatchdogMessage(message: WatchdogMessage): void;
  onExit(exitInfo: ExitInfo): void;
}

interface ExitInfo {
  readonly signal: string | null;
  readonly exitCode: number | null;
  /** The end of what it wrote to its error stream. */
  readonly stderrTail: string;
}

/** Nothing of the parent's environment: demos must not read it, and no output may depend on it. */
const CHILD_ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 1024;
const START_TIMEOUT_MS = 30_000;
const STDERR_TAIL_LENGTH = 4096;

export class DemoProcess {
  readonly #process: ChildProcess;
  readonly #pipe: Socket;
  #listener: ProcessListener | undefined;
  #hasExited = false;

  /** Starts a process that is ready for tasks. A rejection is a bug, not an issue of a demo. */
  static async start(options: DemoProcessOptions): Promise<DemoProcess> {
    const demoProcess = new DemoProcess(options);
    await new Promise<void>((resolve, reject) => {
      const rejectStart = (reason: string): void =>
        reject(new ProcessFailure(`The process that renders demos does not start: ${reason}`));
      const timer = setTimeout(() => rejectStart('it does not answer'), START_TIMEOUT_MS);
      demoProcess.#process.once('error', (error) => rejectStart(error.message));
      demoProcess.listen({
        onReport: () => (clearTimeout(timer), resolve()),
        onWatchdogMessage: () => undefined,
        onExit: ({ stderrTail }) => (clearTimeout(timer), rejectStart(stderrTail)),
      });
    });
    return demoProcess;
  }

  private constructor({ entryFile, siteFolder, onFilesLoaded }: DemoProcessOptions) {
    this.#process = fork(entryFile, [siteFolder], {
      cwd: siteFolder,
      env: CHILD_ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    // Without free file handles there are no streams at all.
    const [, , stderr, , pipe] = this.#process.stdio ?? [];
    if (!(stderr instanceof Socket && pipe instanceof Socket)) {
      this.#process.on('error', () => undefined);
      throw new ProcessFailure('The process that renders demos does not start: it gets no pipes');
    }
    let stderrTail = '';
    stderr.on('data', (chunk) => (stderrTail = (stderrTail + String(chunk)).slice(-STDERR_TAIL_LENGTH)));
    this.#pipe = pipe.on('error', () => undefined);
    // An error of the pipe is an error of the interface too. It says that the process is gone, as its exit does.
    createInterface(pipe)
      .on('line', (line) => this.#listener?.onWatchdogMessage(JSON.parse(line)))
      .on('error', () => undefined);
    this.#process.on('message', (report: WorkerReport) => {
      if (report.kind === 'loaded-files') onFilesLoaded?.(report.files);
      else this.#listener?.onReport(report);
    });
    this.#process.on('close', (exitCode, signal) => {
      this.#hasExited = true;
      this.#listener?.onExit({ exitCode, signal, stderrTail });
    });
    for (const handle of [this.#process, this.#process.channel, stderr, pipe]) handle?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** The process has exited and takes no tasks any more. */
  get hasExited(): boolean {
    return this.#hasExited;
  }

  /** Replaces the listener. */
  listen(listener: ProcessListener): void {
    this.#listener = listener;
  }

  send(task: WorkerTask): void {
    this.#process.send(task, () => undefined);
  }

  /** Asks the watchdog thread for the call frames of the first thread, which is paused from then on. */
  requestCallFrames(): void {
    this.#pipe.write('\n');
  }

  /** Kills the process and waits for its exit. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    await new Promise((resolve) => {
      this.#process.once('exit', resolve);
      this.#process.kill('SIGKILL');
    });
  }
}
