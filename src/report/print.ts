/** Problems as text for a terminal: grouped by file, with code frames. All colour of docsgen is made here. */

import pc from 'picocolors';
import { codeFrame } from './code-frame.js';
import type { Problem } from './problem.js';

export interface Printing {
  readonly color: boolean;
  /** The source of a file, for the code frame; `undefined` where it cannot be shown. */
  readonly source: (file: string) => string | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

/** More are counted, not printed. */
export const MOST_PRINTED = 1000;

/** Problems that are in order already; ends with a line break, or is empty. */
export function printProblems(problems: readonly Problem[], { color, source }: Printing): string {
  const colors = pc.createColors(color);
  const shown = problems.slice(0, MOST_PRINTED);
  const files = new Map<string, Problem[]>();
  for (const problem of shown) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  const groups = [...files].map(([file, all]) => {
    const text = all.some(({ line }) => line) ? source(file) : undefined;
    return `${colors.underline(file)}\n${all.map((problem) => printOne(problem, { colors, text })).join('\n')}`;
  });
  const more = problems.length - shown.length;
  if (more > 0) groups.push(`… and ${more} more; --format json prints them all.\n`);
  return groups.length === 0 ? '' : `${groups.join('\n')}\n`;
}

/** `3 errors, 1 warning`; empty when there are none. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')];
  return counts.filter(Boolean).join(', ');
}

function counted(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function printOne(problem: Problem, { colors, text }: { colors: Colors; text: string | undefined }): string {
  const place = problem.line ? `${problem.line}:${problem.column ?? 1}` : '';
  const severity = problem.severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const lines = [
    `  ${[colors.dim(place), severity, problem.message, colors.dim(problem.code)].filter(Boolean).join('  ')}`,
  ];
  for (const { margin, text: line, kind } of text === undefined ? [] : codeFrame(text, problem)) {
    const shown = kind === 'mark' ? colors.red(line) : kind === 'here' ? line : colors.dim(line);
    lines.push(`    ${colors.dim(margin)}${shown}`.trimEnd());
  }
  for (const { file, line, column, message } of problem.related ?? []) {
    lines.push(`    ${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`);
  }
  if (problem.hint) lines.push(`    ${colors.cyan('hint')}  ${problem.hint}`);
  return `${lines.join('\n')}\n`;
}
