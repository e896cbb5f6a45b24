/** Evaluates a module's code. Modules are never unloaded, so the file is named by a hash: equal code is loaded once. */

import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type ModuleExports = Readonly<Record<string, unknown>>;

/** Writes the code of a module into a folder. Returns the path of its file. A file with another content is replaced, never written
 *  over: another process may be reading it, and a copy of the folder may consist of links to it. */
export function storeModule(code: string, folder: string): string {
  const file = join(folder, `${hash('sha256', code, 'hex').slice(0, 16)}.mjs`);
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return file;
  mkdirSync(folder, { recursive: true });
  const stagedFile = `${file}.${randomUUID().slice(0, 8)}`;
  writeFileSync(stagedFile, code);
  renameSync(stagedFile, file);
  return file;
}

/** The exports of a stored module. Rejects with whatever the module throws. `isFresh`: it is evaluated again, even if this process
 *  has evaluated it before. */
export async function loadModule(file: string, isFresh = false): Promise<ModuleExports> {
  const { href } = pathToFileURL(file);
  return import(isFresh ? `${href}?${randomUUID()}` : href);
}
