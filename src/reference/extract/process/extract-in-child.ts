/** Runs one extraction in a process of its own. TypeScript needs much memory and returns it only when the process ends. */

import { fork } from 'node:child_process';
import type { PackageExtraction } from '../extract-package.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';

/** What the child is to extract: plain data, sent as JSON. */
export interface ExtractionTask {
  /** `@mui/material` */
  readonly name: string;
  /** The folder of the package, absolute, with `/`. */
  readonly folder: string;
  /** The folder from which its name resolves, absolute, with `/`. */
  readonly resolveFrom: string;
  /** The names of exports that are left out. */
  readonly excludedNames: readonly string[];
}

export interface ExtractionChildOptions {
  /** The compiled entry of the child, absolute. */
  readonly childFile: string;
  /** 120000 by default. */
  readonly timeoutMs?: number;
}

/** A fixed environment: no value may depend on the machine. */
const CHILD_ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 2048;

const STDERR_TAIL_LENGTH = 4096;

/** What the child has extracted. Rejects for a bug of the extractor. */
export function extractInChild(
  task: ExtractionTask,
  { childFile, timeoutMs = 120_000 }: ExtractionChildOptions,
): Promise<PackageExtraction> {
  return new Promise((resolve, reject) => {
    const child = fork(childFile, [JSON.stringify(task)], {
      cwd: task.resolveFrom,
      env: CHILD_ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let result: PackageExtraction | undefined;
    let stderrTail = '';
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stderr?.on('data', (chunk) => (stderrTail = (stderrTail + chunk).slice(-STDERR_TAIL_LENGTH)));
    child.on('message', (message: PackageExtraction) => (result = message));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      const limit = isTimedOut ? 'time' : /heap out of memory/.test(stderrTail) ? 'memory' : undefined;
      if (result) resolve(result);
      else if (limit) resolve({ diagnostics: [createTooLargeDiagnostic(task, limit)], sourceFiles: [] });
      else reject(new Error(`The process that extracts the API of ${task.name} failed:\n${stderrTail}`));
    });
  });
}

function createTooLargeDiagnostic({ name }: ExtractionTask, limit: 'time' | 'memory'): Diagnostic {
  return {
    file: `node_modules/${name}/package.json`,
    line: 1,
    code: 'api/too-large',
    severity: 'error',
    message: `The types of ${name} need more ${limit} than there is`,
    hint: 'Leave the largest exports out of the reference, or remove the package from the packages of the config.',
  };
}
