/** Problems as lines that GitHub shows beside the code. */

import type { Diagnostic } from './diagnostic.js';

/** GitHub shows ten of each level for a step; the rest is only counted there. */
export function formatAnnotations(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${formatAnnotation(diagnostic)}\n`).join('');
}

function formatAnnotation({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  code,
  message,
  hint,
}: Diagnostic): string {
  const properties = [
    ['file', file],
    ['line', line],
    ['col', column],
    ['endLine', endLine],
    ['endColumn', endColumn],
    ['title', code],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]));
  return `::${severity} ${properties.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
