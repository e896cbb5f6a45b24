/** Which docsgen this is: its version, its own folder, and the name of its code in the cache. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of docsgen's `package.json`, absolute. */
export function findDocsgenFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export function readDocsgenVersion(): string {
  return (readJson('package.json') as { version: string }).version;
}

/** The packages that a site brings along, with their ranges of versions. */
export function readPeerRanges(): Readonly<Record<string, string>> {
  return (readJson('package.json') as { peerDependencies: Record<string, string> }).peerDependencies;
}

/** Changes whenever docsgen's code or a package that it builds with changes: what another one remembered is not used. */
export function readEngineName(): string {
  return (readJson('lib/engine.json') as { engine: string }).engine;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(findDocsgenFolder(), path), 'utf8'));
}
