/** Tells the three ways in which a step can end from one another: a value, problems, a bug. */

import { Problems, type Problem } from '../report/problem.js';
import { Unavailable } from './step.js';

export interface Settled {
  readonly value?: unknown;
  readonly failed: boolean;
  readonly problems: readonly Problem[];
}

/** A step threw something that is nobody's problem but ours. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';

  constructor(
    readonly step: string,
    options: { readonly cause: unknown },
  ) {
    super(
      `${step}: ${options.cause instanceof Error ? options.cause.message : String(options.cause)}`,
      options,
    );
  }
}

/** Problems become part of the trace; anything else that is thrown is a bug and goes on its way, with the step's name. */
export async function settle(id: string, run: () => Promise<unknown>): Promise<Settled> {
  try {
    return { value: await run(), failed: false, problems: [] };
  } catch (error) {
    if (error instanceof Problems) return { failed: true, problems: error.list };
    if (error instanceof Unavailable) return { failed: true, problems: [] };
    if (error instanceof StepFailed) throw error;
    throw new StepFailed(id, { cause: error });
  }
}
