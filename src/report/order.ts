/** Brings problems into the one order in which they are told. */

import type { Problem, Severity } from './problem.js';

/** By file, line, column and code; what is said twice is kept once. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** What an owner has set, by code; `off` takes a problem away. */
export type Severities = Readonly<Record<string, Severity | 'off'>>;

export function withSeverities(problems: readonly Problem[], severities: Severities): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = severities[problem.code] ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
