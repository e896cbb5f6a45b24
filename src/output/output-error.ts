/** Errors that keep a build from being published: the disk, another docsgen process, a file of somebody else. */

import { posix, relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { getErrorCode } from './disk/disk.js';

/** The environment kept the output from being written; what was published before is as it was. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(
    readonly diagnostic: Diagnostic,
    options?: ErrorOptions,
  ) {
    super(diagnostic.message, options);
  }
}

/** Another docsgen is writing the same output folder. */
export class OutputLockedError extends Error {
  override readonly name = 'OutputLockedError';

  constructor(readonly diagnostic: Diagnostic) {
    super(diagnostic.message);
  }
}

/** What a message needs to name a path as the user knows it. */
interface DisplayPaths {
  readonly displayName: string;
  readonly folder?: string;
  readonly stagingFolder?: string;
  readonly commitFolder?: string;
  readonly lockFile?: string;
}

/** Does `act`; an error of the disk becomes an `OutputFailed` that names the path. Any other error is a bug and passes. */
export function wrapDiskErrors<Value>(displayPaths: DisplayPaths, operation: () => Value): Value {
  try {
    const value = operation();
    return value instanceof Promise
      ? (value.catch((error) => throwOutputError(error, displayPaths)) as Value)
      : value;
  } catch (error) {
    return throwOutputError(error, displayPaths);
  }
}

/** The problem that an error of the disk stands for; `undefined` if it is none. */
export function toOutputDiagnostic(error: unknown, displayPaths: DisplayPaths): Diagnostic | undefined {
  if (error instanceof OutputError) return error.diagnostic;
  const code = getErrorCode(error);
  if (code === undefined) return undefined;
  const [reason, hint] = ERROR_EXPLANATIONS.get(code) ?? [
    'the system refused',
    'Check the disk and the folder, then build again.',
  ];
  const path = (error as { readonly path?: unknown }).path;
  const file = typeof path === 'string' ? formatDisplayPath(path, displayPaths) : displayPaths.displayName;
  return {
    code: 'output/write-failed',
    severity: 'error',
    file,
    message: `The output could not be written: ${reason} (${code}).`,
    hint,
  };
}

/** The same error, where it is about `from`, about `to`: the path that a person knows. */
export function replaceErrorPath(error: unknown, from: string, to: string): unknown {
  const isAboutPath =
    getErrorCode(error) !== undefined && (error as { readonly path?: unknown }).path === from;
  return isAboutPath ? Object.assign(error as Error, { path: to }) : error;
}

function throwOutputError(error: unknown, displayPaths: DisplayPaths): never {
  const diagnostic = toOutputDiagnostic(error, displayPaths);
  if (diagnostic && !(error instanceof OutputError)) throw new OutputError(diagnostic, { cause: error });
  throw error;
}

/** A file of the stage is named as what it is to become, and a lock as the folder that it locks. */
export function formatDisplayPath(
  path: string,
  { displayName, folder, stagingFolder, commitFolder, lockFile }: DisplayPaths,
): string {
  if (folder === undefined || (lockFile !== undefined && path.startsWith(lockFile))) return displayName;
  for (const root of [stagingFolder, commitFolder, folder]) {
    if (root !== undefined && path.startsWith(`${root}/`))
      return `${displayName}/${path.slice(root.length + 1)}`;
  }
  return posix.join(displayName, relative(folder, path).replaceAll('\\', '/'));
}

const PERMISSION_HINT = 'Check who owns the folder and who may write to it.';

/** What the codes of the system mean to a person, and what can be done. */
const ERROR_EXPLANATIONS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['ENOSPC', ['the disk is full', 'Free some space, then build again.']],
  ['EDQUOT', ['the disk quota is used up', 'Free some space, then build again.']],
  ['EACCES', ['permission was denied', PERMISSION_HINT]],
  ['EPERM', ['the operation is not permitted', PERMISSION_HINT]],
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
