/** The commands of docsgen and their options. The code of a command is loaded when it is called. */

import { Command, Help } from 'commander';
import { readDocsgenVersion } from '../pipeline/docsgen-package.js';
import { DEFAULT_PREVIEW_PORT, DEFAULT_WATCH_PORT } from '../server/default-address.js';
import type { ApiFlags } from './commands/run-api.js';
import type { CleanFlags } from './commands/run-clean.js';
import type { InfoFlags } from './commands/run-info.js';
import type { InitFlags } from './commands/run-init.js';
import type { PreviewFlags } from './commands/run-preview.js';
import type { WatchFlags } from './commands/run-watch.js';
import {
  addBuildOptions,
  addGlobalOptions,
  addOutDirOption,
  addServeOptions,
  parseText,
  type BuildFlags,
  type GlobalOptions,
} from './options.js';

type Site = string | undefined;

/** Creates the program. A command that has run passes the exit code to `setExitCode`. */
export function createProgram(setExitCode: (code: number) => void): Command {
  const help = new Help();
  const program = new Command('docsgen')
    .description('Builds the documentation site of a family of component libraries.')
    .version(readDocsgenVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) })
    .configureHelp({
      // Commander leaves out a default that is only described.
      optionDescription: (option) =>
        option.defaultValue === undefined && option.defaultValueDescription !== undefined
          ? `${option.description} (default: ${option.defaultValueDescription})`
          : help.optionDescription(option),
    })
    .showSuggestionAfterError();
  addSiteCommands(program, setExitCode);
  addServeCommands(program, setExitCode);
  addOtherCommands(program, setExitCode);
  return program;
}

/** The commands that build or check a site once. */
function addSiteCommands(program: Command, setExitCode: (code: number) => void): void {
  addBuildOptions(
    addSiteArgument(addCommand(program, 'build', 'check the site, and publish it if it has no errors')),
  ).action(async (site: Site, flags: BuildFlags) => {
    const { runBuild } = await import('./commands/run-build.js');
    setExitCode(await runBuild(site, flags, 'build'));
  });
  addBuildOptions(
    addSiteArgument(addCommand(program, 'check', 'check everything that build checks, and write nothing')),
  )
    .option('--demos', 'run every demo in Chromium too, and report its errors')
    .option(
      '--page <pathname>',
      'run the demos of this page only; can be repeated, and implies --demos',
      (pathname: string, others: readonly string[] = []) => [...others, pathname],
    )
    .action(async (site: Site, flags: BuildFlags) => {
      const { runBuild } = await import('./commands/run-build.js');
      setExitCode(await runBuild(site, flags, 'check'));
    });
  addSiteArgument(addCommand(program, 'api', 'extract the API reference of the packages in the config'))
    .option('--json', 'print the whole reference, as in api/<package>.json')
    .option('--package <name>', 'only this package, which need not be in the config')
    .option('--diff <files...>', 'print what changed from one such file to another')
    .action(async (site: Site, flags: ApiFlags) => {
      const { runApi } = await import('./commands/run-api.js');
      setExitCode(await runApi(site, flags));
    });
}

/** The commands that run until they are stopped. */
function addServeCommands(program: Command, setExitCode: (code: number) => void): void {
  const watch = addSiteArgument(
    addCommand(program, 'watch', 'build, serve, and build again after each change'),
  );
  addServeOptions(addBuildOptions(watch), DEFAULT_WATCH_PORT)
    .alias('dev')
    .option('--open', 'open the site in a browser')
    .option('--poll', 'look for changes at intervals instead of waiting for events of the system')
    .action(async (site: Site, flags: WatchFlags) => {
      const { runWatch } = await import('./commands/run-watch.js');
      setExitCode(await runWatch(site, flags));
    });
  const preview = addCommand(program, 'preview', 'serve the built folder as a host would').argument(
    '[site]',
    'ignored; the output folder is served',
  );
  addOutDirOption(addServeOptions(preview, DEFAULT_PREVIEW_PORT)).action(
    async (_: Site, flags: PreviewFlags) => {
      const { runPreview } = await import('./commands/run-preview.js');
      setExitCode(await runPreview(flags));
    },
  );
}

function addOtherCommands(program: Command, setExitCode: (code: number) => void): void {
  addCommand(program, 'init', 'create a site in a folder; existing files are kept')
    .argument('[dir]', 'the folder of the new site; content without it')
    .option('--yes', 'ask no questions')
    .option('--title <text>', 'the name of the site', parseText)
    .option('--package <name>', 'the package that it documents')
    .action(async (dir: string | undefined, flags: InitFlags) => {
      const { runInit } = await import('./commands/run-init.js');
      setExitCode(await runInit(dir, flags));
    });
  addCommand(program, 'migrate', 'make a site of a site of another tool, and report what is left to do')
    .argument('<source>', 'the tool of the site: docusaurus, vitepress, nextra or mui')
    .argument('<from>', 'the folder with the config of that tool; it is only read')
    .argument('<to>', 'the folder of the new site, which must not exist or be empty')
    .action(async (...[source, from, to, flags]: [string, string, string, GlobalOptions]) => {
      const { runMigrate } = await import('./commands/run-migrate.js');
      setExitCode(runMigrate({ source, from, to }, flags));
    });
  addSiteArgument(addCommand(program, 'info', 'print versions and paths for a bug report'))
    .option('--json', 'print JSON')
    .action(async (site: Site, flags: InfoFlags) => {
      const { runInfo } = await import('./commands/run-info.js');
      setExitCode(runInfo(site, flags));
    });
  const clean = addCommand(program, 'clean', 'remove the cache, and the output folder if docsgen made it');
  addOutDirOption(clean).action(async (flags: Omit<CleanFlags, 'hasDefaultOutDir'>) => {
    const { runClean } = await import('./commands/run-clean.js');
    const hasDefaultOutDir = clean.getOptionValueSource('outDir') === 'default';
    setExitCode(await runClean({ ...flags, hasDefaultOutDir }));
  });
}

function addSiteArgument(command: Command): Command {
  return command.argument(
    '[site]',
    'the folder with the config; without it, ./content if it has one, else the working directory',
  );
}

function addCommand(program: Command, name: string, description: string): Command {
  return addGlobalOptions(program.command(name).description(description)).allowExcessArguments(false);
}
