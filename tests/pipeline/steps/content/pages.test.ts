import { expect, test } from 'vitest';
import type { Read } from '../../../../src/graph/step.js';
import { parsePageSource } from '../../../../src/pipeline/steps/content/pages.js';
import { ThreadPool } from '../../../../src/pipeline/threads/thread-pool.js';
import { files, formulas, needs, settings, source } from '../../threads/sample-page.js';

test('what a page shows besides its text is read once each, in the order of the page', async () => {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const read = {
    tool: () => new ThreadPool({ threadFile: '', threads: 0 }),
    leadsOutside: () => false,
    bytes: (path: string) => {
      asked.push(path);
      const file = files.get(path)!;
      return 'text' in file ? Buffer.from(file.text) : undefined;
    },
    step: async (_: unknown, key: string) => {
      asked.push(key);
      return formulas.get(key);
    },
    report: (diagnostics: readonly unknown[]) => reported.push(...diagnostics),
  } as unknown as Read;

  const page = (await parsePageSource(read, source, settings)).deserialize();

  expect(asked).toEqual([...needs.neededFiles, ...needs.neededFormulas]);
  expect(reported).toMatchObject([{ code: 'image/blocked' }, { code: 'include/missing' }]);
  const html = JSON.stringify(page.blocks);
  expect(html).toContain('/docs/pt/material-ui/button/');
  expect(html).toContain('<math><mi>a</mi></math>');
});
