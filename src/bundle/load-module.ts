/** Evaluates a module's code. Modules are never unloaded, so the file is named by a hash: equal code is loaded once. */

import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of `code`. Rejects with whatever the module throws. */
export async function loadModule(code: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(folder, `${hash('sha256', code, 'hex').slice(0, 16)}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}
