/** The diagnostic: what is wrong with an author's input, and where, as a plain value. */

/** How grave a diagnostic is. An error keeps the output from being written; a warning does not. */
export type Severity = 'error' | 'warning';

/** A place in a source text. Lines and columns count from 1. `file` is relative to the project folder, with `/`. */
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

/** What is wrong with an author’s input, and where. */
export interface Diagnostic extends SourceLocation {
  /** Stable, named by area: `nav/duplicate-pathname`. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What the author can do about it. */
  readonly hint?: string;
  /** Other places that belong to it, such as that of the first of two equal ids. */
  readonly related?: readonly RelatedLocation[];
}

/** Thrown once per stage with all its diagnostics, so that an author can fix everything in one go. */
export class DiagnosticError extends Error {
  override readonly name: string = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((one) => `${formatLocation(one)}: ${one.code}: ${one.message}`).join('\n'));
  }
}

/** Thrown where the cause may lie outside of what the author wrote: a package, the disk, memory, another process. Nobody
 *  remembers such a result, because nobody notices when the cause is gone. */
export class EnvironmentError extends DiagnosticError {
  override readonly name: string = 'EnvironmentError';
}

/** `file:line:column`, as far as these are known. */
export function formatLocation({ file, line, column }: SourceLocation): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
