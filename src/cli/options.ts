/** The options that several commands have, and what they mean. */

import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { CONFIG_FILES, DEFAULT_CACHE_FOLDER, DEFAULT_OUT_DIR } from '../pipeline/options.js';
import { DEFAULT_HOST } from '../server/default-address.js';

const OUTPUT_FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

export interface GlobalOptions {
  readonly config?: string;
  /** `false`: `--no-cache`. */
  readonly cache: boolean;
  readonly cacheDir: string;
  readonly format?: (typeof OUTPUT_FORMATS)[number];
  readonly maxWarnings?: number;
  readonly profile?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** `false`: `--no-color`. */
  readonly color: boolean;
}

export function addGlobalOptions(command: Command): Command {
  return command
    .option('--config <file>', 'use this config file instead of docsgen.config.ts in the site folder')
    .option('--cache-dir <dir>', 'the cache folder', DEFAULT_CACHE_FOLDER)
    .option('--no-cache', 'neither read nor write the cache')
    .addOption(new Option('--format <format>', 'how to print diagnostics').choices(OUTPUT_FORMATS))
    .option('--max-warnings <n>', 'fail if there are more warnings', parseWholeNumber)
    .option('--profile', 'print how long each step took')
    .option('--quiet', 'print diagnostics only')
    .option('--verbose', 'print more, such as the stack of a bug')
    .option('--no-color', 'print without colors');
}

export interface BuildFlags extends GlobalOptions {
  readonly outDir: string;
  readonly base?: string;
  readonly drafts?: boolean;
  readonly measurementId?: string;
  readonly concurrency?: number;
  /** Of `check`: run every demo in a browser too. */
  readonly demos?: boolean;
  /** Of `check`: run the demos of these pages only. */
  readonly page?: readonly string[];
}

export function addBuildOptions(command: Command): Command {
  return addOutDirOption(command)
    .addOption(
      new Option('--base <path>', 'the path under which the site is served').default(
        undefined,
        'from the config',
      ),
    )
    .option('--drafts', 'include pages, entries and products that are drafts')
    .addOption(
      new Option('--measurement-id <id>', 'the id under which analytics count visits')
        .env('DOCSGEN_MEASUREMENT_ID')
        .default(undefined, 'from the config'),
    )
    .addOption(
      new Option('--concurrency <n>', 'how many tasks run at once')
        .default(undefined, 'number of cores')
        .argParser(parseWholeNumber),
    );
}

export function addOutDirOption(command: Command): Command {
  return command.option('--out-dir <dir>', 'the output folder', DEFAULT_OUT_DIR);
}

export interface ServeFlags extends GlobalOptions {
  readonly port: number;
  readonly host: string;
  readonly strictPort?: boolean;
  /** More host names that the server accepts. */
  readonly allowHost?: readonly string[];
}

export function addServeOptions(command: Command, port: number): Command {
  return command
    .option('--port <n>', 'the port; the next free one if it is taken', parseWholeNumber, port)
    .option('--host <address>', 'the address to listen on', DEFAULT_HOST)
    .option('--allow-host <name...>', 'more host names that the server accepts')
    .option('--strict-port', 'fail if the port is taken');
}

/** The site folder: as named, else `./content` if it has a config, else `.`. */
export function resolveSiteFolder(requestedFolder: string | undefined): string {
  if (requestedFolder !== undefined) return requestedFolder;
  return CONFIG_FILES.some((file) => existsSync(`content/${file}`)) ? 'content' : '.';
}

export function resolveFormat({ format }: GlobalOptions): (typeof OUTPUT_FORMATS)[number] {
  return format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty');
}

/** `FORCE_COLOR` and `NO_COLOR` decide; else whether a person is reading. */
export function shouldUseColor({ color }: GlobalOptions): boolean {
  if (!color || process.env['NO_COLOR']) return false;
  const forceColor = process.env['FORCE_COLOR'];
  if (forceColor !== undefined) return forceColor !== '0' && forceColor !== 'false';
  return process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** For an option whose text must not be blank. */
export function parseText(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError(`“${text}” is not a whole number.`);
}
