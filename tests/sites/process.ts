/** docsgen as a process of its own, as users run it. */

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export const bin = join(process.cwd(), 'bin', 'docsgen.js');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export interface Circumstances {
  readonly cwd?: string;
  /** On top of an environment in which nothing mentions colors, CI or GitHub. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another copy of the command. */
  readonly bin?: string;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

/** Starts `docsgen <args>`. */
export function start(
  args: readonly string[],
  { cwd, env = {}, bin: command = bin, timeout = 150_000 }: Circumstances = {},
): Running {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: cwd ?? process.cwd(),
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', TERM: 'xterm', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // None outlives its test, whatever it is stuck in.
    timeout,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr] = [textFrom(child.stdout), textFrom(child.stderr)];
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout: stdout(), stderr: stderr() }));
  });
  return { child, ended };
}

/** Runs `docsgen <args>` to its end. */
export function docsgen(args: readonly string[], circumstances?: Circumstances): Promise<Ended> {
  return start(args, circumstances).ended;
}

function textFrom(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
