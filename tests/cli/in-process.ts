/** The command line within the process of a test: without a start of Node, where no process is what is tested. */

import { join } from 'node:path';
import type { Ended } from '../sites/process.js';

/** What `bin/docsgen.js` starts. */
interface CommandLine {
  main(args: readonly string[]): Promise<void>;
}

/** Runs `docsgen <args>` in a folder. One at a time: the streams and the folder are those of the test's process. As in a
 *  process of its own, nothing in the environment mentions GitHub, where the default format is another. */
export async function runInProcess(args: readonly string[], cwd = process.cwd()): Promise<Ended> {
  const { main } = (await import(join(process.cwd(), 'lib/cli.js'))) as CommandLine;
  const former = { folder: process.cwd(), code: process.exitCode, action: process.env['GITHUB_ACTIONS'] };
  const formerConsole = { ...console };
  const errorListeners = process.stdout.listeners('error');
  const [stdout, stderr] = [keepWritten(process.stdout), keepWritten(process.stderr)];
  process.chdir(cwd);
  delete process.env['GITHUB_ACTIONS'];
  try {
    await main(args);
    return { code: Number(process.exitCode), signal: null, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    for (const stream of [stdout, stderr]) stream.restore();
    for (const listener of process.stdout.listeners('error'))
      if (!errorListeners.includes(listener)) process.stdout.off('error', listener as () => void);
    Object.assign(console, formerConsole);
    process.chdir(former.folder);
    process.exitCode = former.code;
    if (former.action !== undefined) process.env['GITHUB_ACTIONS'] = former.action;
  }
}

/** Keeps what is written to a stream, in place of writing it. */
function keepWritten(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const { write } = stream;
  const written: string[] = [];
  stream.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    written.push(Buffer.from(chunk as string).toString());
    const done = more.findLast((each) => typeof each === 'function') as (() => void) | undefined;
    done?.();
    return true;
  };
  return { text: () => written.join(''), restore: () => void (stream.write = write) };
}
