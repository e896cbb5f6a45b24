import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow, localImports } from './imports.js';

/** More files than this side by side do not show what is in a folder. */
const MAX_FILES = 30;

describe.each(['src', 'templates', 'tests'])('the files of %s', (folder) => {
  const files = filesBelow(folder);

  test('do not import each other in a circle', () => {
    const imports = new Map(
      files.map((file) => [file, localImports(folder, file).flatMap((path) => findFile(path, files) ?? [])]),
    );
    expect(findCircles(imports)).toEqual([]);
  });

  test(`lie in folders of at most ${MAX_FILES} files`, () => {
    const counts = new Map<string, number>();
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile()))
      counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });
});

test('a circle of three files is found', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', []],
  ]);
  expect(findCircles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

/** `a/b.js` stands for `a/b.ts` or `a/b.tsx`. */
function findFile(path: string, files: readonly string[]): string | undefined {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, path].find((file) => files.includes(file));
}

/** The sets of files that can all reach each other, each sorted. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reached = new Map([...imports.keys()].map((file) => [file, findReachable(file, imports)]));
  const circles = new Map<string, readonly string[]>();
  for (const [file, below] of reached) {
    if (!below.has(file)) continue;
    const circle = [...below].filter((other) => reached.get(other)?.has(file)).toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function findReachable(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(imports.get(file));
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}
