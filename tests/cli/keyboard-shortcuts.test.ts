import { EventEmitter } from 'node:events';
import type { ReadStream } from 'node:tty';
import { expect, test } from 'vitest';
import { listenForExit } from '../../src/cli/serve.js';
import { listenForKeys, formatShortcuts } from '../../src/cli/keyboard-shortcuts.js';

class Terminal extends EventEmitter {
  readonly done: string[] = [];
  setRawMode(raw: boolean): this {
    this.done.push(raw ? 'raw' : 'cooked');
    return this;
  }
  setEncoding(): this {
    return this;
  }
  resume(): this {
    this.done.push('resumed');
    return this;
  }
  pause(): this {
    this.done.push('paused');
    return this;
  }
}

test('keys do what they say, whatever their case, and Ctrl+C interrupts', () => {
  const terminal = new Terminal();
  const pressed: string[] = [];
  const shortcuts = ['o', 'q'].map((key) => ({
    key,
    description: `does ${key}`,
    run: () => void pressed.push(key),
  }));
  const stop = listenForKeys(terminal as unknown as ReadStream, shortcuts, () => pressed.push('interrupt'));
  for (const text of ['o', 'Q', 'x', 'oq', '\u0003', '\u0004', '\u001BOQ']) terminal.emit('data', text);
  expect(pressed).toEqual(['o', 'q', 'o', 'q', 'interrupt', 'interrupt']);
  stop();
  terminal.emit('data', 'o');
  expect(pressed).toHaveLength(6);
  expect(terminal.done).toEqual(['raw', 'resumed', 'paused', 'cooked']);
  expect(process.listenerCount('SIGCONT')).toBe(0);
  expect(formatShortcuts(shortcuts)).toBe('o does o · q does q');
});

test('an ending comes once, and takes its listeners away', async () => {
  const before = process.listenerCount('SIGINT');
  const ending = listenForExit();
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  ending.requestExit(0);
  ending.requestExit(3);
  expect(await ending.code).toBe(0);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
