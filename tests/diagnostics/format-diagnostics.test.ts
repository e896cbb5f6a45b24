import { describe, expect, test } from 'vitest';
import { formatCodeFrame } from '../../src/diagnostics/format-code-frame.js';
import { sortDiagnostics, applySeverities } from '../../src/diagnostics/sort-diagnostics.js';
import {
  formatDiagnosticCounts,
  MAX_PRINTED_DIAGNOSTICS,
  formatDiagnostics,
} from '../../src/diagnostics/format-diagnostics.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';

const dead: Diagnostic = {
  code: 'link/dead',
  severity: 'error',
  file: 'pages/a.md',
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 9,
  message: 'There is no page /x/',
  hint: 'Did you mean /y/?',
  related: [{ file: 'pages/y.md', line: 1, message: 'this one' }],
};

const print = (diagnostics: readonly Diagnostic[], source = 'one\ntwo\nsee [x](/x/)\nfour\nfive\nsix') =>
  formatDiagnostics(diagnostics, { color: false, readSource: () => source });

describe('printing problems', () => {
  test('shows the file, the place, two lines either side, a mark, what is related and the hint', () => {
    expect(print([dead])).toBe(`pages/a.md
  3:5  error  There is no page /x/  link/dead
    1 │ one
    2 │ two
    3 │ see [x](/x/)
      │     ^^^^
    4 │ four
    5 │ five
    pages/y.md:1  this one
    hint  Did you mean /y/?

`);
  });

  test('groups by file and names each file once', () => {
    const printed = print([dead, { ...dead, line: 4 }, { ...dead, file: 'pages/b.md' }]);
    expect(printed.match(/^pages\/\w\.md$/gm)).toEqual(['pages/a.md', 'pages/b.md']);
  });

  test('needs no line and no source', () => {
    const { line: _line, column: _column, related: _related, ...placeless } = dead;
    expect(formatDiagnostics([placeless], { color: false, readSource: () => undefined })).toContain(
      '  error  There is no page /x/',
    );
  });

  test('prints so many at most and counts the rest', () => {
    const many = Array.from({ length: MAX_PRINTED_DIAGNOSTICS + 7 }, (_, at) => ({ ...dead, line: at + 1 }));
    expect(print(many)).toContain('… and 7 more');
  });

  test('uses color only when it may', () => {
    expect(print([dead])).not.toContain('\u001B[');
    expect(formatDiagnostics([dead], { color: true, readSource: () => '' })).toContain('\u001B[31m');
  });

  test.each([
    [[], ''],
    [[dead], '1 error'],
    [[dead, dead, { ...dead, severity: 'warning' }], '2 errors, 1 warning'],
  ] as const)('counts %#', (diagnostics, counted) => {
    expect(formatDiagnosticCounts(diagnostics as readonly Diagnostic[])).toBe(counted);
  });
});

describe('a code frame', () => {
  test('is empty for a line that the text does not have', () => {
    expect(formatCodeFrame('one', { file: 'a', line: 9 })).toEqual([]);
  });

  test('begins at the first line and marks one column when no end is known', () => {
    expect(formatCodeFrame('one\ntwo', { file: 'a', line: 1, column: 2 }).map(({ text }) => text)).toEqual([
      'one',
      ' ^',
      'two',
    ]);
  });

  test('cuts a line that is too long for a terminal', () => {
    const [line] = formatCodeFrame('x'.repeat(5000), { file: 'a', line: 1 });
    expect(line!.text.length).toBeLessThan(200);
  });
});

describe('the order of problems', () => {
  test('is by file, line, column and code, each once', () => {
    const b = { ...dead, file: 'pages/b.md' };
    const later = { ...dead, line: 20 };
    expect(sortDiagnostics([b, later, dead, { ...dead }])).toEqual([dead, later, b]);
  });

  test('an owner sets severities by code, and takes rules away with off', () => {
    const other: Diagnostic = { ...dead, code: 'page/empty', severity: 'warning' };
    expect(applySeverities([dead, other], { 'link/dead': 'warning', 'page/empty': 'off' })).toEqual([
      { ...dead, severity: 'warning' },
    ]);
  });
});
