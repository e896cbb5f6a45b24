/** Compares the clauses with the results of a run: what was tried, what was found, and whether that is enough. */

import type { Clause, PeerTrial } from './clauses.js';
import type { Figure } from './figure.js';

export interface TestResult {
  /** From `tests/`. */
  readonly file: string;
  /** `group > test` as it ran, with its values filled in. */
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly figure?: Figure | undefined;
  /** Of the sources that were tested; none: of these. */
  readonly commit?: string | undefined;
}

export interface Row {
  readonly clause: Clause;
  readonly verdict: 'pass' | 'miss' | 'not run';
  readonly tried: string;
  readonly found: string;
}

/** Figures of other generators, as `peers.js` writes them. */
export interface Peers {
  readonly peers: readonly {
    readonly name: string;
    readonly figures: Readonly<Partial<Record<PeerTrial, string>>>;
  }[];
}

/** The results of a run, and those that earlier runs had for other tests. A test that was left out keeps what it had. */
export function mergeResults(
  earlier: readonly TestResult[],
  results: readonly TestResult[],
): readonly TestResult[] {
  const toKey = ({ file, name }: TestResult): string => `${file}: ${name}`;
  const left = new Set(results.filter((result) => !hasRun(result)).map(toKey));
  const files = new Set(results.map(({ file }) => file));
  const kept = earlier.filter((result) => !files.has(result.file) || left.has(toKey(result)));
  const keptKeys = new Set(kept.map(toKey));
  return [...kept, ...results.filter((result) => !keptKeys.has(toKey(result)))];
}

function hasRun({ state }: TestResult): boolean {
  return state === 'passed' || state === 'failed';
}

/** The row of a clause. All of its tests have to run: one that was skipped shows nothing. */
export function evaluateClause(clause: Clause, results: readonly TestResult[]): Row {
  const found = clause.tests.map((test) => results.filter((result) => isOf(test, result)));
  const all = found.flat();
  const failed = all.filter(({ state }) => state === 'failed');
  const hasAll = found.every((some) => some.some(hasRun));
  const isMissed = failed.length > 0 || all.some(({ figure }) => figure?.isMet === false);
  return {
    clause,
    verdict: isMissed ? 'miss' : hasAll ? 'pass' : 'not run',
    ...(hasAll || isMissed ? describeResults(clause, all) : { tried: '', found: '' }),
  };
}

function describeResults({ of = 'tests' }: Clause, all: readonly TestResult[]): Pick<Row, 'tried' | 'found'> {
  const figures = all.flatMap(({ figure }) => figure ?? []);
  const counted = all.filter((result) => !result.figure && hasRun(result));
  const failed = counted.filter(({ state }) => state === 'failed').length;
  const plain = { tried: `${format(counted.length)} ${of} (full)`, found: `${failed} failed` };
  const rows = [
    ...figures.map((figure) => ({ tried: formatTries(figure), found: figure.found })),
    ...(counted.length > 0 ? [plain] : []),
  ];
  return {
    tried: rows.map(({ tried }) => tried).join('; '),
    found: [...rows.map(({ found }) => found), ...listOtherCommits(all)].join('; '),
  };
}

function listOtherCommits(all: readonly TestResult[]): readonly string[] {
  const commits = new Set(all.filter(hasRun).flatMap(({ commit }) => commit ?? []));
  return commits.size === 0 ? [] : [`of the sources at ${[...commits].join(', ')}`];
}

function formatTries({ tried, full, of }: Figure): string {
  return `${format(tried)} ${of} (${tried >= full ? 'full' : `short: full is ${format(full)}`})`;
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}

/** What `%s`, `$name` and `${…}` stand for is filled in when a test runs. */
const PLACEHOLDER = /%[sdifjo#$]|\$\{[^}]*\}|\$\w+/g;

function isOf(test: string, { file, name }: TestResult): boolean {
  const colon = test.indexOf(': ');
  if (test.slice(0, colon) !== file) return false;
  const parts = test
    .slice(colon + 2)
    .split(PLACEHOLDER)
    .map((text) => escapePattern(text.replaceAll(' › ', ' > ')));
  return new RegExp(`^${parts.join('[^]*')}(?: > |$)`).test(name);
}

function listFiles({ tests }: Clause): string {
  const files = tests.map((name) => name.slice(0, name.indexOf(': ')));
  return Array.from(new Set(files), (file) => `\`${file}\``).join(', ');
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** The table, in Markdown. */
export function formatTable(rows: readonly Row[], { peers }: Peers): string {
  const heads = [
    '',
    'what',
    'goal',
    'tried',
    'docsgen',
    ...peers.map(({ name }) => name),
    'verdict',
    'tests',
  ];
  const lines = rows.map(({ clause, tried, found, verdict }) => [
    clause.area,
    clause.promise,
    clause.goal,
    tried,
    found,
    ...peers.map(({ figures }) => (clause.peers && figures[clause.peers]) ?? ''),
    verdict,
    listFiles(clause),
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
