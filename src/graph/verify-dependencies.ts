/** Checks what a step has read, in the order of reading: what comes later may no longer exist where something before has changed. */

import type { Dependency, DependencyBatch, StepRecord } from './step.js';

/** Both this and the check of all return a promise only where they have to wait: most of a hundred thousand need not. */
type IsCurrent = (dependency: Dependency) => boolean | Promise<boolean>;

/** Whether all dependencies are current. What was read at the same time is checked at the same time. */
export function verifyDependencies(
  { dependencies, batches }: Pick<StepRecord, 'dependencies' | 'batches'>,
  isCurrent: IsCurrent,
): boolean | Promise<boolean> {
  return batches
    ? verifyBatches(dependencies, batches, isCurrent)
    : verifyInOrder(dependencies.values(), isCurrent);
}

async function verifyBatches(
  dependencies: readonly Dependency[],
  batches: readonly DependencyBatch[],
  isCurrent: IsCurrent,
): Promise<boolean> {
  let next = 0;
  for (const { start, end, concurrency } of batches) {
    if (!(await verifyInOrder(dependencies.slice(next, start).values(), isCurrent))) return false;
    // They share one iterator: each takes the next one that nobody has taken.
    const batch = dependencies.slice(start, end).values();
    const workers = Array.from({ length: concurrency }, async () => verifyInOrder(batch, isCurrent));
    if (!(await Promise.all(workers)).every(Boolean)) return false;
    next = end;
  }
  return verifyInOrder(dependencies.slice(next).values(), isCurrent);
}

/** Stops at the first one that is not current. */
function verifyInOrder(
  dependencies: IterableIterator<Dependency>,
  isCurrent: IsCurrent,
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
  isCurrent: IsCurrent,
): Promise<boolean> {
  if (!(await first)) return false;
  for (const dependency of dependencies) if (!(await isCurrent(dependency))) return false;
  return true;
}
