/** The reference of the command line: commands, arguments and options from commander, exit codes from their table. */

import { Command, type Option } from 'commander';
import { EXIT_CODES } from '../../src/cli/exit-code.js';
import { addGlobalOptions } from '../../src/cli/options.js';
import { writeList, writeTable, type Item } from './markdown-lists.js';
import { getExportedType, listMembers } from './source-types.js';

/** Imported without its types, which reach all commands and so parts of src that are not compiled with the DOM. */
const PROGRAM = '../../src/cli/create-program.ts';
const { createProgram }: { createProgram: (setExitCode: () => void) => Command } = await import(PROGRAM);

const { commands } = createProgram(() => undefined);
const globalOptions = addGlobalOptions(new Command()).options;

export const COMMAND_NAMES: readonly string[] = commands.map((command) => command.name());

/** A table of all commands that leads to their sections. */
export function writeCommandIndex(): string {
  return writeTable(
    ['Command', 'Meaning'],
    commands.map((command) => [
      `[\`${writeUsage(command)}\`](#${command.name()})${writeAlias(command)}`,
      toSentence(command.description()),
    ]),
  );
}

/** What a command does, its arguments, and the options that not all commands have. */
export function writeCommand([name]: readonly string[]): string {
  const command = commands.find((one) => one.name() === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const globalFlags = new Set(globalOptions.map(({ flags }) => flags));
  const items = [
    ...command.registeredArguments.map((argument) => ({
      name: `[${argument.name()}]`,
      id: `${name}-${argument.name()}`,
      facts: [],
      description: toSentence(argument.description),
    })),
    ...command.options
      .filter(({ flags }) => !globalFlags.has(flags))
      .map((option) => createItem(option, `${name}-`)),
  ];
  const usage = `\`\`\`text\ndocsgen ${writeUsage(command)} [options]\n\`\`\``;
  return [usage, `${toSentence(command.description())}${writeAliasSentence(command)}`, writeList(items)].join(
    '\n\n',
  );
}

export function writeGlobalOptions(): string {
  return writeList(globalOptions.map((option) => createItem(option, '')));
}

export function writeExitCodes(): string {
  const comments = new Map(
    listMembers(getExportedType('src/cli/exit-code.ts', 'EXIT_CODES')).map(({ name, comment }) => [
      name,
      comment,
    ]),
  );
  return writeTable(
    ['Code', 'Meaning'],
    Object.entries(EXIT_CODES).map(([name, code]) => [
      `<span id="exit-${code}">${code}</span>`,
      comments.get(name) ?? '',
    ]),
  );
}

function createItem(option: Option, prefix: string): Item {
  const value: unknown = option.defaultValueDescription ?? option.defaultValue;
  const hasDefault = value !== undefined && typeof value !== 'boolean';
  return {
    name: option.flags,
    id: `${prefix}${option.long?.replace(/^--/, '') ?? option.flags}`,
    facts: [
      ...(option.argChoices ? [option.argChoices.map((choice) => `\`${choice}\``).join(', ')] : []),
      ...(hasDefault ? [`default: ${option.defaultValueDescription ?? `\`${String(value)}\``}`] : []),
      ...(option.envVar ? [`also \`${option.envVar}\` of the environment`] : []),
    ],
    description: toSentence(option.description),
  };
}

function writeUsage(command: Command): string {
  return [command.name(), ...command.registeredArguments.map((argument) => `[${argument.name()}]`)].join(' ');
}

function writeAlias(command: Command): string {
  return command
    .aliases()
    .map((alias) => `, \`${alias}\``)
    .join('');
}

function writeAliasSentence(command: Command): string {
  return command
    .aliases()
    .map((alias) => ` \`docsgen ${alias}\` is the same command.`)
    .join('');
}

/** A description as a sentence of Markdown, in which paths and placeholders are code. */
function toSentence(description: string): string {
  const text = description.replaceAll(/\.\/\w+|[\w/]*<\w+>[\w./]*/g, '`$&`');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
