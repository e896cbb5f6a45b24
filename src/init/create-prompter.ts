/** Asks questions in a terminal, one after the other. */

import { createInterface } from 'node:readline';

interface Prompter {
  /** The typed answer, or the default if it is empty. Rejects with `PromptInterruptedError`. */
  ask(question: string, defaultAnswer: string): Promise<string>;
  close(): void;
}

/** Thrown after Ctrl+C. */
export class PromptInterruptedError extends Error {
  override readonly name = 'Interrupted';
}

/** Lines that are typed ahead are not lost. After the end of the input, all answers are the defaults. */
export function createPrompter(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompter {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  let isInterrupted = false;
  reader.on('SIGINT', () => {
    isInterrupted = true;
    reader.close();
  });
  return {
    async ask(question, defaultAnswer) {
      output.write(defaultAnswer === '' ? `${question} ` : `${question} (${defaultAnswer}) `);
      const { value, done } = await lines.next();
      if (isInterrupted) throw new PromptInterruptedError();
      return (done ? '' : value.trim()) || defaultAnswer;
    },
    close: () => reader.close(),
  };
}
