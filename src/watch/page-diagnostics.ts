/** Problems as a page shows them: plain data, with the lines of the source round each. Knows nothing of pages. */

import { formatCodeFrame, type CodeFrameLine } from '../diagnostics/format-code-frame.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isPageFile, resolveFilePathname } from '../site/routes/route.js';

export interface PageDiagnostic {
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  /** `pages/button.md:3:5` */
  readonly location: string;
  /** An address that opens the file there; empty where there is no file. */
  readonly link: string;
  readonly hint: string;
  /** The page that it is about, by its pathname; with `*` at the end, the pages below; empty where it is about all. */
  readonly page: string;
  readonly codeFrame: readonly CodeFrameLine[];
}

/** More are counted, not shown. */
const MAX_DIAGNOSTICS = 50;

/** What is known of a file by its name in a problem. */
export interface SourceLookup {
  readonly text: (file: string) => string | undefined;
  readonly link: (diagnostic: Diagnostic) => string;
  /** As the site names it: relative to its folder. */
  readonly toSitePath: (file: string) => string;
}

/** The first of the problems, errors before warnings, and how many there are. */
export function formatPageDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: SourceLookup,
): { readonly count: number; readonly diagnostics: readonly PageDiagnostic[] } {
  const ordered = diagnostics.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return {
    count: diagnostics.length,
    diagnostics: ordered
      .slice(0, MAX_DIAGNOSTICS)
      .map((diagnostic) => formatPageDiagnostic(diagnostic, sources)),
  };
}

function formatPageDiagnostic(diagnostic: Diagnostic, sources: SourceLookup): PageDiagnostic {
  const { severity, code, message, hint = '', file, line, column, related = [] } = diagnostic;
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = line ? sources.text(file) : undefined;
  const codeFrame = text === undefined ? [] : formatCodeFrame(text, diagnostic);
  const page = findPage([file, ...related.map((other) => other.file)].map(sources.toSitePath));
  return { severity, code, message, location, link: sources.link(diagnostic), hint, page, codeFrame };
}

/** A page, or the one that shows the file. What else lies beside pages belongs to one of them. */
function findPage(files: readonly string[]): string {
  const [file = ''] = files;
  if (!file.startsWith('pages/')) return '';
  const nearest = files.find(isPageFile) ?? file;
  const pathnames = new Set(files.filter(isPageFile).map(resolveFilePathname));
  if (isPageFile(file) || pathnames.size === 1) return resolveFilePathname(nearest);
  return `${nearest.slice('pages'.length, nearest.lastIndexOf('/') + 1)}*`;
}
