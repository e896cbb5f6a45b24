import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createChildExtractor } from '../../../../src/reference/extract/process/extract-in-child.js';

/** A child that reports its process id as the only file it read, after `prepare`. */
function createExtractor(prepare = '', timeoutMs = 10_000) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'docsgen-extract-'));
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  const childFile = join(siteFolder, 'child.cjs');
  writeFileSync(
    childFile,
    `let tasks = 0;
    process.on('message', ({ name }) => {
      tasks += 1;
      ${prepare}
      process.send({ diagnostics: [], sourceFiles: [String(process.pid)] });
    });`,
  );
  const extract = createChildExtractor({ siteFolder, childFile, timeoutMs });
  return async (...names: readonly string[]) =>
    Promise.all(
      names.map(async (name) =>
        extract({ name, folder: siteFolder, resolveFrom: siteFolder, selection: {} }),
      ),
    );
}

const runOutOfMemory = `process.stderr.write('JavaScript heap out of memory'); process.kill(process.pid, 'SIGKILL'); return;`;

test('packages that are asked for together are extracted by one process, which ends after the last', async () => {
  const extract = createExtractor();
  const [first, second] = await extract('a', 'b');
  expect(second).toEqual(first);
  const [later] = await extract('a');
  expect(later).not.toEqual(first);
});

test('a package that runs out of memory after another one is tried again in a process of its own', async () => {
  const extract = createExtractor(`if (name === 'large' && tasks > 1) { ${runOutOfMemory} }`);
  const [small, large] = await extract('small', 'large');
  expect(large?.diagnostics).toEqual([]);
  expect(large?.sourceFiles).not.toEqual(small?.sourceFiles);
});

test('a package that is too large by itself is reported, and the others are extracted', async () => {
  const extract = createExtractor(`if (name === 'large') { ${runOutOfMemory} }`);
  const [large, small] = await extract('large', 'small');
  expect(large?.diagnostics).toMatchObject([
    { code: 'api/too-large', file: 'node_modules/large/package.json' },
  ]);
  expect(small?.sourceFiles).toHaveLength(1);
});

test('a package that takes too long is reported', async () => {
  const extract = createExtractor(`if (name === 'endless') for (;;);`, 1000);
  const [endless] = await extract('endless');
  expect(endless?.diagnostics).toMatchObject([{ code: 'api/too-large' }]);
});

test('a process that fails is a bug of docsgen, with what it has written', async () => {
  const extract = createExtractor(`throw new Error('broken');`);
  await expect(extract('a')).rejects.toThrow('broken');
});
