/** Each code of a diagnostic is documented in one page of the repository's docs, and no other. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGE = 'content/pages/docsgen/diagnostics.md';

const documented = [...readFileSync(PAGE, 'utf8').matchAll(/^### `([a-z-]+\/[a-z0-9-]+)`/gm)].map(
  ([, code]) => code!,
);

const areas = new Set(documented.map((code) => code.split('/')[0]!));

/** Areas that have no entry yet would go unnoticed otherwise. */
const OTHER_AREAS = new Set([
  'build',
  'cache',
  'headers',
  'redirect',
  'watch',
  'preview',
  'server',
  'demo',
  'html',
  'image',
  'api',
]);

/** Texts of the same form that name types of media. */
const NO_CODES = new Set(['avif', 'gif', 'jpeg', 'png', 'webp', 'x-icon'].map((type) => `image/${type}`));

/** Codes that are put together of an area and a name. */
const COMPOSED = [
  ...['engine', 'unclosed', 'syntax', 'too-large', 'second-document'],
  ...['duplicate-key', 'unsafe', 'type', 'too-deep'],
].map((name) => `front-matter/${name}`);

const composedIncludes = ['missing', 'region', 'outside-site'].map((name) => `include/${name}`);

const reported = [...new Set([...sources('src').flatMap(codesIn), ...COMPOSED, ...composedIncludes])].sort();

describe('codes of diagnostics', () => {
  test('there are many of them, in areas', () => {
    expect(reported.length).toBeGreaterThan(60);
  });

  test('every code that docsgen can report is documented', () => {
    expect(reported.filter((code) => !documented.includes(code))).toEqual([]);
  });

  test('every code that is documented can be reported', () => {
    expect(documented.filter((code) => !reported.includes(code))).toEqual([]);
  });

  test('no code is documented twice', () => {
    expect(documented.filter((code, at) => documented.indexOf(code) < at)).toEqual([]);
  });
});

/** Texts that stand where a code does: `code: 'area/name'`, an argument, a member of a union. */
function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/'([a-z][a-z-]*)\/([a-z][a-z0-9-]*)'/g)]
    .filter(([, area]) => areas.has(area!) || OTHER_AREAS.has(area!))
    .map(([, area, name]) => `${area}/${name}`)
    .filter((code) => !NO_CODES.has(code));
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
