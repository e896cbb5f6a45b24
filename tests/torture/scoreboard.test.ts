import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testsBelow } from '../architecture/test-names.js';
import { CLAUSE_FILES, CLAUSES, type Clause } from './clauses.js';
import type { Figure } from './figure.js';
import { evaluateClause, formatTable, mergeResults, type TestResult } from './scoreboard.js';

const clause: Clause = {
  area: 'Faults',
  promise: 'A killed build changes nothing',
  goal: '0 mixed',
  tests: ['sites/a.test.ts: kills › by %s', 'sites/b.test.ts: kills'],
};
const kills = (more: Partial<Figure> = {}): Figure => ({
  ...{ of: 'kills', tried: 10, full: 1000, found: '0 mixed' },
  ...more,
});
const ran = (file: string, name: string, more: Partial<TestResult> = {}): TestResult => ({
  ...{ file: `sites/${file}.test.ts`, name, state: 'passed' },
  ...more,
});

describe('a clause', () => {
  test('is held where all of its tests ran and passed; the others do not count', () => {
    const results = [
      ran('a', 'kills > by SIGKILL'),
      ran('a', 'kills > by SIGTERM'),
      ran('a', 'others', { state: 'failed' }),
      ran('b', 'kills > at any time', { figure: kills() }),
    ];
    expect(evaluateClause(clause, results)).toEqual({
      clause,
      verdict: 'pass',
      tried: '10 kills (short: full is 1,000); 2 tests (full)',
      found: '0 mixed; 0 failed',
    });
  });

  test.each<[string, 'miss' | 'not run', readonly TestResult[]]>([
    ['one failed', 'miss', [ran('a', 'kills > by A', { state: 'failed' }), ran('b', 'kills > x')]],
    ['a goal was not met', 'miss', [ran('a', 'kills > by A', { figure: kills({ isMet: false }) })]],
    ['one was skipped', 'not run', [ran('a', 'kills > by A', { state: 'skipped' }), ran('b', 'kills > x')]],
    ['one is not there', 'not run', [ran('a', 'kills > by A')]],
    ['nothing ran', 'not run', []],
  ])('is not held where %s', (_, verdict, results) => {
    expect(evaluateClause(clause, results).verdict).toBe(verdict);
  });

  test('has a line of the table, with what other generators do in the same trial', () => {
    const row = evaluateClause({ ...clause, peers: 'kills' }, []);
    const peers = [{ name: 'Other', figures: { kills: '9 of 15 partial' } }];
    expect(formatTable([row], { peers }).split('\n').at(-2)).toBe(
      '| Faults | A killed build changes nothing | 0 mixed |  |  | 9 of 15 partial | not run | `sites/a.test.ts`, `sites/b.test.ts` |',
    );
  });
});

test('runs of a part of the tests are put together; a row says of which sources it is, unless of these', () => {
  const earlier = [
    ran('a', 'kills > by SIGKILL', { commit: 'old', state: 'failed' }),
    ran('a', 'kills > by SIGTERM', { commit: 'old' }),
    ran('a', 'kills > by a name that is gone', { commit: 'old', state: 'failed' }),
    ran('b', 'kills > at any time', { commit: 'old' }),
  ];
  const later = [ran('a', 'kills > by SIGKILL'), ran('a', 'kills > by SIGTERM', { state: 'skipped' })];
  const merged = mergeResults(earlier, later);
  expect(merged.map(({ name, state }) => [name, state])).toEqual([
    ['kills > by SIGTERM', 'passed'],
    ['kills > at any time', 'passed'],
    ['kills > by SIGKILL', 'passed'],
  ]);
  expect(evaluateClause(clause, merged)).toMatchObject({
    verdict: 'pass',
    found: '0 failed; of the sources at old',
  });
});

describe('the clauses', () => {
  test('name tests that are there', () => {
    const known = testsBelow('tests').map(({ file, name }) => `${file}: ${name}`);
    const isKnown = (name: string): boolean =>
      known.some((one) => one === name || one.startsWith(`${name} › `));
    const missing = CLAUSES.flatMap(({ tests }) => tests).filter((name) => !isKnown(name));
    expect(missing).toEqual([]);
    expect(CLAUSE_FILES.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('stand in SECURITY.md, each with a file of its tests', () => {
    const lines = readFileSync(join('SECURITY.md'), 'utf8').split('\n');
    const missing = CLAUSES.filter(({ promise, tests }) => {
      const line = lines.find((one) => one.includes(`| ${promise} |`)) ?? '';
      return !tests.some((name) => line.includes(`\`${name.slice(0, name.indexOf(': '))}\``));
    });
    expect(missing.map(({ promise }) => promise)).toEqual([]);
  });
});
