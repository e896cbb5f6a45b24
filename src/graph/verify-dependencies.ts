/** Checks what a step has read, in the order of reading: what comes later may no longer exist where something before has changed. */

import { forEachConcurrently } from './for-each-concurrently.js';
import type { Concurrency, Dependency, DependencyBatch, StepRecord } from './step.js';

interface Verification {
  /** Both this and the check of all return a promise only where they have to wait: most of a hundred thousand need not. */
  readonly isCurrent: (dependency: Dependency) => boolean | Promise<boolean>;
  /** How many of what was read together may be under way. */
  readonly getLimit: (concurrency: Concurrency) => () => number;
}

/** Whether all dependencies are current. What was read together is checked together. */
export function verifyDependencies(
  { dependencies, batches }: Pick<StepRecord, 'dependencies' | 'batches'>,
  verification: Verification,
): boolean | Promise<boolean> {
  return batches
    ? verifyBatches(dependencies, batches, verification)
    : verifyInOrder(dependencies.values(), verification);
}

async function verifyBatches(
  dependencies: readonly Dependency[],
  batches: readonly DependencyBatch[],
  verification: Verification,
): Promise<boolean> {
  let next = 0;
  for (const batch of batches) {
    if (!(await verifyInOrder(dependencies.slice(next, batch.start).values(), verification))) return false;
    if (!(await verifyBatch(dependencies, batch, verification))) return false;
    next = batch.end;
  }
  return verifyInOrder(dependencies.slice(next).values(), verification);
}

/** All of them, also where one is not current: the others will be needed as well. */
async function verifyBatch(
  dependencies: readonly Dependency[],
  { start, end, concurrency }: DependencyBatch,
  { isCurrent, getLimit }: Verification,
): Promise<boolean> {
  let areCurrent = true;
  const record = (isOne: boolean): void => {
    areCurrent &&= isOne;
  };
  await forEachConcurrently(dependencies.slice(start, end), getLimit(concurrency), (dependency) => {
    const result = isCurrent(dependency);
    return result instanceof Promise ? result.then(record) : record(result);
  });
  return areCurrent;
}

/** Stops at the first one that is not current. */
function verifyInOrder(
  dependencies: IterableIterator<Dependency>,
  { isCurrent }: Verification,
): boolean | Promise<boolean> {
  for (;;) {
    const { done, value: dependency } = dependencies.next();
    if (done) return true;
    const result = isCurrent(dependency);
    if (result instanceof Promise) return verifyRest(result, dependencies, isCurrent);
    if (!result) return false;
  }
}

async function verifyRest(
  first: Promise<boolean>,
  dependencies: IterableIterator<Dependency>,
  isCurrent: Verification['isCurrent'],
): Promise<boolean> {
  if (!(await first)) return false;
  for (const dependency of dependencies) if (!(await isCurrent(dependency))) return false;
  return true;
}
