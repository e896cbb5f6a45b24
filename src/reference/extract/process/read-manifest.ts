/** Reads the `package.json` of a package. */

import { readFileSync } from 'node:fs';

/** The fields of the `package.json` in a folder. Throws where there is no such file, or it is no JSON object. */
export function readManifest(folder: string): Readonly<Record<string, unknown>> {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null) throw new TypeError(`${folder}/package.json`);
  return { ...manifest };
}
