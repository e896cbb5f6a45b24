/** Problems as a page shows them: plain data, with the lines of the source round each. Knows nothing of pages. */

import { codeFrame, type FrameLine } from '../report/code-frame.js';
import type { Problem } from '../report/problem.js';

export interface ShownProblem {
  readonly severity: Problem['severity'];
  readonly code: string;
  readonly message: string;
  /** `pages/button.md:3:5` */
  readonly place: string;
  readonly hint: string;
  readonly frame: readonly FrameLine[];
}

/** More are counted, not shown. */
const MOST = 50;

/** The first of the problems, errors before warnings, and how many there are. */
export function shownProblems(
  problems: readonly Problem[],
  source: (file: string) => string | undefined,
): { readonly count: number; readonly problems: readonly ShownProblem[] } {
  const ordered = problems.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return {
    count: problems.length,
    problems: ordered.slice(0, MOST).map((problem) => shown(problem, source)),
  };
}

function shown(problem: Problem, source: (file: string) => string | undefined): ShownProblem {
  const { severity, code, message, hint = '', file, line, column } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = line ? source(file) : undefined;
  return { severity, code, message, place, hint, frame: text === undefined ? [] : codeFrame(text, problem) };
}
