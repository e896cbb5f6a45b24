/** The order in which diagnostics are reported, and the severities that an owner configures. */

import { compareText } from '../text/compare-text.js';
import type { Diagnostic, Severity } from './diagnostic.js';

/** Sorted by file, line, column and code. Repeated ones are removed. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) => compareLocations(a, b) || compareText(a.code, b.code) || compareText(a.message, b.message),
  );
}

/** For `sort`: by file, line and column. */
export function compareLocations(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** The configured severities, by code; `off` removes a diagnostic. */
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
