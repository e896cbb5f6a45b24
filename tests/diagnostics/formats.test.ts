import { expect, test } from 'vitest';
import { formatAnnotations } from '../../src/diagnostics/format-annotations.js';
import { findPosition, findLiteralPosition, toPosition } from '../../src/diagnostics/find-position.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { formatSarif } from '../../src/diagnostics/format-sarif.js';

const diagnostic: Diagnostic = {
  code: 'nav/orphan-page',
  severity: 'warning',
  file: 'content/pages/a b.md',
  line: 2,
  column: 3,
  message: '100% of it\nis lost, or: not',
  hint: 'Look',
};

test('an annotation escapes what GitHub would take for its own', () => {
  expect(formatAnnotations([diagnostic])).toBe(
    '::warning file=content/pages/a b.md,line=2,col=3,title=nav/orphan-page::100%25 of it%0Ais lost, or: not%0ALook\n',
  );
  expect(formatAnnotations([{ ...diagnostic, file: 'a,b:c.md' }])).toContain('file=a%2Cb%3Ac.md');
});

test('SARIF holds each rule once, and each problem with its place', () => {
  const { runs, version } = JSON.parse(formatSarif([diagnostic, diagnostic], '1.2.3'));
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver).toMatchObject({ version: '1.2.3', rules: [{ id: 'nav/orphan-page' }] });
  expect(runs[0].results).toHaveLength(2);
  expect(runs[0].results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'content/pages/a%20b.md' },
    region: { startLine: 2, startColumn: 3 },
  });
});

test('a place is counted from 1', () => {
  expect(toPosition('a\nbc', 0)).toEqual({ line: 1, column: 1 });
  expect(toPosition('a\nbc', 3)).toEqual({ line: 2, column: 2 });
});

test('a text is looked for within lines', () => {
  expect(findPosition('x\ny x\nx', 'x', { from: 2 })).toEqual({ line: 2, column: 3 });
  expect(findPosition('x\ny\nx', 'x', { from: 2, to: 3 })).toBeUndefined();
});

test('a literal is found by its whole value, the nth one too', () => {
  const source = `['/a/b', "/a", '/a']`;
  expect(findLiteralPosition(source, '/a')).toEqual({ line: 1, column: 10 });
  expect(findLiteralPosition(source, '/a', 1)).toEqual({ line: 1, column: 16 });
  expect(findLiteralPosition(source, '/b')).toBeUndefined();
});
