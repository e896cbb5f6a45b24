/** Asks a person, one question after the other. Knows nothing of what the answers are for. */

import { createInterface } from 'node:readline';

export interface Person {
  /** What was typed, or what is usual where nothing was. Rejects with `Interrupted`. */
  ask(question: string, usual: string): Promise<string>;
  close(): void;
}

/** The person has pressed Ctrl+C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The person at the terminal. What is typed ahead is not lost, and the end of the input takes what is usual. */
export function personAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  const state = { isInterrupted: false };
  reader.on('SIGINT', () => {
    state.isInterrupted = true;
    reader.close();
  });
  return {
    async ask(question, usual) {
      output.write(usual === '' ? `${question} ` : `${question} (${usual}) `);
      const { value, done } = await lines.next();
      if (state.isInterrupted) throw new Interrupted();
      return (done ? '' : value.trim()) || usual;
    },
    close: () => reader.close(),
  };
}
