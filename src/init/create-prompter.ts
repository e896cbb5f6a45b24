/** Asks a person, one question after the other. Knows nothing of what the answers are for. */

import { createInterface } from 'node:readline';

export interface Prompter {
  /** What was typed, or what is usual where nothing was. Rejects with `Interrupted`. */
  ask(question: string, defaultAnswer: string): Promise<string>;
  close(): void;
}

/** The person has pressed Ctrl+C. */
export class PromptInterruptedError extends Error {
  override readonly name = 'Interrupted';
}

/** The person at the terminal. What is typed ahead is not lost, and the end of the input takes what is usual. */
export function createPrompter(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompter {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  const state = { isInterrupted: false };
  reader.on('SIGINT', () => {
    state.isInterrupted = true;
    reader.close();
  });
  return {
    async ask(question, defaultAnswer) {
      output.write(defaultAnswer === '' ? `${question} ` : `${question} (${defaultAnswer}) `);
      const { value, done } = await lines.next();
      if (state.isInterrupted) throw new PromptInterruptedError();
      return (done ? '' : value.trim()) || defaultAnswer;
    },
    close: () => reader.close(),
  };
}
