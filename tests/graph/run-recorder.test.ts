import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Graph } from '../../src/graph/graph.js';
import { SourceFiles } from '../../src/graph/source-files.js';
import type { Step } from '../../src/graph/step.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that a tool has read for a step', () => {
  /** The text is read first, and tracked later, as bundlers do. `save` comes in between. */
  async function readTwice(save: () => void): Promise<readonly string[]> {
    const file = join(folder, 'a.txt');
    writeFileSync(file, 'old');
    // What was written just now may have been written while the step ran.
    await wait(50);
    const saves = [save, (): void => undefined];
    let runs = 0;
    const step: Step<string> = {
      name: 'text',
      run: (read) => {
        const text = readFileSync(file, 'utf8');
        saves.shift()?.();
        runs += 1;
        read.trackFile('a.txt');
        return text;
      },
    };
    const options = { steps: [step], optionValues: {} as never, tools: {} as never };
    const graph = new Graph({ ...options, files: new SourceFiles(folder) });
    const first = await graph.value(step);
    await graph.invalidate();
    return [first, await graph.value(step), `${runs} runs`];
  }

  test('is read again by the next build if it was saved in the meantime', async () => {
    expect(await readTwice(() => writeFileSync(join(folder, 'a.txt'), 'new'))).toEqual([
      'old',
      'new',
      '2 runs',
    ]);
  });

  test('is read again if it was replaced by one with an earlier time', async () => {
    const replace = (): void => {
      writeFileSync(join(folder, 'a.txt'), 'new');
      utimesSync(join(folder, 'a.txt'), 1, 1);
    };
    expect(await readTwice(replace)).toEqual(['old', 'new', '2 runs']);
  });

  test('is not read again if it is as it was', async () => {
    expect(await readTwice(() => undefined)).toEqual(['old', 'old', '1 runs']);
  });
});
