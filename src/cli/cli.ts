/** The command line: which commands there are, and with which code the process ends. Each command is loaded when it
 *  is called. */

import { Command, CommanderError } from 'commander';
import { ownVersion } from '../pipeline/engine.js';
import type { ApiFlags } from './api.js';
import type { BuildFlags } from './build.js';
import type { InitFlags } from './init.js';
import type { PreviewFlags } from './preview.js';
import type { WatchFlags } from './watch.js';
import { EXIT } from './exit-code.js';
import { wholeNumber, withSharedOptions, type SharedOptions } from './options.js';

/** Runs one command and sets the process's exit code. */
export async function main(args: readonly string[]): Promise<void> {
  endQuietlyWhenNobodyReads();
  let code: number = EXIT.complete;
  try {
    await commands((given) => (code = given)).parseAsync(args, { from: 'user' });
  } catch (error) {
    code = error instanceof CommanderError ? usageCode(error) : tellBug(error, args);
  }
  process.exitCode = code;
}

function commands(end: (code: number) => void): Command {
  const program = new Command('docsgen')
    .description('Builds the documentation site of a family of component libraries.')
    .version(ownVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) })
    .showSuggestionAfterError();

  buildOptions(command(program, 'build [site]', 'validates, renders, checks and publishes the site')).action(
    async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('./build.js');
      end(await runBuild(site, flags, 'build'));
    },
  );
  buildOptions(command(program, 'check [site]', 'everything that build checks, and writes nothing'))
    .option('--demos', 'bring every demo to life in Chromium, and tell what it says')
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('./build.js');
      end(await runBuild(site, flags, 'check'));
    });
  addServing(program, end);
  command(program, 'init [dir]', 'begins a site in a folder; writes only what is not there yet')
    .option('--yes', 'ask nothing')
    .option('--title <text>', 'what the site is called')
    .option('--package <name>', 'the package that it documents')
    .action(async (dir: string | undefined, flags: InitFlags) => {
      const { runInit } = await import('./init.js');
      end(await runInit(dir, flags));
    });
  addApi(program, end);
  command(program, 'info [site]', 'versions and paths for a bug report')
    .option('--json', 'as JSON')
    .action(async (site: string | undefined, flags: SharedOptions & { json?: boolean }) => {
      const { runInfo } = await import('./info.js');
      end(runInfo(site, flags));
    });
  command(program, 'clean', 'removes the cache, and an output folder that docsgen owns')
    .option('--out-dir <dir>', 'the output folder (dist)')
    .action(async (flags: SharedOptions & { outDir?: string }) => {
      const { runClean } = await import('./clean.js');
      end(await runClean(flags));
    });
  return program;
}

/** The commands that go on until they are ended. */
function addServing(program: Command, end: (code: number) => void): void {
  serveOptions(
    buildOptions(command(program, 'watch [site]', 'builds, serves and builds again after each change')),
    4000,
  )
    .alias('dev')
    .option('--open', 'open the site in a browser')
    .option('--poll', 'look for changes instead of waiting for them')
    .action(async (site: string | undefined, flags: WatchFlags) => {
      const { runWatch } = await import('./watch.js');
      end(await runWatch(site, flags));
    });
  serveOptions(command(program, 'preview [site]', 'serves the built folder as a host would'), 4100)
    .option('--out-dir <dir>', 'the folder that was built (dist)')
    .action(async (site: string | undefined, flags: PreviewFlags) => {
      const { runPreview } = await import('./preview.js');
      end(await runPreview(site, flags));
    });
}

function addApi(program: Command, end: (code: number) => void): void {
  command(program, 'api [site]', 'extracts the API reference of the packages of the config')
    .option('--json', 'the whole reference, as in api/<package>.json')
    .option('--package <name>', 'only this one, which need not be in the config')
    .option('--diff <files...>', 'what changed from one such file to another')
    .action(async (site: string | undefined, flags: ApiFlags) => {
      const { runApi } = await import('./api.js');
      end(await runApi(site, flags));
    });
}

function command(program: Command, name: string, description: string): Command {
  return withSharedOptions(program.command(name).description(description)).allowExcessArguments(false);
}

function buildOptions(building: Command): Command {
  return building
    .option('--out-dir <dir>', 'the output folder (dist)')
    .option('--base <path>', 'the path under which the site is served (/)')
    .option('--drafts', 'pages marked as drafts too')
    .option('--concurrency <n>', 'how much is done at once (the number of cores)', wholeNumber);
}

function serveOptions(serving: Command, port: number): Command {
  return serving
    .option('--port <n>', `the port; the next free one where it is taken (${port})`, wholeNumber)
    .option('--host <address>', 'the address to listen at (127.0.0.1)')
    .option('--allow-host <name...>', 'further hosts by which the server may be asked')
    .option('--strict-port', 'fail where the port is taken');
}

/** `--help` and `--version` end well; anything else that commander throws is a wrong use. */
function usageCode({ exitCode }: CommanderError): number {
  return exitCode === 0 ? EXIT.complete : EXIT.usage;
}

function tellBug(error: unknown, args: readonly string[]): number {
  const message = error instanceof Error ? error.message : String(error);
  const stack =
    args.includes('--verbose') && error instanceof Error
      ? `${error.stack}\n${String(error.cause ?? '')}\n`
      : '';
  process.stderr.write(
    `docsgen has a bug: ${message}\n${stack || 'Run it again with --verbose to see where.\n'}`,
  );
  return EXIT.bug;
}

/** A closed pipe is the reader's way of saying that it has seen enough. */
function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.environment : EXIT.bug);
  });
}
