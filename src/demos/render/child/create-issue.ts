/** Turns something that a demo has thrown into an issue, with its position in the demo's code. */

import type { DemoIssue, CodePosition } from '../worker-messages.js';

/** What is likely to be wrong, by the text of the error. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(window|document|localStorage|sessionStorage|navigator|location|history|screen|matchMedia|requestAnimationFrame|getComputedStyle|Element|HTML\w*Element|\w+Observer) is not defined/,
    '$1 exists in browsers only. Use it in an effect (React.useEffect) or in an event handler.',
  ],
  [
    /A component suspended/,
    'It waits for a promise, or is an async function. Put it into <React.Suspense>, or load in an effect.',
  ],
  [/Element type is invalid/, 'Look at how the component is exported and imported.'],
];

const MESSAGE_PREFIXES = {
  'demo/render': 'The demo throws',
  'demo/unhandled': 'The demo leaves an error behind that nothing catches',
};

/** The issue of the demo in `file` that has thrown `error`. */
export function createIssue(code: keyof typeof MESSAGE_PREFIXES, error: unknown, file: string): DemoIssue {
  const text = formatThrown(error);
  const [hint] = HINTS.flatMap(([pattern, template]) => {
    const match = pattern.exec(text);
    return match ? template.replace('$1', match[1] ?? '') : [];
  });
  const message = `${MESSAGE_PREFIXES[code]}: ${text}`;
  return { code, message, position: findErrorPosition(error, file), hint };
}

/** The innermost frame of the stack that is in `file`. */
export function findErrorPosition(error: unknown, file: string): CodePosition | undefined {
  const stack = readStack(error);
  for (let offset = stack.indexOf(`${file}:`); offset >= 0; offset = stack.indexOf(`${file}:`, offset + 1)) {
    const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(offset + file.length)) ?? [];
    if (line && column) return { line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** The first line of `TypeError: …`. What is thrown may be anything, and may throw when it is read. */
export function formatThrown(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.replace(/\n[^]*/, '').slice(0, 500);
  } catch {
    return 'an object without a text';
  }
}

function readStack(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
