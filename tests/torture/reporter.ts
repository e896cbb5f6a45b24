/** Prints the table at the end of a run, and lets it fail where a clause was missed or not tried. Results are kept, so that the
 *  table can be filled by several runs. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { CLAUSES } from './clauses.js';
import { evaluateClause, formatTable, mergeResults, type Peers, type TestResult } from './scoreboard.js';

const TABLE = '.docsgen/torture.md';

const RESULTS = '.docsgen/torture.json';

export class ScoreboardReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commit = readCommit();
    const merged = mergeResults(
      readResults(),
      modules.flatMap((module) => listResults(module, commit)),
    );
    mkdirSync('.docsgen', { recursive: true });
    writeFileSync(RESULTS, `${JSON.stringify(merged, null, 1)}\n`);
    const results = merged.map((result) =>
      result.commit === commit ? { ...result, commit: undefined } : result,
    );
    const rows = CLAUSES.map((clause) => evaluateClause(clause, results));
    const peers = JSON.parse(readFileSync(join('tests', 'torture', 'peers.json'), 'utf8')) as Peers;
    const table = formatTable(rows, peers);
    writeFileSync(TABLE, table);
    const [missed, absent] = ['miss', 'not run'].map((verdict) =>
      rows.filter((row) => row.verdict === verdict),
    );
    process.stdout.write(
      `\n${table}\n${rows.length} clauses: ${missed!.length} missed, ${absent!.length} not run. The table is in ${TABLE}.\n`,
    );
    if (missed!.length + absent!.length > 0) process.exitCode = 1;
  }
}

/** The sources as git has them, and whether they differ from it. */
function readCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

function readResults(): readonly TestResult[] {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as readonly TestResult[]) : [];
}

function listResults(module: TestModule, commit: string): readonly TestResult[] {
  const file = relative('tests', module.moduleId).replaceAll('\\', '/');
  return Array.from(module.children.allTests(), (test) => ({
    file,
    name: test.fullName,
    state: test.result().state,
    figure: test.meta().figure,
    commit,
  }));
}
