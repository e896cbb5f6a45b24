/** What is wrong with an author's input, as a value. Knows nothing of terminals or formats. */

export type Severity = 'error' | 'warning';

/** Where in a source text; lines and columns count from 1. `file` is relative to the project folder, with `/`. */
export interface SourceLocation {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface RelatedLocation extends SourceLocation {
  readonly message: string;
}

/** An error keeps the output from being written; a warning does not. */
export interface Diagnostic extends SourceLocation {
  /** Stable, named by area: `nav/duplicate-pathname`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** What the author can do about it. */
  readonly hint?: string;
  readonly related?: readonly RelatedLocation[];
}

/** Thrown once per stage with all that it found, so that an author mends everything in one go. */
export class DiagnosticError extends Error {
  override readonly name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnosticLine).join('\n'));
  }
}

export function formatDiagnosticLine({ file, line, column, code, message }: Diagnostic): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${location}: ${code}: ${message}`;
}
