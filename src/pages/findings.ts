/** Gathers what is wrong with one file while it is read. Knows nothing of what is looked for. */

import type { Position } from '../report/locate.js';
import { nearest } from '../report/nearest.js';
import { inOrder } from '../report/order.js';
import type { Problem, Related, Severity } from '../report/problem.js';

export interface Saying {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly related?: readonly Related[];
}

/** The problems of one file. */
export class Findings {
  readonly #found: Problem[] = [];

  constructor(readonly file: string) {}

  error(code: string, at: Partial<Position>, saying: Saying): void {
    this.#add(code, 'error', { ...at, ...saying });
  }

  warning(code: string, at: Partial<Position>, saying: Saying): void {
    this.#add(code, 'warning', { ...at, ...saying });
  }

  #add(
    code: string,
    severity: Severity,
    { line, column, message, hint, related }: Partial<Position> & Saying,
  ): void {
    const place = {
      file: this.file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    };
    const more = { ...(hint === undefined ? {} : { hint }), ...(related === undefined ? {} : { related }) };
    this.#found.push({ code, severity, ...place, message, ...more });
  }

  take(problems: readonly Problem[]): void {
    this.#found.push(...problems);
  }

  get broken(): boolean {
    return this.#found.some(({ severity }) => severity === 'error');
  }

  /** In the order of the file, each once. */
  list(): readonly Problem[] {
    return this.#found.length === 0 ? [] : inOrder(this.#found);
  }
}

/** A hint that names the nearest known name; `undefined` where none is near. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearest(name, known);
  return found === undefined ? undefined : `Did you mean \`${found}\`?`;
}
