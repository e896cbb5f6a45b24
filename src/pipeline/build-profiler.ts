/** Where the time of a build goes, and how far it is. */

import type { StepTiming } from '../graph/node.js';

export interface ProfileRow {
  readonly step: string;
  /** Milliseconds of its own, without the steps that it asked for. */
  readonly ms: number;
  readonly runs: number;
}

type PhaseListener = (name: string, detail?: string) => void;

export class BuildProfiler {
  readonly #rows = new Map<string, ProfileRow>();
  #startTime = 0;

  constructor(readonly onPhase: PhaseListener | undefined) {}

  start(): void {
    this.#rows.clear();
    this.#startTime = performance.now();
    this.reportPhase('Reading');
  }

  recordRun({ step, ms }: StepTiming): void {
    const row = this.#rows.get(step);
    const runs = (row?.runs ?? 0) + 1;
    this.#rows.set(step, { step, ms: (row?.ms ?? 0) + ms, runs });
    if (step === 'document' && runs % 20 === 1) this.reportPhase('Rendering', `${runs} pages`);
  }

  reportPhase(name: string, detail?: string): void {
    this.onPhase?.(name, detail);
  }

  get profile(): readonly ProfileRow[] {
    return [...this.#rows.values()];
  }

  /** Milliseconds since the build began. */
  get elapsedMs(): number {
    return Math.round(performance.now() - this.#startTime);
  }
}
