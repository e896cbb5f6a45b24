/** Writes files that do not exist yet. Existing files stay as they are. */

import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { NewFiles } from './create-site-files.js';

export interface WriteResult {
  readonly written: readonly string[];
  /** The files that existed before. */
  readonly kept: readonly string[];
  /** Why a file could not be written. */
  readonly diagnostic?: Diagnostic;
}

/** Paths are relative to the folder. Stops at the first file that cannot be written; the files before it stay. */
export function writeNewFiles(folder: string, files: NewFiles): WriteResult {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    try {
      if (writeIfMissing(join(folder, path), text)) written.push(path);
      else kept.push(path);
    } catch (error) {
      return { written, kept, diagnostic: createWriteDiagnostic(path, error) };
    }
  }
  return { written, kept };
}

/** The system checks whether the file exists and writes it in one operation. */
function writeIfMissing(file: string, text: string): boolean {
  createFolder(dirname(file));
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** One folder at a time: in some places, Node never returns from creating several at once. */
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

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function createWriteDiagnostic(path: string, error: unknown): Diagnostic {
  const reason =
    ERROR_MEANINGS[getErrorCode(error)] ?? (error instanceof Error ? error.message : String(error));
  return {
    code: 'init/cannot-write',
    severity: 'error',
    file: path,
    message: `${path} cannot be written: ${reason}.`,
    hint: 'Name another folder, or fix this one. Existing files stay as they are.',
  };
}

const ERROR_MEANINGS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file is where a folder is needed',
  EEXIST: 'a file is where a folder is needed',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be created there',
};
