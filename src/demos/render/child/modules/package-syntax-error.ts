/** Finds the place of a syntax error in a file of a package. */

import { fileURLToPath } from 'node:url';
import type { CallFrame } from '../../worker-messages.js';

/** A source of a package that is no valid program. */
export class PackageSyntaxError extends SyntaxError {
  constructor(
    message: string,
    readonly frame: CallFrame,
  ) {
    super(message);
  }
}

/** Its message and place; nothing where the error is another one. */
export function readPackageSyntaxError(
  error: unknown,
): Pick<PackageSyntaxError, 'message' | 'frame'> | undefined {
  if (error instanceof PackageSyntaxError) return error;
  if (!(error instanceof SyntaxError)) return undefined;
  const [, path, line, indent] = STACK_START.exec(String(error.stack)) ?? [];
  if (path === undefined || indent === undefined) return undefined;
  const file = path.startsWith('file:') ? fileURLToPath(path) : path;
  return { message: error.message, frame: { file, line: Number(line), column: indent.length + 1 } };
}

/** Node puts the place of such an error before its stack: the file with the line, the code, and a mark below it. */
const STACK_START = /^(\S.*):(\d+)\n.*\n( *)\^/;
