import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileChild } from './render/open-renderer.js';

/** Renders a demo and prints the ids of its children: while it hangs, or when it is done. */
const PARENT = `
  import { readFileSync } from 'node:fs';
  import { compileDemo } from './src/bundle/demo.js';
  import { openDemoHost } from './src/demos/host.js';
  const [, , childFile, siteFolder, entry, last] = process.argv;
  const tell = () => console.log('children', readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8'));
  const { code } = await compileDemo({ root: siteFolder, entry });
  const host = openDemoHost({ childFile, siteFolder, concurrency: 2, timeoutMs: 60_000 });
  if (entry === 'Stuck.tsx') setTimeout(tell, 1500);
  await host.render({ file: siteFolder + '/' + entry, place: entry, code });
  tell();
  if (last === 'close') await host.close();
  if (last === 'wait') setInterval(() => {}, 1000);
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
    stdin: { contents: PARENT, resolveDir: resolve('.') },
    outfile: join(folder, 'parent.mjs'),
  });
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function parent(
  entry: string,
  last: string,
): Promise<{ process: ChildProcess; children: readonly number[] }> {
  const [folder] = folders;
  const args = [join(folder!, 'parent.mjs'), join(folder!, 'demo-child.js'), folder!, entry, last];
  const process_ = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of process_.stdout) {
    said += String(chunk);
    if (/children [\d ]*\n/.test(said)) break;
  }
  const children = /children ([\d ]*)/.exec(said)![1]!.trim().split(' ').map(Number);
  return { process: process_, children };
}

/** Whether one of them is a demo's child that still runs: esbuild has a process of its own. */
function isAlive(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/cmdline`)) return false;
  const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('demo-child.js');
  return isOurs && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

async function allGone(children: readonly number[]): Promise<boolean> {
  for (let waited = 0; waited < 5000 && children.some(isAlive); waited += 50) await sleep(50);
  return !children.some(isAlive);
}

describe.runIf(existsSync(`/proc/self/task/${process.pid}/children`))('no process is left behind', () => {
  test('when the host is closed', async () => {
    const { process, children } = await parent('Fine.tsx', 'close');
    expect(await once(process, 'exit')).toEqual([0, null]);
    expect(await allGone(children)).toBe(true);
  });

  // The child may have ended by itself before it is looked at, on a machine that is busy.
  test('when the host is forgotten: it does not keep its process alive', { retry: 2 }, async () => {
    const { process, children } = await parent('Fine.tsx', 'forget');
    expect(children.some(isAlive)).toBe(true);
    expect(await once(process, 'exit')).toEqual([0, null]);
    expect(await allGone(children)).toBe(true);
  });

  test.each([
    ['while the child waits', 'Fine.tsx'],
    ['while a demo hangs', 'Stuck.tsx'],
  ])('when its process is killed %s', async (_, entry) => {
    const { process, children } = await parent(entry, 'wait');
    expect(children.some(isAlive)).toBe(true);
    process.kill('SIGKILL');
    expect(await allGone(children)).toBe(true);
  });
});
