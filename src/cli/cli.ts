/** The command line: which commands there are, and with which code the process ends. Each command is loaded when it
 *  is called. */

import { Command, CommanderError } from 'commander';
import { readDocsgenVersion } from '../pipeline/docsgen-package.js';
import type { ApiFlags } from './commands/run-api.js';
import type { BuildFlags } from './commands/run-build.js';
import type { InitFlags } from './commands/run-init.js';
import type { PreviewFlags } from './commands/run-preview.js';
import type { WatchFlags } from './commands/run-watch.js';
import { EXIT_CODES } from './exit-code.js';
import { parseWholeNumber, addGlobalOptions, type GlobalOptions } from './options.js';

/** Runs one command and sets the process's exit code. */
export async function main(args: readonly string[]): Promise<void> {
  exitOnClosedPipe();
  let code: number = EXIT_CODES.complete;
  try {
    await createProgram((exitCode) => (code = exitCode)).parseAsync(args, { from: 'user' });
  } catch (error) {
    code = error instanceof CommanderError ? toUsageExitCode(error) : reportBug(error, args);
  }
  process.exitCode = code;
}

function createProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('docsgen')
    .description('Builds the documentation site of a family of component libraries.')
    .version(readDocsgenVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) })
    .showSuggestionAfterError();

  addBuildOptions(
    addCommand(program, 'build [site]', 'validates, renders, checks and publishes the site'),
  ).action(async (site: string | undefined, flags: BuildFlags) => {
    const { runBuild } = await import('./commands/run-build.js');
    setExitCode(await runBuild(site, flags, 'build'));
  });
  addBuildOptions(addCommand(program, 'check [site]', 'everything that build checks, and writes nothing'))
    .option('--demos', 'bring every demo to life in Chromium, and tell what it says')
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('./commands/run-build.js');
      setExitCode(await runBuild(site, flags, 'check'));
    });
  addServeCommands(program, setExitCode);
  addCommand(program, 'init [dir]', 'begins a site in a folder; writes only what is not there yet')
    .option('--yes', 'ask nothing')
    .option('--title <text>', 'what the site is called')
    .option('--package <name>', 'the package that it documents')
    .action(async (dir: string | undefined, flags: InitFlags) => {
      const { runInit } = await import('./commands/run-init.js');
      setExitCode(await runInit(dir, flags));
    });
  addApiCommand(program, setExitCode);
  addCommand(program, 'info [site]', 'versions and paths for a bug report')
    .option('--json', 'as JSON')
    .action(async (site: string | undefined, flags: GlobalOptions & { json?: boolean }) => {
      const { runInfo } = await import('./commands/run-info.js');
      setExitCode(runInfo(site, flags));
    });
  addCommand(program, 'clean', 'removes the cache, and an output folder that docsgen owns')
    .option('--out-dir <dir>', 'the output folder (dist)')
    .action(async (flags: GlobalOptions & { outDir?: string }) => {
      const { runClean } = await import('./commands/run-clean.js');
      setExitCode(await runClean(flags));
    });
  return program;
}

/** The commands that go on until they are ended. */
function addServeCommands(program: Command, setExitCode: (code: number) => void): void {
  addServeOptions(
    addBuildOptions(addCommand(program, 'watch [site]', 'builds, serves and builds again after each change')),
    4000,
  )
    .alias('dev')
    .option('--open', 'open the site in a browser')
    .option('--poll', 'look for changes instead of waiting for them')
    .action(async (site: string | undefined, flags: WatchFlags) => {
      const { runWatch } = await import('./commands/run-watch.js');
      setExitCode(await runWatch(site, flags));
    });
  addServeOptions(addCommand(program, 'preview [site]', 'serves the built folder as a host would'), 4100)
    .option('--out-dir <dir>', 'the folder that was built (dist)')
    .action(async (site: string | undefined, flags: PreviewFlags) => {
      const { runPreview } = await import('./commands/run-preview.js');
      setExitCode(await runPreview(site, flags));
    });
}

function addApiCommand(program: Command, setExitCode: (code: number) => void): void {
  addCommand(program, 'api [site]', 'extracts the API reference of the packages of the config')
    .option('--json', 'the whole reference, as in api/<package>.json')
    .option('--package <name>', 'only this one, which need not be in the config')
    .option('--diff <files...>', 'what changed from one such file to another')
    .action(async (site: string | undefined, flags: ApiFlags) => {
      const { runApi } = await import('./commands/run-api.js');
      setExitCode(await runApi(site, flags));
    });
}

function addCommand(program: Command, name: string, description: string): Command {
  return addGlobalOptions(program.command(name).description(description)).allowExcessArguments(false);
}

function addBuildOptions(command: Command): Command {
  return command
    .option('--out-dir <dir>', 'the output folder (dist)')
    .option('--base <path>', 'the path under which the site is served (/)')
    .option('--drafts', 'pages marked as drafts too')
    .option('--concurrency <n>', 'how much is done at once (the number of cores)', parseWholeNumber);
}

function addServeOptions(command: Command, port: number): Command {
  return command
    .option('--port <n>', `the port; the next free one where it is taken (${port})`, parseWholeNumber)
    .option('--host <address>', 'the address to listen at (127.0.0.1)')
    .option('--allow-host <name...>', 'further hosts by which the server may be asked')
    .option('--strict-port', 'fail where the port is taken');
}

/** `--help` and `--version` end well; anything else that commander throws is a wrong use. */
function toUsageExitCode({ exitCode }: CommanderError): number {
  return exitCode === 0 ? EXIT_CODES.complete : EXIT_CODES.usage;
}

function reportBug(error: unknown, args: readonly string[]): number {
  const message = error instanceof Error ? error.message : String(error);
  const stack =
    args.includes('--verbose') && error instanceof Error
      ? `${error.stack}\n${String(error.cause ?? '')}\n`
      : '';
  process.stderr.write(
    `docsgen has a bug: ${message}\n${stack || 'Run it again with --verbose to see where.\n'}`,
  );
  return EXIT_CODES.bug;
}

/** A closed pipe is the reader's way of saying that it has seen enough. */
function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT_CODES.environment : EXIT_CODES.bug);
  });
}
