import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DemoWorkerPool } from '../../../src/demos/render/demo-worker-pool.js';

/** More than one process is started for. */
const TASK_COUNT = 400;

/** A child whose reports contain its process id. It does its tasks once the file `awaited` names as many processes as have started. */
const CHILD = `
  const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
  writeFileSync('started-' + process.pid, '');
  const countStarted = () => readdirSync('.').filter((name) => name.startsWith('started-')).length;
  const report = () => {
    if (countStarted() < Number(readFileSync('awaited', 'utf8'))) return setTimeout(report, 5);
    process.send({ kind: 'base-styles', css: String(process.pid) });
  };
  process.on('message', report);
  process.send({ kind: 'ready' });
`;

function createPool(countBusyCores: () => number) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'docsgen-pool-'));
  const entryFile = join(siteFolder, 'child.cjs');
  writeFileSync(entryFile, CHILD);
  const awaitProcesses = (count: number) => writeFileSync(join(siteFolder, 'awaited'), String(count));
  awaitProcesses(1);
  const pool = new DemoWorkerPool(
    { entryFile, siteFolder, timeoutMs: 60_000 },
    { concurrency: 2, countBusyCores },
  );
  onTestFinished(async () => {
    await pool.close();
    rmSync(siteFolder, { recursive: true });
  });
  const run = async (): Promise<string> => {
    const outcome = await pool.run({ kind: 'base-styles', libraries: [] });
    if (outcome.kind !== 'report' || outcome.report.kind !== 'base-styles')
      throw new Error(JSON.stringify(outcome));
    return outcome.report.css;
  };
  return { pool, awaitProcesses, runAll: () => Array.from({ length: TASK_COUNT }, run) };
}

test('where other work keeps the other core busy, one process does all tasks', async () => {
  const { runAll } = createPool(() => 1);
  expect(new Set(await Promise.all(runAll())).size).toBe(1);
});

test('a process is started by the first task', async () => {
  const { pool, runAll } = createPool(() => 1);
  expect(pool.isStarted).toBe(false);
  const results = runAll();
  expect(pool.isStarted).toBe(true);
  await Promise.all(results);
});

test('where all cores are busy, there is one process nevertheless', async () => {
  const { runAll } = createPool(() => 2);
  expect(new Set(await Promise.all(runAll())).size).toBe(1);
});

test('another process takes part once the other core is free', async () => {
  let busyCores = 1;
  const { awaitProcesses, runAll } = createPool(() => busyCores);
  const results = runAll();
  const firstProcess = await results[0];
  busyCores = 0;
  await results[1];
  awaitProcesses(2);
  const laterResults = await Promise.all(results);
  expect(laterResults.slice(0, 10)).toContain(firstProcess);
  expect(new Set(laterResults).size).toBe(2);
});
