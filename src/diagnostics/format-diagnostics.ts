/** Problems as text for a terminal: grouped by file, with code frames. All colour of docsgen is made here. */

import pc from 'picocolors';
import { formatCodeFrame } from './format-code-frame.js';
import type { Diagnostic } from './diagnostic.js';

export interface DiagnosticFormatOptions {
  readonly color: boolean;
  /** The source of a file, for the code frame; `undefined` where it cannot be shown. */
  readonly readSource: (file: string) => string | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

/** More are counted, not printed. */
export const MAX_PRINTED_DIAGNOSTICS = 1000;

/** Problems that are in order already; ends with a line break, or is empty. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { color, readSource }: DiagnosticFormatOptions,
): string {
  const colors = pc.createColors(color);
  const visible = diagnostics.slice(0, MAX_PRINTED_DIAGNOSTICS);
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of visible)
    files.set(diagnostic.file, [...(files.get(diagnostic.file) ?? []), diagnostic]);
  const groups = [...files].map(([file, fileDiagnostics]) => {
    const text = fileDiagnostics.some(({ line }) => line) ? readSource(file) : undefined;
    return `${colors.underline(file)}\n${fileDiagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { colors, text })).join('\n')}`;
  });
  const omittedCount = diagnostics.length - visible.length;
  if (omittedCount > 0) groups.push(`… and ${omittedCount} more; --format json prints them all.\n`);
  return groups.length === 0 ? '' : `${groups.join('\n')}\n`;
}

/** `3 errors, 1 warning`; empty when there are none. */
export function formatDiagnosticCounts(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const counts = [formatCount(errors, 'error'), formatCount(diagnostics.length - errors, 'warning')];
  return counts.filter(Boolean).join(', ');
}

function formatCount(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatDiagnostic(
  diagnostic: Diagnostic,
  { colors, text }: { colors: Colors; text: string | undefined },
): string {
  const position = diagnostic.line ? `${diagnostic.line}:${diagnostic.column ?? 1}` : '';
  const severity = diagnostic.severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const lines = [
    `  ${[colors.dim(position), severity, diagnostic.message, colors.dim(diagnostic.code)].filter(Boolean).join('  ')}`,
  ];
  for (const { margin, text: line, kind } of text === undefined ? [] : formatCodeFrame(text, diagnostic)) {
    const styledLine = kind === 'mark' ? colors.red(line) : kind === 'here' ? line : colors.dim(line);
    lines.push(`    ${colors.dim(margin)}${styledLine}`.trimEnd());
  }
  for (const { file, line, column, message } of diagnostic.related ?? []) {
    lines.push(`    ${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`);
  }
  if (diagnostic.hint) lines.push(`    ${colors.cyan('hint')}  ${diagnostic.hint}`);
  return `${lines.join('\n')}\n`;
}
