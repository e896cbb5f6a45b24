/** A package as a map of files: writes it beside React's types, extracts its API and removes it again. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { extractPackage, type PackageExtraction } from '../../../src/reference/extract/extract-package.js';

export interface PackageFiles {
  readonly name?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  /** Further fields of its `package.json`. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** The types of React are there unless this says otherwise. */
  readonly react?: boolean;
  readonly without?: readonly string[];
  readonly types?: readonly string[];
}

export function extractFiles({
  name = 'kit',
  files,
  exports,
  manifest: fields = {},
  react = true,
  without = [],
  types = [],
}: PackageFiles): PackageExtraction {
  const from = mkdtempSync(join(tmpdir(), 'docsgen-api-'));
  try {
    const folder = join(from, 'node_modules', name);
    const manifest = { ...fields, name, version: '1.2.3', ...(exports === undefined ? {} : { exports }) };
    const all = { 'package.json': JSON.stringify(manifest), ...files };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    if (react) {
      mkdirSync(join(from, 'node_modules/@types'), { recursive: true });
      symlinkSync(resolve('node_modules/@types/react'), join(from, 'node_modules/@types/react'));
    }
    return extractPackage(
      { name, version: '1.2.3', manifest, folder, resolveFrom: from },
      { excludedNames: without, typeNames: types },
    );
  } finally {
    rmSync(from, { recursive: true, force: true });
  }
}
