/** Sets flags of V8 for a process of docsgen, until it ends. Whoever uses the module sets flags by themselves. */

import { availableParallelism } from 'node:os';
import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';

/** The last version of Node whose flags are known here. A later one may have others, and complains about each that it does not know. */
const LAST_KNOWN_VERSION = 26;

/** How much of the functions that it calls is put into an optimized one, in bytes of bytecode; by itself V8 takes up to 920. */
const MAX_INLINED_BYTES = 60;

/** As far as the young generation of Node 22 grows, in bytes. */
const MAX_YOUNG_BYTES = 32 * 1024 * 1024;

/** For the process of a command. */
export function configureCommand(command: string | undefined, version = process.versions.node): void {
  const major = findMajor(version);
  if (major === undefined) return;
  // With Node 20, V8 spends a quarter of a build's computing time on optimizing code that runs for a few seconds. With four times
  // its budget, a function is optimized later, and a build takes an eighth less.
  if (major === 20) v8.setFlagsFromString('--interrupt-budget=270336');
  // A watch runs for longer: there, faster code is worth it.
  if (command !== 'watch') {
    inlineLess();
    // No copies of the first round of a loop.
    if (major === 20) v8.setFlagsFromString('--no-turbo-loop-peeling');
    else optimizeAfterCalls(major < 24 ? 12_000 : 100_000);
  }
  // V8 collects what is young on several threads at once. With two cores, which a build keeps busy anyway, these threads wait for
  // each other: without them, a cold build of 1,000 pages takes a twentieth less.
  if (availableParallelism() <= 2) v8.setFlagsFromString('--no-parallel-scavenge');
  if (major >= 24) limitYoungGeneration();
}

/** For a process beside that of a command, which runs for a few seconds: most of what V8 would optimize is hardly used again. */
export function configureChild(version = process.versions.node): void {
  const major = findMajor(version);
  if (major === undefined) return;
  inlineLess();
  // In bytes of bytecode; by itself V8 optimizes a function after 66 kB.
  if (major === 20) v8.setFlagsFromString('--interrupt-budget=500000');
  else optimizeAfterCalls(major < 24 ? 20_000 : 60_000);
}

function findMajor(version: string): number | undefined {
  const major = Number.parseInt(version, 10);
  return major <= LAST_KNOWN_VERSION ? major : undefined;
}

/** Optimizing takes less time, and a build a twenty-fifth less. */
function inlineLess(): void {
  v8.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MAX_INLINED_BYTES}`);
}

/** Versions after 20 have a second compiler, for what is called less. By itself V8 optimizes what is called 3,000 times. */
function optimizeAfterCalls(calls: number): void {
  v8.setFlagsFromString(`--invocation-count-for-turbofan=${calls}`);
}

/** Since Node 24, what is young grows to four times as much. The size is fixed when the process starts, but how fast it is reached
 *  is not: a build of 1,000 pages needs 50 MB less memory, and a twenty-fifth less time. */
function limitYoungGeneration(): void {
  const observer = new PerformanceObserver(() => {
    const space = v8.getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (space === undefined || space.space_size < MAX_YOUNG_BYTES) return;
    v8.setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}
