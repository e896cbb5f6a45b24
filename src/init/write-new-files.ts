/** Writes files that are not there yet. What is there stays as it is, whatever it holds. */

import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { NewFiles } from './create-site-files.js';

export interface WriteResult {
  readonly written: readonly string[];
  /** They were there before. */
  readonly kept: readonly string[];
  /** What ended it. */
  readonly diagnostic?: Diagnostic;
}

/** Paths are relative to the folder. A file that cannot be written ends it: what was written before stays. */
export function writeNewFiles(folder: string, files: NewFiles): WriteResult {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    try {
      if (writeIfMissing(join(folder, path), text)) written.push(path);
      else kept.push(path);
    } catch (error) {
      return { written, kept, diagnostic: createWriteDiagnostic(path, error as NodeJS.ErrnoException) };
    }
  }
  return { written, kept };
}

/** The system decides whether it is there, in the moment of writing: nothing can come between. */
function writeIfMissing(file: string, text: string): boolean {
  createFolder(dirname(file));
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One by one: Node does not come back from some places when it is asked for all at once. */
function createFolder(folder: string): void {
  if (exists(folder)) return;
  if (folder !== dirname(folder)) createFolder(dirname(folder));
  mkdirSync(folder);
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

function createWriteDiagnostic(path: string, { code = '', message }: NodeJS.ErrnoException): Diagnostic {
  return {
    code: 'init/cannot-write',
    severity: 'error',
    file: path,
    message: `${path} cannot be written: ${ERROR_MEANINGS[code] ?? message}.`,
    hint: 'Name another folder, or mend this one; what is there already stays as it is.',
  };
}

const ERROR_MEANINGS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file is where a folder is needed',
  EEXIST: 'a file is where a folder is needed',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'there can be no folder',
};
