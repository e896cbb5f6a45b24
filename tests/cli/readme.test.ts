/** The tables of the README against the commands and options of the program. */

import { existsSync, readFileSync } from 'node:fs';
import { Command, type Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../src/cli/exit-code.js';
import { addGlobalOptions } from '../../src/cli/options.js';

/** Imported without its types, which reach all commands and so parts of src that are not compiled with the DOM. */
const PROGRAM = '../../src/cli/create-program.ts';
const { createProgram }: { createProgram: (setExitCode: () => void) => Command } = await import(PROGRAM);

const { commands } = createProgram(() => undefined);
const globalOptions = addGlobalOptions(new Command()).options;
const globalFlags = globalOptions.map(({ flags }) => flags);

/** The rows of the table of the README whose first column has this head. */
function readTable(head: string): readonly (readonly string[])[] {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const table = lines.slice(start + 2);
  const rows = table.slice(
    0,
    table.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

/** `--port <n>` (4000) */
function formatOption({ flags, defaultValue, defaultValueDescription }: Option): string {
  const value = defaultValueDescription ?? defaultValue;
  return value === undefined || typeof value === 'boolean' ? `\`${flags}\`` : `\`${flags}\` (${value})`;
}

const formatOwnOptions = (command: Command): readonly string[] =>
  command.options.filter(({ flags }) => !globalFlags.includes(flags)).map(formatOption);

/** `watch [site]` (`dev`) */
function formatCommand(command: Command): string {
  const parts = command.registeredArguments.map((argument) => ` [${argument.name()}]`);
  const aliases = command.aliases().map((alias) => ` (\`${alias}\`)`);
  return `\`${command.name()}${parts.join('')}\`${aliases.join('')}`;
}

/** The options in a cell, where “as `build`” stands for all of that command. */
function parseOptions(cell: string): readonly string[] {
  return cell.split(', ').flatMap((text) => {
    const name = /^as `(\w+)`$/.exec(text)?.[1];
    const command = commands.find((one) => one.name() === name);
    return command ? formatOwnOptions(command) : [text].filter(Boolean);
  });
}

describe('the README', () => {
  test('has a row for every command and no other', () => {
    expect(readTable('command').map(([name]) => name)).toEqual(commands.map(formatCommand));
  });

  test.each(commands.map((command) => [command.name(), command] as const))(
    'lists the options of %s with their defaults',
    (_, command) => {
      const row = readTable('command').find(([name]) => name === formatCommand(command));
      expect(parseOptions(row?.at(-1) ?? '').toSorted()).toEqual(formatOwnOptions(command).toSorted());
    },
  );

  test('lists the options of all commands with their defaults', () => {
    expect(readTable('option').map(([option]) => option)).toEqual(globalOptions.map(formatOption));
  });

  test('lists the exit codes', () => {
    expect(readTable('exit code').map(([code]) => Number(code))).toEqual(Object.values(EXIT_CODES));
  });
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s names only files that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const paths = [...text.matchAll(/`((?:src|tests|templates|content|bin|\.ci)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
