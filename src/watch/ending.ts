/** When a command that runs until it is told to stop has to end, and with which exit code. */

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

export interface Ending {
  /** The exit code to end with. */
  readonly code: Promise<number>;
  /** Ends without a signal. */
  end(code: number): void;
}

/** Waits for a signal. A second one is not caught: it ends the process at once. */
export function awaitEnding(): Ending {
  const names = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  let end: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => {
    const signalled = (name: keyof typeof SIGNALS): void => end(128 + SIGNALS[name]);
    end = (given) => {
      for (const name of names) process.off(name, signalled);
      resolve(given);
    };
    for (const name of names) process.on(name, signalled);
  });
  return { code, end: (given) => end(given) };
}
