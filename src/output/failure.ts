/** What stops a build from being published: the disk, another docsgen, a stranger's file. Knows no exit codes. */

import { posix, relative } from 'node:path';
import type { Problem } from '../report/problem.js';
import { codeOf } from './disk.js';

/** The environment kept the output from being written; what was published before is as it was. */
export class OutputFailed extends Error {
  override readonly name = 'OutputFailed';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }
}

/** Another docsgen is writing the same output folder. */
export class OutputLocked extends Error {
  override readonly name = 'OutputLocked';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** What a message needs to name a path as the user knows it. */
export interface Naming {
  readonly shown: string;
  readonly folder?: string;
  readonly stage?: string;
  readonly commit?: string;
  readonly lock?: string;
}

/** Does `act`; an error of the disk becomes an `OutputFailed` that names the path. Any other error is a bug and passes. */
export function reporting<Value>(naming: Naming, act: () => Value): Value {
  try {
    const value = act();
    return value instanceof Promise ? (value.catch((error) => raise(error, naming)) as Value) : value;
  } catch (error) {
    return raise(error, naming);
  }
}

/** The problem that an error of the disk stands for; `undefined` if it is none. */
export function problemOf(error: unknown, naming: Naming): Problem | undefined {
  if (error instanceof OutputFailed) return error.problem;
  const code = codeOf(error);
  if (code === undefined) return undefined;
  const [what, hint] = MEANING.get(code) ?? [
    'the system refused',
    'Check the disk and the folder, then build again.',
  ];
  const path = (error as { readonly path?: unknown }).path;
  const file = typeof path === 'string' ? shownPath(path, naming) : naming.shown;
  return {
    code: 'output/write-failed',
    severity: 'error',
    file,
    message: `The output could not be written: ${what} (${code}).`,
    hint,
  };
}

/** The same error, where it is about `from`, about `to`: the path that a person knows. */
export function renamed(error: unknown, from: string, to: string): unknown {
  const isAbout = codeOf(error) !== undefined && (error as { readonly path?: unknown }).path === from;
  return isAbout ? Object.assign(error as Error, { path: to }) : error;
}

function raise(error: unknown, naming: Naming): never {
  const problem = problemOf(error, naming);
  if (problem && !(error instanceof OutputFailed)) throw new OutputFailed(problem, { cause: error });
  throw error;
}

/** A file of the stage is named as what it is to become, and a lock as the folder that it locks. */
export function shownPath(path: string, { shown, folder, stage, commit, lock }: Naming): string {
  if (folder === undefined || (lock !== undefined && path.startsWith(lock))) return shown;
  for (const root of [stage, commit, folder]) {
    if (root !== undefined && path.startsWith(`${root}/`)) return `${shown}/${path.slice(root.length + 1)}`;
  }
  return posix.join(shown, relative(folder, path).replaceAll('\\', '/'));
}

const PERMISSION = 'Check who owns the folder and who may write to it.';

/** What the codes of the system mean to a person, and what can be done. */
const MEANING: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['ENOSPC', ['the disk is full', 'Free some space, then build again.']],
  ['EDQUOT', ['the disk quota is used up', 'Free some space, then build again.']],
  ['EACCES', ['permission was denied', PERMISSION]],
  ['EPERM', ['the operation is not permitted', PERMISSION]],
  [
    'EROFS',
    [
      'the file system is read-only',
      'Choose an output folder on a disk that can be written, with --out-dir.',
    ],
  ],
  ['EIO', ['the disk reported an error', 'Check the disk, then build again.']],
  ['EBUSY', ['another program holds it', 'Close what has the output folder open, then build again.']],
  ['EMFILE', ['too many files are open', 'Raise the limit of open files (ulimit -n), then build again.']],
  ['ENFILE', ['too many files are open on this machine', 'Close other programs, then build again.']],
  ['ENAMETOOLONG', ['the path is too long', 'Shorten the name of the page or of the output folder.']],
  [
    'ENOENT',
    ['a file or folder vanished meanwhile', 'Make sure that nothing else writes to the output folder.'],
  ],
  ['ENOTDIR', ['a file is in the way of a folder', 'Move the file away, then build again.']],
]);
