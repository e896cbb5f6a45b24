/** From something thrown to a fault. Knows the file name that a demo's frames carry, and nothing of sources. */

import type { DemoIssue, DemoIssueCode, CodePosition } from '../worker-messages.js';

/** What is likely to be wrong, by what the error says. */
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

/** A fault of the demo in `file` that shows itself as `error`. */
export function createIssue(code: DemoIssueCode, error: unknown, file: string): DemoIssue {
  const text = formatThrown(error);
  const [pattern, hint] = HINTS.find(([candidate]) => candidate.test(text)) ?? [];
  return {
    code,
    message: `${MESSAGE_PREFIXES[code] ?? 'The demo fails'}: ${text}`,
    position: findErrorPosition(error, file),
    ...(pattern && hint ? { hint: hint.replace('$1', pattern.exec(text)?.[1] ?? '') } : {}),
  };
}

const MESSAGE_PREFIXES: Partial<Record<DemoIssueCode, string>> = {
  'demo/render': 'The demo throws',
  'demo/unhandled': 'The demo leaves an error behind that nothing catches',
};

/** The innermost frame of the stack that lies in `file`. */
export function findErrorPosition(error: unknown, file: string): CodePosition | undefined {
  const stack = readStack(error);
  for (let offset = stack.indexOf(`${file}:`); offset >= 0; offset = stack.indexOf(`${file}:`, offset + 1)) {
    const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(offset + file.length)) ?? [];
    if (line && column) return { line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** `TypeError: …`, the first line only. What is thrown may be anything, and may throw when it is looked at. */
export function formatThrown(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.split('\n', 1)[0]!.slice(0, 500);
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
