/** Runs actions for single keys on a terminal. */

import type { ReadStream } from 'node:tty';

export interface Shortcut {
  readonly key: string;
  readonly description: string;
  readonly run: () => void;
}

/** Listens for keys until the returned function is called. `onInterrupt` is Ctrl+C, which a terminal in raw mode does not
 *  turn into a signal. */
export function listenForKeys(
  input: ReadStream,
  shortcuts: readonly Shortcut[],
  onInterrupt: () => void,
): () => void {
  const onInput = (text: string): void => {
    // Arrows and function keys send letters too.
    if (text.startsWith('\u001B')) return;
    for (const key of text) {
      if (key === '\u0003' || key === '\u0004') onInterrupt();
      else if (key === '\u001A') suspend();
      else shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.run();
    }
  };
  const resume = (): void => void input.setRawMode(true);
  // Ctrl+Z: the shell gets its terminal back.
  const suspend = (): void => {
    input.setRawMode(false);
    process.kill(process.pid, 'SIGTSTP');
  };
  input.setRawMode(true);
  input.setEncoding('utf8').on('data', onInput).resume();
  process.on('SIGCONT', resume);
  return () => {
    process.off('SIGCONT', resume);
    input.off('data', onInput).pause();
    input.setRawMode(false);
  };
}

/** One line that names them all. */
export function formatShortcuts(shortcuts: readonly Shortcut[]): string {
  return shortcuts.map(({ key, description }) => `${key} ${description}`).join(' · ');
}
