import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** British spellings, words of a private vocabulary, and references to documents outside of the repository. */
const PATTERNS = [
  /\b(?:behaviour|colour|neighbour|serialise)\w*/gi,
  /\b(?:told|rehears\w+|theatre|farewell|doorkeeper|patience|witness\w*|specimen\w*)\b/gi,
  /\bknows? nothing\b/gi,
  /\bloose ends\b/gi,
  /\b(?:spec(?:ification)?|contract|house|reliability) §/gi,
];

/** What stays: a text of built pages, public names, and CSS whose text is part of class names. */
const ALLOWED = new Set([
  'src/site/api-messages.ts: told',
  'src/kit/index.ts: Neighbour',
  'templates/theme/GlobalStyle.tsx: colours',
  'templates/README.md: Neighbour',
  'CHANGELOG.md: Neighbour',
]);

const files = [
  ...['src', 'templates', 'tests', 'bin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
].filter((file) => /\.(?:[jt]sx?|md)$/.test(file) && !file.endsWith('plain-words.test.ts'));

test('sources, tests and documents use plain American English', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const words = PATTERNS.flatMap((pattern) => text.match(pattern) ?? []);
    return words.map((word) => `${file}: ${word}`);
  });
  expect(found.filter((entry) => !ALLOWED.has(entry))).toEqual([]);
});
