/** Extracts the API reference of an installed package in a process of its own: TypeScript needs much memory, and gives
 *  it back only by ending. Knows nothing of what it extracts. */

import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageApi } from '../pages/api/describe.js';
import type { Extracted } from '../pages/api/extract-package.js';
import type { Problem } from '../report/problem.js';
import type { ApiTask } from './message.js';

/** Whoever remembers what was extracted remembers this with it: another extractor may find something else. */
export const EXTRACTOR_VERSION = 1;

export interface ExtractOptions {
  /** Absolute; packages are found from it. */
  readonly siteFolder: string;
  readonly packageName: string;
  /** The child's compiled entry, absolute. */
  readonly childFile: string;
  /** The names of exports that the site leaves out of the reference. */
  readonly without?: readonly string[];
  /** 120000 where it is not said. */
  readonly timeoutMs?: number;
}

export interface ExtractedApi {
  readonly api: PackageApi;
  readonly warnings: readonly Problem[];
}

/** Nothing of the surroundings: no value may depend on them. */
const ENV = { NODE_ENV: 'production', TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

const HEAP_MB = 2048;

const LAST_WORDS = 4096;

/** The reference of a package, or all that keeps it from being whole. */
export async function extractApi(
  options: ExtractOptions,
): Promise<ExtractedApi | { readonly problems: readonly Problem[] }> {
  const { siteFolder, packageName, without = [] } = options;
  const folder = folderOf(siteFolder, packageName);
  if (folder === undefined) return { problems: [notInstalled(packageName)] };
  const task: ApiTask = { name: packageName, folder: slashed(folder), from: slashed(siteFolder), without };
  const { api, problems } = await ask(task, options);
  return api ? { api, warnings: problems } : { problems };
}

/** The nearest `node_modules` above that holds the package, as Node looks for it. */
function folderOf(siteFolder: string, name: string): string | undefined {
  for (let folder = siteFolder; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function notInstalled(name: string): Problem {
  return {
    file: 'package.json',
    code: 'api/not-installed',
    severity: 'error',
    message: `${name} is not installed`,
    hint: `Install it beside the site, as with npm install ${name}, or take it from the packages of the config.`,
  };
}

function ask(
  task: ApiTask,
  { siteFolder, childFile, timeoutMs = 120_000 }: ExtractOptions,
): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const child = fork(childFile, [JSON.stringify(task)], {
      cwd: siteFolder,
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
      else if (limit) resolve({ problems: [tooLarge(task.name, limit)] });
      else reject(new Error(`The process that extracts the API of ${task.name} has failed:\n${lastWords}`));
    });
  });
}

function tooLarge(name: string, limit: 'time' | 'memory'): Problem {
  return {
    file: `node_modules/${name}/package.json`,
    line: 1,
    code: 'api/too-large',
    severity: 'error',
    message: `The types of ${name} take more ${limit} than there is`,
    hint: 'Leave the largest exports out of the reference, or take the package from the packages of the config.',
  };
}
