/** Checks command lines with the real program: a command or an option that does not exist, a value that is not allowed. */

import { CommanderError, type Command } from 'commander';

/** Imported without its types, which reach all commands and so parts of src that are not compiled with the DOM. */
const PROGRAM = '../../../src/cli/create-program.ts';
const { createProgram }: { createProgram: (setExitCode: () => void) => Command } = await import(PROGRAM);

/** How docsgen is called, behind variables of the environment. */
const CALL =
  /^(?:[A-Z_]+=\S+\s+)*(?:time\s+)?(?:npx |pnpm |pnpm dlx |yarn |yarn dlx |node bin\/)?docsgen(?:\.js)?(?=\s|$)(.*)$/;

/** What is wrong with the calls of docsgen in a script of a shell. */
export function checkCommands(script: string): readonly string[] {
  return listCommands(script).flatMap((command) => {
    const args = CALL.exec(command)?.[1];
    if (args === undefined) return [];
    const issue = checkCall(splitWords(args));
    return issue === undefined ? [] : [`${command}: ${issue}`];
  });
}

/** The names behind `npm run`, which a package has to have as scripts. */
export function listScriptNames(script: string): readonly string[] {
  return listCommands(script).flatMap((command) => {
    const name = /^(?:npm|pnpm|yarn) run(?: -s| --silent)? ([\w:-]+)/.exec(command)?.[1];
    return name === undefined ? [] : [name];
  });
}

/** The commands of a script, without comments and without where their output goes. */
function listCommands(script: string): readonly string[] {
  return script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, ''))
    .flatMap((line) => line.split(/&&|\|\|?|;|\bif\b|\bthen\b/))
    .map((command) => command.replace(/\s[12]?>.*$/, '').trim());
}

function splitWords(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, word]) => double ?? single ?? word ?? '',
  );
}

/** What commander says of the arguments, without running the command. */
function checkCall([name, ...args]: readonly string[]): string | undefined {
  if (name === undefined || name === '--version' || name === '--help' || name === 'help') return undefined;
  const program = createProgram(() => undefined);
  const command = program.commands.find((one) => one.name() === name || one.aliases().includes(name));
  if (!command) return `there is no command ${name}`;
  command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  try {
    const { operands, unknown } = command.parseOptions([...args]);
    if (unknown.length > 0) return `${name} has no option ${unknown[0]}`;
    const { length } = command.registeredArguments;
    return operands.length > length ? `${name} takes ${length} arguments, not ${operands.length}` : undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.message;
    throw error;
  }
}
