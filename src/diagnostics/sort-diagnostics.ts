/** Brings problems into the one order in which they are told. */

import type { Diagnostic, Severity } from './diagnostic.js';

/** By file, line, column and code; what is said twice is kept once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) =>
      compareStrings(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareStrings(a.code, b.code) ||
      compareStrings(a.message, b.message),
  );
}

/** What an owner has set, by code; `off` takes a problem away. */
export type Severities = Readonly<Record<string, Severity | 'off'>>;

export function applySeverities(
  diagnostics: readonly Diagnostic[],
  severities: Severities,
): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity = severities[diagnostic.code] ?? diagnostic.severity;
    return severity === 'off' ? [] : [{ ...diagnostic, severity }];
  });
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
