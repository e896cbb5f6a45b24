/** The options that every command has, and what they mean. */

import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command } from 'commander';

export type Format = 'pretty' | 'json' | 'github' | 'sarif';

export interface SharedOptions {
  readonly config?: string;
  /** `false`: `--no-cache`. */
  readonly cache: boolean;
  readonly cacheDir?: string;
  readonly format?: Format;
  readonly maxWarnings?: number;
  readonly profile?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** `false`: `--no-color`. */
  readonly color: boolean;
}

export function withSharedOptions(command: Command): Command {
  return command
    .option('--config <file>', 'the config file, instead of docsgen.config.ts in the site folder')
    .option('--cache-dir <dir>', 'where to remember what was built (node_modules/.cache/docsgen)')
    .option('--no-cache', 'remember nothing, and use nothing that was remembered')
    .addOption(
      new Option('--format <format>', 'of what is found').choices(['pretty', 'json', 'github', 'sarif']),
    )
    .option('--max-warnings <n>', 'more warnings than this are an error', wholeNumber)
    .option('--profile', 'print where the time went')
    .option('--quiet', 'print problems only')
    .option('--verbose', 'print more, such as the stack of a bug')
    .option('--no-color', 'print without colours');
}

/** The site folder: as named, else `./content` if it has a config, else `.`. */
export function siteFolder(named: string | undefined): string {
  if (named !== undefined) return named;
  return CONFIG_FILES.some((file) => existsSync(`content/${file}`)) ? 'content' : '.';
}

export const CONFIG_FILES = [
  'docsgen.config.ts',
  'docsgen.config.mts',
  'docsgen.config.js',
  'docsgen.config.mjs',
];

export function formatOf({ format }: SharedOptions): Format {
  return format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty');
}

/** `FORCE_COLOR` and `NO_COLOR` decide; else whether a person is reading. */
export function usesColor({ color }: SharedOptions): boolean {
  if (!color || process.env['NO_COLOR']) return false;
  const force = process.env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Refuses what is not a whole number, the way commander tells it. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError(`“${text}” is not a whole number.`);
}
