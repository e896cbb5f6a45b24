/** Formats diagnostics as workflow commands, which GitHub shows beside the code. */

import type { Diagnostic } from './diagnostic.js';

/** GitHub shows ten of each level for a step, and only counts the others. */
export function formatAnnotations(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${formatAnnotation(diagnostic)}\n`).join('');
}

function formatAnnotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column: col, endLine, endColumn, code: title, message, hint } = diagnostic;
  const properties = Object.entries({ file, line, col, endLine, endColumn, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${properties.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
