/** Problems as a page shows them: plain data, with the lines of the source round each. Knows nothing of pages. */

import { codeFrame, type FrameLine } from '../report/code-frame.js';
import type { Problem } from '../report/problem.js';
import { isPageFile, pathnameOfFile } from '../site/route.js';

export interface ShownProblem {
  readonly severity: Problem['severity'];
  readonly code: string;
  readonly message: string;
  /** `pages/button.md:3:5` */
  readonly place: string;
  /** An address that opens the file there; empty where there is no file. */
  readonly link: string;
  readonly hint: string;
  /** The page that it is about, by its pathname; with `*` at the end, the pages below; empty where it is about all. */
  readonly page: string;
  readonly frame: readonly FrameLine[];
}

/** More are counted, not shown. */
const MOST = 50;

/** What is known of a file by its name in a problem. */
export interface Sources {
  readonly text: (file: string) => string | undefined;
  readonly link: (problem: Problem) => string;
  /** As the site names it: relative to its folder. */
  readonly inSite: (file: string) => string;
}

/** The first of the problems, errors before warnings, and how many there are. */
export function shownProblems(
  problems: readonly Problem[],
  sources: Sources,
): { readonly count: number; readonly problems: readonly ShownProblem[] } {
  const ordered = problems.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return {
    count: problems.length,
    problems: ordered.slice(0, MOST).map((problem) => shown(problem, sources)),
  };
}

function shown(problem: Problem, sources: Sources): ShownProblem {
  const { severity, code, message, hint = '', file, line, column, related = [] } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = line ? sources.text(file) : undefined;
  const frame = text === undefined ? [] : codeFrame(text, problem);
  const page = pageOf([file, ...related.map((other) => other.file)].map(sources.inSite));
  return { severity, code, message, place, link: sources.link(problem), hint, page, frame };
}

/** A page, or the one that shows the file. What else lies beside pages belongs to one of them. */
function pageOf(files: readonly string[]): string {
  const [file = ''] = files;
  if (!file.startsWith('pages/')) return '';
  const nearest = files.find(isPageFile) ?? file;
  const pathnames = new Set(files.filter(isPageFile).map(pathnameOfFile));
  if (isPageFile(file) || pathnames.size === 1) return pathnameOfFile(nearest);
  return `${nearest.slice('pages'.length, nearest.lastIndexOf('/') + 1)}*`;
}
