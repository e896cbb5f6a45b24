/** Problems as SARIF 2.1.0, for code-scanning services. */

import type { Place, Problem } from './problem.js';

/** One run of one tool, as JSON text. */
export function sarifOf(problems: readonly Problem[], version: string): string {
  const rules = [...new Set(problems.map(({ code }) => code))].sort();
  const run = {
    tool: { driver: { name: 'docsgen', version, rules: rules.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem) => ({
      ruleId: problem.code,
      ruleIndex: rules.indexOf(problem.code),
      level: problem.severity,
      message: { text: problem.hint ? `${problem.message}\n${problem.hint}` : problem.message },
      locations: [locationOf(problem)],
      ...(problem.related
        ? {
            relatedLocations: problem.related.map((one) => ({
              ...locationOf(one),
              message: { text: one.message },
            })),
          }
        : {}),
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function locationOf({ file, line, column, endLine, endColumn }: Place) {
  const region = line
    ? {
        region: {
          startLine: line,
          ...(column ? { startColumn: column } : {}),
          ...(endLine ? { endLine } : {}),
          ...(endColumn ? { endColumn } : {}),
        },
      }
    : {};
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, ...region } };
}
