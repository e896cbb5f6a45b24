/** Lets V8 optimize less, in a process that runs for a few seconds. */

import { setFlagsFromString } from 'node:v8';

/** How much work there is in a function before it is optimized, in bytes of bytecode; by itself V8 does so after 66 kB. */
const INTERRUPT_BUDGET = 500_000;

/** How much of the functions that it calls is put into it, in bytes of bytecode; by itself V8 takes up to 920. */
const MAX_INLINED_BYTES = 60;

/** For this process, until it ends. */
export function optimizeLess(): void {
  setFlagsFromString(
    `--interrupt-budget=${INTERRUPT_BUDGET} --max-inlined-bytecode-size-cumulative=${MAX_INLINED_BYTES}`,
  );
}
