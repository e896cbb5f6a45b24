/** Writes the new site: into a folder beside its place first, which then gets its name. */

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { MigratedFile } from '../migrated-site.js';

/** Whether nothing would be overwritten: the folder does not exist, or is empty. */
export function isFree(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return error instanceof Error && !existsSync(folder);
  }
}

/** Nothing is left of the new folder if anything fails. Copies are read from `from`. */
export function writeSiteFolder(
  folder: string,
  files: ReadonlyMap<string, MigratedFile>,
  from: string,
): void {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const staging = mkdtempSync(join(dirname(target), `.${basename(target)}.docsgen-`));
  try {
    for (const [path, file] of files) {
      const destination = join(staging, path);
      mkdirSync(dirname(destination), { recursive: true });
      if ('text' in file) writeFileSync(destination, file.text);
      else copyFileSync(join(from, file.copyOf), destination);
    }
    if (existsSync(target)) rmdirSync(target);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}
