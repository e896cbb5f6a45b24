/** Where the time of a build goes, and how far it is. Knows nothing of how that is shown. */

import type { Run } from '../graph/node.js';

export interface ProfileRow {
  readonly step: string;
  /** Milliseconds of its own, without the steps that it asked for. */
  readonly ms: number;
  readonly runs: number;
}

type OnPhase = (name: string, detail?: string) => void;

export class Meter {
  readonly #rows = new Map<string, ProfileRow>();
  #began = 0;

  constructor(readonly onPhase: OnPhase | undefined) {}

  begin(): void {
    this.#rows.clear();
    this.#began = performance.now();
    this.phase('Reading');
  }

  ran({ step, ms }: Run): void {
    const row = this.#rows.get(step);
    const runs = (row?.runs ?? 0) + 1;
    this.#rows.set(step, { step, ms: (row?.ms ?? 0) + ms, runs });
    if (step === 'document' && runs % 20 === 1) this.phase('Rendering', `${runs} pages`);
  }

  phase(name: string, detail?: string): void {
    this.onPhase?.(name, detail);
  }

  get profile(): readonly ProfileRow[] {
    return [...this.#rows.values()];
  }

  /** Milliseconds since the build began. */
  get elapsed(): number {
    return Math.round(performance.now() - this.#began);
  }
}
