/** Turns a module's code into a module. Knows nothing of where the code comes from.
 *  A module is never unloaded, so equal code is loaded once: its file is named by its fingerprint. */

import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of `code`, evaluated in this process. Rejects with whatever the module throws. */
export async function loadModule(code: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(folder, `${hash('sha256', code, 'hex').slice(0, 16)}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  return import(pathToFileURL(file).href) as Promise<Readonly<Record<string, unknown>>>;
}
