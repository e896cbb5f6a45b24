import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileChild } from './render/open-renderer.js';

/** Renders a demo and prints the ids of its child processes: while it hangs, or when it is done. */
const PARENT_PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { compileDemos } from './src/bundle/compile-demos.js';
  import { openDemoRenderer } from './src/demos/render/open-demo-renderer.js';
  const [, , entryFile, siteFolder, entry, lastAction] = process.argv;
  const children = () => readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8');
  const printChildren = () => console.log('children', children());
  const [{ code }] = await compileDemos({ root: siteFolder, entries: [entry] });
  const renderer = openDemoRenderer({ entryFile, siteFolder, concurrency: 2, timeoutMs: 60_000 });
  if (entry === 'Stuck.tsx') setTimeout(printChildren, 1500);
  await renderer.render({ file: siteFolder + '/' + entry, relativeFile: entry, code });
  printChildren();
  if (lastAction === 'close') await renderer.close();
  if (lastAction === 'wait') setInterval(() => {}, 1000);
`;

const folders: string[] = [];

beforeAll(async () => {
  const folder = dirname(await compileChild());
  folders.push(folder);
  writeFileSync(join(folder, 'Fine.tsx'), 'export default () => <p />;');
  writeFileSync(join(folder, 'Stuck.tsx'), 'export default () => {\n  for (;;);\n};');
  const shared = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const;
  await build({
    ...shared,
    stdin: { contents: PARENT_PROGRAM, resolveDir: resolve('.') },
    outfile: join(folder, 'parent.mjs'),
  });
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function startParent(
  entry: string,
  lastAction: string,
): Promise<{ process: ChildProcess; children: readonly number[] }> {
  const [folder] = folders;
  const args = [join(folder!, 'parent.mjs'), join(folder!, 'demo-child.js'), folder!, entry, lastAction];
  const parentProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of parentProcess.stdout) {
    output += String(chunk);
    if (/children [\d ]*\n/.test(output)) break;
  }
  const children = /children ([\d ]*)/.exec(output)![1]!.trim().split(' ').map(Number);
  return { process: parentProcess, children };
}

/** Whether a process renders demos and still runs: esbuild has a process of its own. */
function isRunning(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/cmdline`)) return false;
  const isDemoProcess = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('demo-child.js');
  return isDemoProcess && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

async function waitForExit(children: readonly number[]): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < 5000 && children.some(isRunning); waitedMs += 50) await sleep(50);
  return !children.some(isRunning);
}

describe.runIf(existsSync(`/proc/self/task/${process.pid}/children`))('no process is left behind', () => {
  test('when the renderer is closed', async () => {
    const { process, children } = await startParent('Fine.tsx', 'close');
    expect(await once(process, 'exit')).toEqual([0, null]);
    expect(await waitForExit(children)).toBe(true);
  });

  // The child may have ended by itself before it is looked at, on a machine that is busy.
  test('when the renderer is not closed: it does not keep its process running', { retry: 2 }, async () => {
    const { process, children } = await startParent('Fine.tsx', 'forget');
    expect(children.some(isRunning)).toBe(true);
    expect(await once(process, 'exit')).toEqual([0, null]);
    expect(await waitForExit(children)).toBe(true);
  });

  test.each([
    ['while its child waits', 'Fine.tsx'],
    ['while a demo hangs', 'Stuck.tsx'],
  ])('when the parent process is killed %s', async (_, entry) => {
    const { process, children } = await startParent(entry, 'wait');
    expect(children.some(isRunning)).toBe(true);
    process.kill('SIGKILL');
    expect(await waitForExit(children)).toBe(true);
  });
});
