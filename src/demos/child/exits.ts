/** Keeps a demo from ending the process, and remembers that it tried. Knows nothing of the host. */

/** How a process can be ended, or another one disturbed, from within. */
const WAYS = ['exit', 'reallyExit', 'abort', 'kill', 'disconnect'] as const;

export class Exits {
  #tries: Error[] = [];

  /** The way out that stays open: for the child itself. */
  readonly leave: () => void = process.kill.bind(process, process.pid, 'SIGKILL');

  /** From now on each way throws. */
  install(): void {
    for (const way of WAYS) {
      const close = (): never => {
        const error = new Error(`process.${way}() is called.`);
        this.#tries.push(error);
        throw error;
      };
      Object.defineProperty(process, way, { configurable: true, writable: true, value: close });
    }
  }

  /** What was tried since the last call, in order. */
  take(): readonly Error[] {
    const tries = this.#tries;
    this.#tries = [];
    return tries;
  }
}
