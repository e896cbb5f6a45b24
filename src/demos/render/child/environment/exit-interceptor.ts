/** Keeps a demo from ending the process, and records that it tried. */

/** The methods of `process` that end it or another process, or cut it off. */
const EXIT_METHODS = ['exit', 'reallyExit', 'abort', 'kill', 'disconnect'] as const;

export class ExitInterceptor {
  #attempts: Error[] = [];

  /** The way for the child process itself to end. */
  readonly killProcess: () => void = process.kill.bind(process, process.pid, 'SIGKILL');

  /** Makes each of the methods throw. */
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

  /** The attempts since the last call, in order. */
  takeAttempts(): readonly Error[] {
    const attempts = this.#attempts;
    this.#attempts = [];
    return attempts;
  }
}
