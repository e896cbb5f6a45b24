/** A line per phase on a terminal; nothing where nobody watches. */

export interface Progress {
  readonly phase: (name: string, detail?: string) => void;
  readonly done: () => void;
}

/** Draws over its own line, so that a terminal shows one line for each phase. */
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
