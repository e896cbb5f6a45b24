/** A child process that extracts the API of one package at a time. */

import { fork, type ChildProcess } from 'node:child_process';
import { readCoreWait, startProcessTimer } from '../../../environment/process-timer.js';
import type { ExportSelection, PackageExtraction } from '../extract-package.js';

/** What the child is to extract: plain data. */
export interface ExtractionTask {
  /** `@mui/material` */
  readonly name: string;
  /** The folder of the package, absolute, with `/`. */
  readonly folder: string;
  /** The folder from which its name resolves, absolute, with `/`. */
  readonly resolveFrom: string;
  readonly selection: ExportSelection;
}

export interface ExtractionProcessOptions {
  /** The folder in which the child runs, absolute. */
  readonly siteFolder: string;
  /** The compiled entry of the child, absolute. */
  readonly childFile: string;
  /** The time limit of one package: 120000 by default. Waiting for a core does not count. */
  readonly timeoutMs?: number;
}

/** How a task ended. After any other end than the first, the process is gone. */
export type ExtractionOutcome =
  | { readonly kind: 'extracted'; readonly extraction: PackageExtraction }
  | { readonly kind: 'limit'; readonly limit: 'time' | 'memory' }
  | { readonly kind: 'failed'; readonly stderrTail: string };

/** A fixed environment: no value may depend on the machine. */
const CHILD_ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 2048;

/** The heap grows to this size before V8 looks for garbage in all of it. Syntax trees and types are kept until the process ends: there
 *  is little to be found. */
const INITIAL_HEAP_MB = 512;

const STDERR_TAIL_LENGTH = 4096;

export class ExtractionProcess {
  readonly #child: ChildProcess;
  readonly #timeoutMs: number;
  #hasFinishedTask = false;
  #stderrTail = '';

  constructor({ siteFolder, childFile, timeoutMs = 120_000 }: ExtractionProcessOptions) {
    this.#timeoutMs = timeoutMs;
    this.#child = fork(childFile, [], {
      cwd: siteFolder,
      env: CHILD_ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`, `--initial-heap-size=${INITIAL_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk) => {
      this.#stderrTail = (this.#stderrTail + chunk).slice(-STDERR_TAIL_LENGTH);
    });
    // `run` notices that the process is gone.
    this.#child.on('error', (error) => (this.#stderrTail += error.message));
  }

  /** It holds the declarations of a package that it has extracted. */
  get hasFinishedTask(): boolean {
    return this.#hasFinishedTask;
  }

  /** Extracts a package. One task at a time. */
  run(task: ExtractionTask): Promise<ExtractionOutcome> {
    return new Promise((resolve) => {
      let isTimedOut = false;
      const stopTimer = startProcessTimer({
        limitMs: this.#timeoutMs,
        onExpire: () => {
          isTimedOut = true;
          this.#child.kill('SIGKILL');
        },
        readWaitMs: () => readCoreWait(this.#child.pid),
      });
      const finish = (outcome: ExtractionOutcome): void => {
        stopTimer();
        this.#child.removeAllListeners('message').removeAllListeners('close');
        resolve(outcome);
      };
      this.#child.on('message', (extraction: PackageExtraction) => {
        this.#hasFinishedTask = true;
        finish({ kind: 'extracted', extraction });
      });
      this.#child.on('close', () => {
        const isOutOfMemory = /heap out of memory/.test(this.#stderrTail);
        const limit = isTimedOut ? 'time' : isOutOfMemory ? 'memory' : undefined;
        finish(limit ? { kind: 'limit', limit } : { kind: 'failed', stderrTail: this.#stderrTail });
      });
      this.#child.send(task, () => undefined);
    });
  }

  /** Lets the process end. */
  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
