/** Tells the three ways in which a step can end from one another: a value, problems, a bug. */

import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { UnavailableError } from './step.js';

export interface StepResult {
  readonly value?: unknown;
  readonly failed: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** A step threw something that is nobody's problem but ours. */
export class StepError extends Error {
  override readonly name = 'StepError';

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
export async function captureResult(id: string, run: () => Promise<unknown>): Promise<StepResult> {
  try {
    return { value: await run(), failed: false, diagnostics: [] };
  } catch (error) {
    if (error instanceof DiagnosticError) return { failed: true, diagnostics: error.diagnostics };
    if (error instanceof UnavailableError) return { failed: true, diagnostics: [] };
    if (error instanceof StepError) throw error;
    throw new StepError(id, { cause: error });
  }
}
