/** When a command that runs until it is told to stop has to end, and with which exit code. */

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

export interface ExitRequest {
  /** The exit code to end with. */
  readonly code: Promise<number>;
  /** Ends without a signal. */
  requestExit(code: number): void;
}

/** Waits for a signal. A second one is not caught: it ends the process at once. */
export function listenForExit(): ExitRequest {
  const names = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  let requestExit: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => {
    const onSignal = (name: keyof typeof SIGNALS): void => requestExit(128 + SIGNALS[name]);
    requestExit = (exitCode) => {
      for (const name of names) process.off(name, onSignal);
      resolve(exitCode);
    };
    for (const name of names) process.on(name, onSignal);
  });
  return { code, requestExit: (exitCode) => requestExit(exitCode) };
}
