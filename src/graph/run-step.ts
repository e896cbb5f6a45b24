/** Runs one step, and makes the record of the run. */

import { randomUUID } from 'node:crypto';
import { DiagnosticError, EnvironmentError } from '../diagnostics/diagnostic.js';
import { computeFingerprint, serialize } from './fingerprint.js';
import type { GraphNode } from './node.js';
import { RunRecorder, type RunContext } from './run-recorder.js';
import { UnavailableError, type StepRecord } from './step.js';

interface StepRun {
  readonly record: StepRecord;
  readonly value: unknown;
  /** The serialized value; `undefined` where it cannot be stored or the step has failed. */
  readonly text: string | undefined;
  /** Milliseconds of the step itself, without the steps that it waited for. */
  readonly ms: number;
}

/** A step threw an error that is not about the site: a bug. */
export class StepError extends Error {
  override readonly name = 'StepError';

  constructor(step: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, options);
  }
}

/** Runs a step. Diagnostics that it throws become part of the record; any other error is a bug and is thrown. */
export async function runStep({ id, step, key }: GraphNode, context: RunContext): Promise<StepRun> {
  await context.onStart?.({ id, step: step.name });
  const recorder = new RunRecorder(context);
  const { dependencies, diagnostics, outputs } = recorder;
  const startTime = performance.now();
  let value: unknown;
  let failed = false;
  try {
    value = await step.run(recorder, key as never);
  } catch (error) {
    if (error instanceof DiagnosticError) {
      diagnostics.push(...error.diagnostics);
      if (error instanceof EnvironmentError) recorder.expireAfterBuild();
    } else if (error instanceof StepError) throw error;
    else if (!(error instanceof UnavailableError)) throw new StepError(id, { cause: error });
    failed = true;
  }
  const text = step.transient || failed ? undefined : serialize(value);
  const fingerprint = computeFingerprint(
    text ?? (failed ? `failed ${serialize(diagnostics)}` : describeLiveValue(recorder)),
  );
  const record: StepRecord = {
    ...{ fingerprint, failed, dependencies, diagnostics, outputs: failed ? [] : outputs },
    ...(recorder.expires ? { expires: true } : {}),
  };
  return { record, value, text, ms: performance.now() - startTime - recorder.waitedMs };
}

/** A value that cannot be serialized is identified by what it was made from. */
function describeLiveValue({ dependencies, expires }: RunRecorder): string {
  return `live ${expires ? randomUUID() : serialize(dependencies)}`;
}
