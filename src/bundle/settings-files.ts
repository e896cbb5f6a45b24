/** Finds the settings that esbuild reads beside sources: it does not say which. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const NAMES = ['tsconfig.json', 'jsconfig.json'];

/** The settings that apply to some sources, with those that they extend; absolute, sorted. Where a folder has none, the places in
 *  which they may come to lie belong to them. */
export function findSettingsFiles(sources: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const folders = new Set(sources.map((source) => dirname(source)));
  // The set grows while it is iterated: the folder above, where there are no settings.
  for (const folder of folders) {
    const candidates = NAMES.map((name) => join(folder, name));
    const found = candidates.findIndex((file) => existsSync(file));
    for (const file of found < 0 ? candidates : candidates.slice(0, found + 1)) files.add(file);
    if (found < 0 && dirname(folder) !== folder) folders.add(dirname(folder));
  }
  for (const file of files) for (const base of readBases(file)) files.add(base);
  return [...files].sort();
}

/** The files that a settings file extends. */
function readBases(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const [, value = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(readFileSync(file, 'utf8')) ?? [];
  return Array.from(value.matchAll(/"([^"]+)"/g), ([, base = '']) => resolveBase(base, file)).flat();
}

/** A relative file, which may come to lie there, or one of a package. */
function resolveBase(base: string, file: string): readonly string[] {
  if (/^[./]/.test(base)) return [resolve(dirname(file), base.endsWith('.json') ? base : `${base}.json`)];
  const require = createRequire(file);
  for (const candidate of [base, `${base}.json`, `${base}/tsconfig.json`]) {
    try {
      return [require.resolve(candidate)];
    } catch {
      // It is another one.
    }
  }
  return [];
}
