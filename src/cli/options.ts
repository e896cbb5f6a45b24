/** The options that every command has, and what they mean. */

import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command } from 'commander';

export type OutputFormat = 'pretty' | 'json' | 'github' | 'sarif';

export interface GlobalOptions {
  readonly config?: string;
  /** `false`: `--no-cache`. */
  readonly cache: boolean;
  readonly cacheDir?: string;
  readonly format?: OutputFormat;
  readonly maxWarnings?: number;
  readonly profile?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** `false`: `--no-color`. */
  readonly color: boolean;
}

export function addGlobalOptions(command: Command): Command {
  return command
    .option('--config <file>', 'the config file, instead of docsgen.config.ts in the site folder')
    .option('--cache-dir <dir>', 'where to remember what was built (node_modules/.cache/docsgen)')
    .option('--no-cache', 'remember nothing, and use nothing that was remembered')
    .addOption(
      new Option('--format <format>', 'of what is found').choices(['pretty', 'json', 'github', 'sarif']),
    )
    .option('--max-warnings <n>', 'more warnings than this are an error', parseWholeNumber)
    .option('--profile', 'print where the time went')
    .option('--quiet', 'print problems only')
    .option('--verbose', 'print more, such as the stack of a bug')
    .option('--no-color', 'print without colours');
}

/** The site folder: as named, else `./content` if it has a config, else `.`. */
export function resolveSiteFolder(requestedFolder: string | undefined): string {
  if (requestedFolder !== undefined) return requestedFolder;
  return CONFIG_FILES.some((file) => existsSync(`content/${file}`)) ? 'content' : '.';
}

export const CONFIG_FILES = [
  'docsgen.config.ts',
  'docsgen.config.mts',
  'docsgen.config.js',
  'docsgen.config.mjs',
];

export function resolveFormat({ format }: GlobalOptions): OutputFormat {
  return format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty');
}

/** `FORCE_COLOR` and `NO_COLOR` decide; else whether a person is reading. */
export function shouldUseColor({ color }: GlobalOptions): boolean {
  if (!color || process.env['NO_COLOR']) return false;
  const forceColor = process.env['FORCE_COLOR'];
  if (forceColor !== undefined) return forceColor !== '0' && forceColor !== 'false';
  return process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
}

/** Refuses what is not a whole number, the way commander tells it. */
export function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError(`“${text}” is not a whole number.`);
}
