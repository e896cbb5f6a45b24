/** Prints the table at the end of a run, and lets it fail where a clause was missed or not tried. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { CLAUSES } from './clauses.js';
import { evaluateClause, formatTable, type Peers, type TestResult } from './scoreboard.js';

const TABLE = '.docsgen/torture.md';

export class ScoreboardReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap(listResults);
    const rows = CLAUSES.map((clause) => evaluateClause(clause, results));
    const peers = JSON.parse(readFileSync(join('tests', 'torture', 'peers.json'), 'utf8')) as Peers;
    const table = formatTable(rows, peers);
    mkdirSync('.docsgen', { recursive: true });
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

function listResults(module: TestModule): readonly TestResult[] {
  const file = relative('tests', module.moduleId).replaceAll('\\', '/');
  return Array.from(module.children.allTests(), (test) => ({
    file,
    name: test.fullName,
    state: test.result().state,
    figure: test.meta().figure,
  }));
}
