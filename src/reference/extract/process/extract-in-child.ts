/** Runs one extraction in a process of its own, and says what its ending means. Knows nothing of packages and caches. */

import { fork } from 'node:child_process';
import type { PackageExtraction } from '../extract-package.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { ExtractionTask } from './extraction-task.js';

export interface ExtractionChildOptions {
  /** The child's compiled entry, absolute. */
  readonly childFile: string;
  /** 120000 where it is not said. */
  readonly timeoutMs?: number;
}

/** Nothing of the surroundings: no value may depend on them. */
const CHILD_ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 2048;

const STDERR_TAIL_LENGTH = 4096;

/** What the child has found. Rejects for a bug of the extractor. */
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
    child.stderr!.on(
      'data',
      (chunk: Buffer) => (stderrTail = (stderrTail + String(chunk)).slice(-STDERR_TAIL_LENGTH)),
    );
    child.on('message', (message) => (result = message as PackageExtraction));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      const limit = isTimedOut ? 'time' : /heap out of memory/.test(stderrTail) ? 'memory' : undefined;
      if (result) resolve(result);
      else if (limit) resolve({ diagnostics: [createTooLargeDiagnostic(task, limit)], sourceFiles: [] });
      else reject(new Error(`The process that extracts the API of ${task.name} has failed:\n${stderrTail}`));
    });
  });
}

function createTooLargeDiagnostic({ name }: ExtractionTask, limit: 'time' | 'memory'): Diagnostic {
  return {
    file: `node_modules/${name}/package.json`,
    line: 1,
    code: 'api/too-large',
    severity: 'error',
    message: `The types of ${name} take more ${limit} than there is`,
    hint: 'Leave the largest exports out of the reference, or take the package from the packages of the config.',
  };
}
