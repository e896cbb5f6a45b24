/** The command line: runs one command and sets the exit code of the process. */

import { Console } from 'node:console';
import { CommanderError } from 'commander';
import { describeEnvironmentError } from '../environment/environment-diagnostic.js';
import { createProgram } from './create-program.js';
import { EXIT_CODES } from './exit-code.js';

export async function main(args: readonly string[]): Promise<void> {
  exitOnClosedPipe();
  redirectConsole();
  let code: number = EXIT_CODES.complete;
  try {
    await createProgram((exitCode) => (code = exitCode)).parseAsync(args, { from: 'user' });
  } catch (error) {
    code = error instanceof CommanderError ? toUsageExitCode(error) : reportBug(error, args);
  }
  process.exitCode = code;
}

/** `--help` and `--version` are no errors; anything else that commander throws is a wrong use. */
function toUsageExitCode({ exitCode }: CommanderError): number {
  return exitCode === 0 ? EXIT_CODES.complete : EXIT_CODES.usage;
}

function reportBug(error: unknown, args: readonly string[]): number {
  const diagnostic = describeEnvironmentError(error);
  if (diagnostic) {
    process.stderr.write(`docsgen: ${diagnostic.message}\n${diagnostic.hint ?? ''}\n`);
    return EXIT_CODES.environment;
  }
  const message = error instanceof Error ? error.message : String(error);
  const details =
    error instanceof Error && args.includes('--verbose')
      ? `${error.stack}\n${String(error.cause ?? '')}`
      : 'Run it again with --verbose to see where.';
  process.stderr.write(`docsgen has a bug: ${message}\n${details}\n`);
  return EXIT_CODES.bug;
}

/** A reader such as `head` closes the pipe when it has read enough. */
function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT_CODES.environment : EXIT_CODES.bug);
  });
}

/** A config, a navigation or a template may log. stdout is for data alone, so all of the console is written to stderr. */
function redirectConsole(): void {
  Object.assign(console, new Console(process.stderr));
}
