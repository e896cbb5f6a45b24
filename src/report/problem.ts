/** What is wrong with an author's input, as a value. Knows nothing of terminals or formats. */

export type Severity = 'error' | 'warning';

/** Where in a source text; lines and columns count from 1. `file` is relative to the project folder, with `/`. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface Related extends Place {
  readonly message: string;
}

/** An error keeps the output from being written; a warning does not. */
export interface Problem extends Place {
  /** Stable, named by area: `nav/duplicate-pathname`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** What the author can do about it. */
  readonly hint?: string;
  readonly related?: readonly Related[];
}

/** Thrown once per stage with all that it found, so that an author mends everything in one go. */
export class Problems extends Error {
  override readonly name = 'Problems';

  constructor(readonly list: readonly Problem[]) {
    super(list.map(oneLine).join('\n'));
  }
}

export function oneLine({ file, line, column, code, message }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${code}: ${message}`;
}
