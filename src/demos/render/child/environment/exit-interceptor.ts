/** Keeps a demo from ending the process, and remembers that it tried. Knows nothing of the host. */

/** How a process can be ended, or another one disturbed, from within. */
const EXIT_METHODS = ['exit', 'reallyExit', 'abort', 'kill', 'disconnect'] as const;

export class ExitInterceptor {
  #attempts: Error[] = [];

  /** The way out that stays open: for the child itself. */
  readonly killProcess: () => void = process.kill.bind(process, process.pid, 'SIGKILL');

  /** From now on each way throws. */
  install(): void {
    for (const method of EXIT_METHODS) {
      const throwError = (): never => {
        const error = new Error(`process.${method}() is called.`);
        this.#attempts.push(error);
        throw error;
      };
      Object.defineProperty(process, method, { configurable: true, writable: true, value: throwError });
    }
  }

  /** What was tried since the last call, in order. */
  takeAttempts(): readonly Error[] {
    const attempts = this.#attempts;
    this.#attempts = [];
    return attempts;
  }
}
