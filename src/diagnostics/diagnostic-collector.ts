/** Collects the diagnostics of one file while it is read. */

import type { Position } from './find-position.js';
import { findNearestName } from './find-nearest-name.js';
import { sortDiagnostics } from './sort-diagnostics.js';
import type { Diagnostic } from './diagnostic.js';

export type DiagnosticDetails = Pick<Diagnostic, 'message' | 'hint' | 'related'>;

export class DiagnosticCollector {
  readonly #diagnostics: Diagnostic[] = [];

  constructor(readonly file: string) {}

  error(code: string, { line, column }: Partial<Position>, details: DiagnosticDetails): void {
    this.#diagnostics.push({ code, severity: 'error', file: this.file, line, column, ...details });
  }

  warning(code: string, { line, column }: Partial<Position>, details: DiagnosticDetails): void {
    this.#diagnostics.push({ code, severity: 'warning', file: this.file, line, column, ...details });
  }

  addAll(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics.push(...diagnostics);
  }

  get hasErrors(): boolean {
    return this.#diagnostics.some(({ severity }) => severity === 'error');
  }

  /** In the order of the file, each once. */
  list(): readonly Diagnostic[] {
    return sortDiagnostics(this.#diagnostics);
  }
}

/** A hint that names the nearest known name, if there is one. */
export function suggestName(name: string, knownNames: Iterable<string>): string | undefined {
  const match = findNearestName(name, knownNames);
  return match === undefined ? undefined : `Did you mean \`${match}\`?`;
}
