/** Gathers what is wrong with one file while it is read. Knows nothing of what is looked for. */

import type { Position } from './find-position.js';
import { findNearestName } from './find-nearest-name.js';
import { sortDiagnostics } from './sort-diagnostics.js';
import type { Diagnostic, RelatedLocation, Severity } from './diagnostic.js';

export interface DiagnosticDetails {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly related?: readonly RelatedLocation[];
}

/** The problems of one file. */
export class DiagnosticCollector {
  readonly #diagnostics: Diagnostic[] = [];

  constructor(readonly file: string) {}

  error(code: string, at: Partial<Position>, details: DiagnosticDetails): void {
    this.#add(code, 'error', { ...at, ...details });
  }

  warning(code: string, at: Partial<Position>, details: DiagnosticDetails): void {
    this.#add(code, 'warning', { ...at, ...details });
  }

  #add(
    code: string,
    severity: Severity,
    { line, column, message, hint, related }: Partial<Position> & DiagnosticDetails,
  ): void {
    const location = {
      file: this.file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    };
    const optionalDetails = {
      ...(hint === undefined ? {} : { hint }),
      ...(related === undefined ? {} : { related }),
    };
    this.#diagnostics.push({ code, severity, ...location, message, ...optionalDetails });
  }

  addAll(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics.push(...diagnostics);
  }

  get hasErrors(): boolean {
    return this.#diagnostics.some(({ severity }) => severity === 'error');
  }

  /** In the order of the file, each once. */
  list(): readonly Diagnostic[] {
    return this.#diagnostics.length === 0 ? [] : sortDiagnostics(this.#diagnostics);
  }
}

/** A hint that names the nearest known name; `undefined` where none is near. */
export function suggestName(name: string, knownNames: Iterable<string>): string | undefined {
  const match = findNearestName(name, knownNames);
  return match === undefined ? undefined : `Did you mean \`${match}\`?`;
}
