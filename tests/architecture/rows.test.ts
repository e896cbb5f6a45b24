import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testsBelow } from './test-names.js';

/** How many rows each part of the specification's checklist has; some numbers were never given out. */
const parts: Record<string, number> = {
  ...{ PRD: 3, SHL: 3, PID: 8, LNG: 6, RTE: 3, NAV: 24, VER: 4, TOC: 1, FNT: 2, SWK: 3, ENT: 6, CLR: 9 },
  ...{
    CVR: 6,
    STY: 1,
    CPY: 9,
    ADS: 19,
    VAL: 3,
    ROL: 1,
    NET: 6,
    ANA: 7,
    VIT: 2,
    CSS: 3,
    ERR: 3,
    CST: 5,
    SEO: 3,
    MDX: 8,
    DEM: 8,
    API: 6,
  },
};

/** The faults around a page. */
const faults = { X: 22, W: 7 };

const notGiven = ['ERR-02', 'X20'];

/** Why a row is not seen on the site that ships, in brackets behind what it is. */
const REASONS = ['build', 'config', 'content', 'language', 'watch'];

/** Tests of the site that ships, in Chromium. */
const SHIPPED = 'browser/';

const tests = testsBelow('tests');
const rows = rowsOf(readFileSync(join('tests', 'rows.md'), 'utf8'));

describe('tests/rows.md, the table of what is to be held', () => {
  test('has all 161 rows of the checklist and each fault, in order', () => {
    const checklist = Object.entries(parts).flatMap(([part, most]) => numbered(`${part}-`, most));
    const others = Object.entries(faults).flatMap(([part, most]) => numbered(part, most));
    expect(checklist).toHaveLength(161);
    expect([...new Set(rows.map(({ id }) => id))]).toEqual([...checklist, ...others]);
  });

  test('names tests that are there, and whose names carry the row', () => {
    const known = new Set(tests.map(({ file, name }) => `${file}: ${name}`));
    const wrong = rows.filter(({ id, shownBy }) => !known.has(shownBy) || !shownBy.includes(id));
    expect(wrong).toEqual([]);
  });

  test('shows each row of the checklist on the site that ships, or says why not', () => {
    const shipped = new Set(rows.filter(({ shownBy }) => shownBy.startsWith(SHIPPED)).map(({ id }) => id));
    const marked = new Set(rows.filter(({ reason }) => reason).map(({ id }) => id));
    const checklist = rows.map(({ id }) => id).filter((id) => id.includes('-'));
    expect(checklist.filter((id) => shipped.has(id) === marked.has(id))).toEqual([]);
    const reasons = new Set(rows.flatMap(({ reason }) => reason ?? []));
    expect([...reasons].toSorted()).toEqual(REASONS);
  });
});

function numbered(prefix: string, most: number): readonly string[] {
  const ids = Array.from({ length: most }, (_, at) => `${prefix}${String(at + 1).padStart(2, '0')}`);
  return ids.filter((id) => !notGiven.includes(id));
}

interface Row {
  readonly id: string;
  readonly reason?: string;
  readonly shownBy: string;
}

/** `| id | what (reason) | file: name |`; a row goes on where the first two cells are empty. */
function rowsOf(text: string): readonly Row[] {
  const found: Row[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, own, what, shownBy] = cells;
    if (cells.length !== 5 || !shownBy?.includes('.test.ts')) continue;
    const reason = / \((\w+)\)$/.exec(what!)?.[1];
    found.push({
      id: own || found.at(-1)!.id,
      ...(reason && { reason }),
      shownBy: shownBy.replaceAll('\\`', '`'),
    });
  }
  return found;
}
