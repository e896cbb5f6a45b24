/** Runs one step, and makes the record of the run. */

import { randomUUID } from 'node:crypto';
import { DiagnosticError, EnvironmentError } from '../diagnostics/diagnostic.js';
import { computeFingerprint } from './fingerprint.js';
import type { GraphNode } from './node.js';
import { RunRecorder, type RunContext } from './run-recorder.js';
import { serialize } from './serialize.js';
import { SerializedValue } from './serialized-value.js';
import { UnavailableError, type StepRecord } from './step.js';

interface StepRun {
  readonly record: StepRecord;
  readonly value: unknown;
  /** The serialized value, as text or in UTF-8; `undefined` where it cannot be stored or the step has failed. */
  readonly content: string | Uint8Array | undefined;
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
  const { dependencies, batches, diagnostics, outputs } = recorder;
  const startTime = performance.now();
  let result: unknown;
  let failed = false;
  try {
    result = await step.run(recorder, key as never);
  } catch (error) {
    if (error instanceof DiagnosticError) {
      diagnostics.push(...error.diagnostics);
      if (error instanceof EnvironmentError) recorder.expireAfterBuild();
    } else if (error instanceof StepError) throw error;
    else if (!(error instanceof UnavailableError)) throw new StepError(id, { cause: error });
    failed = true;
  }
  const serialized = result instanceof SerializedValue ? result.serialized : undefined;
  const content = step.transient || failed ? undefined : (serialized?.bytes ?? serialize(result));
  const fingerprint =
    serialized?.fingerprint ??
    computeFingerprint(
      content ?? (failed ? `failed ${serialize(diagnostics)}` : describeLiveValue(recorder)),
    );
  const record: StepRecord = {
    ...{ fingerprint, failed, dependencies: copyList(dependencies), diagnostics: copyList(diagnostics) },
    outputs: failed ? NOTHING : copyList(outputs),
    ...(batches.length > 0 ? { batches } : {}),
    ...(recorder.expires ? { expires: true } : {}),
  };
  const value = result instanceof SerializedValue ? result.deserialize() : result;
  return { record, value, content, ms: performance.now() - startTime - recorder.waitedMs };
}

/** A list that has grown has room for more. Of a hundred thousand records, most have no diagnostics and no outputs. */
function copyList<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NOTHING : list.slice();
}

const NOTHING: readonly never[] = Object.freeze([]);

/** A value that cannot be serialized is identified by what it was made from. */
function describeLiveValue({ dependencies, expires }: RunRecorder): string {
  return `live ${expires ? randomUUID() : serialize(dependencies)}`;
}
