/** Lets V8 optimize less, in a process that runs for a few seconds. */

import { setFlagsFromString } from 'node:v8';

/** The last version of Node whose flags are known here. */
const LAST_KNOWN_VERSION = 26;

/** How much of the functions that it calls is put into an optimized one, in bytes of bytecode; by itself V8 takes up to 920. */
const MAX_INLINED_BYTES = 60;

/** With Node 20: how much work there is in a function before it is optimized, in bytes of bytecode; by itself V8 does so after 66 kB. */
const INTERRUPT_BUDGET = 500_000;

/** For this process, until it ends. */
export function optimizeLess(): void {
  const major = Number.parseInt(process.versions.node, 10);
  if (major > LAST_KNOWN_VERSION) return;
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MAX_INLINED_BYTES}`);
  setFlagsFromString(
    major === 20
      ? `--interrupt-budget=${INTERRUPT_BUDGET}`
      : `--invocation-count-for-turbofan=${getCallsBeforeOptimizing(major)}`,
  );
}

/** Versions after 20 have a second compiler, for what is called less. By itself V8 optimizes what is called 3,000 times. */
function getCallsBeforeOptimizing(major: number): number {
  return major < 24 ? 20_000 : 60_000;
}
