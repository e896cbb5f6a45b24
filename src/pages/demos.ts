/** Finds what a demo directive stands for. Knows nothing of how demos are rendered. */

import type { Problem } from '../report/problem.js';
import type { DemoUse } from './page.js';
import type { SourceRead } from './surroundings.js';

export interface DemoFileSource {
  readonly name: string;
  readonly path: string;
  readonly code: string;
}

export interface Demo {
  readonly name: string;
  readonly entry: string;
  readonly files: readonly DemoFileSource[];
  readonly preview?: string;
  readonly packages: readonly string[];
}

export interface DemoGiven {
  readonly folder: string;
  readonly place: string;
  readonly names: readonly string[];
  readonly read: (path: string) => SourceRead;
}

export function loadDemo(use: DemoUse, { folder, place, read }: DemoGiven): { readonly demo: Demo } | { readonly problems: readonly Problem[] } {
  const entry = `${folder}/${use.name}.tsx`;
  const source = read(entry);
  if (!('text' in source)) {
    return { problems: [{ code: 'demo/missing', severity: 'error', file: place, line: use.line, column: use.column, message: `There is no demo “${use.name}”` }] };
  }
  return { demo: { name: use.name, entry, files: [{ name: `${use.name}.tsx`, path: entry, code: source.text }], packages: [] } };
}
