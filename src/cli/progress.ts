/** Prints the phases of a build on a terminal, one line for each. */

interface Progress {
  readonly phase: (name: string, detail?: string) => void;
  readonly done: () => void;
}

/** Each phase draws over its own line. Without a terminal nothing is printed. */
export function createProgress(stream: NodeJS.WriteStream, isEnabled: boolean): Progress {
  if (!isEnabled || !stream.isTTY || process.env['CI'])
    return { phase: () => undefined, done: () => undefined };
  let current = '';
  return {
    phase(name, detail = '') {
      if (current && current !== name) stream.write('\n');
      current = name;
      stream.write(`\r\u001B[K${name}${detail && ` ${detail}`}`);
    },
    done() {
      if (current) stream.write('\n');
    },
  };
}
