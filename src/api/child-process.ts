/** Runs one extraction in a process of its own, and says what its ending means. Knows nothing of packages and caches. */

import { fork } from 'node:child_process';
import type { Extracted } from '../pages/api/extract-package.js';
import type { Problem } from '../report/problem.js';
import type { ApiTask } from './message.js';

export interface ChildOptions {
  /** The child's compiled entry, absolute. */
  readonly childFile: string;
  /** 120000 where it is not said. */
  readonly timeoutMs?: number;
}

/** Nothing of the surroundings: no value may depend on them. */
const ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 2048;

const LAST_WORDS = 4096;

/** What the child has found. Rejects for a bug of the extractor. */
export function extractInChild(
  task: ApiTask,
  { childFile, timeoutMs = 120_000 }: ChildOptions,
): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const child = fork(childFile, [JSON.stringify(task)], {
      cwd: task.from,
      env: ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said: Extracted | undefined;
    let lastWords = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stderr!.on('data', (chunk: Buffer) => (lastWords = (lastWords + String(chunk)).slice(-LAST_WORDS)));
    child.on('message', (message) => (said = message as Extracted));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      const limit = isLate ? 'time' : /heap out of memory/.test(lastWords) ? 'memory' : undefined;
      if (said) resolve(said);
      else if (limit) resolve({ problems: [tooLarge(task, limit)], sources: [] });
      else reject(new Error(`The process that extracts the API of ${task.name} has failed:\n${lastWords}`));
    });
  });
}

function tooLarge({ name }: ApiTask, limit: 'time' | 'memory'): Problem {
  return {
    file: `node_modules/${name}/package.json`,
    line: 1,
    code: 'api/too-large',
    severity: 'error',
    message: `The types of ${name} take more ${limit} than there is`,
    hint: 'Leave the largest exports out of the reference, or take the package from the packages of the config.',
  };
}
