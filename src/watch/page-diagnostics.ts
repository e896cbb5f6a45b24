/** Diagnostics as an open page displays them: plain data, each with lines of its source. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatCodeFrame, type CodeFrameLine } from '../diagnostics/format-code-frame.js';
import { isPageFile, resolveFilePathname } from '../site/routes/route.js';

interface PageDiagnostic {
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  /** `pages/button.md:3:5` */
  readonly location: string;
  /** An address that opens the file there; empty where there is no file. */
  readonly link: string;
  readonly hint: string;
  /** The pathname of the page that it is about; with `*` at the end, the pages below it; empty for all pages. */
  readonly page: string;
  readonly codeFrame: readonly CodeFrameLine[];
}

/** More are counted, not displayed. */
const MAX_DIAGNOSTICS = 50;

/** Finds things by the name of a file in a diagnostic. */
interface SourceLookup {
  readonly text: (file: string) => string | undefined;
  readonly link: (diagnostic: Diagnostic) => string;
  /** The path relative to the site folder. */
  readonly toSitePath: (file: string) => string;
}

/** The first of the diagnostics, errors before warnings, and how many there are. */
export function formatPageDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: SourceLookup,
): { readonly count: number; readonly diagnostics: readonly PageDiagnostic[] } {
  const ordered = diagnostics.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  const visible = ordered.slice(0, MAX_DIAGNOSTICS).map((one) => formatPageDiagnostic(one, sources));
  return { count: diagnostics.length, diagnostics: visible };
}

function formatPageDiagnostic(diagnostic: Diagnostic, sources: SourceLookup): PageDiagnostic {
  const { severity, code, message, hint = '', file, line, column, related = [] } = diagnostic;
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = line ? sources.text(file) : undefined;
  const codeFrame = text === undefined ? [] : formatCodeFrame(text, diagnostic);
  const page = findPage([file, ...related.map((other) => other.file)].map(sources.toSitePath));
  return { severity, code, message, location, link: sources.link(diagnostic), hint, page, codeFrame };
}

/** The page of a Markdown file, or the page that displays another file. Files beside pages belong to one of them. */
function findPage(files: readonly string[]): string {
  const [file = ''] = files;
  if (!file.startsWith('pages/')) return '';
  const nearest = files.find(isPageFile) ?? file;
  const pathnames = new Set(files.filter(isPageFile).map(resolveFilePathname));
  if (isPageFile(file) || pathnames.size === 1) return resolveFilePathname(nearest);
  return `${nearest.slice('pages'.length, nearest.lastIndexOf('/') + 1)}*`;
}
