/** Formats diagnostics for a terminal, grouped by file and with code frames. The only place that makes colors. */

import pc from 'picocolors';
import { formatCodeFrame } from './format-code-frame.js';
import { formatLocation, type Diagnostic } from './diagnostic.js';

interface DiagnosticFormatOptions {
  readonly color: boolean;
  /** The source of a file for the code frame, if it can be shown. */
  readonly readSource: (file: string) => string | undefined;
}

/** The others are only counted. */
export const MAX_PRINTED_DIAGNOSTICS = 1000;

/** Expects sorted diagnostics. The text ends with a line break, or is empty. */
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
    const source = fileDiagnostics.some(({ line }) => line) ? readSource(file) : undefined;
    const texts = fileDiagnostics.map((diagnostic) => formatDiagnostic(diagnostic, colors, source));
    return `${colors.underline(file)}\n${texts.join('\n')}`;
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
  colors: ReturnType<typeof pc.createColors>,
  source: string | undefined,
): string {
  const { line, column = 1, code, message, hint, related = [] } = diagnostic;
  const severity = diagnostic.severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const heading = [colors.dim(line ? `${line}:${column}` : ''), severity, message, colors.dim(code)];
  const lines = [`  ${heading.filter(Boolean).join('  ')}`];
  for (const { margin, text, kind } of source === undefined ? [] : formatCodeFrame(source, diagnostic)) {
    const coloredText = kind === 'mark' ? colors.red(text) : kind === 'here' ? text : colors.dim(text);
    lines.push(`    ${colors.dim(margin)}${coloredText}`.trimEnd());
  }
  for (const other of related) lines.push(`    ${formatLocation(other)}  ${other.message}`);
  if (hint) lines.push(`    ${colors.cyan('hint')}  ${hint}`);
  return `${lines.join('\n')}\n`;
}
