import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeAtOnce, writeOnPool } from '../../../src/output/disk/write-file.js';

const folder = mkdtempSync(join(tmpdir(), 'docsgen-write-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['on the thread pool', writeOnPool],
  ['at once', writeAtOnce],
])('a file that is written %s', (_, write) => {
  test.each([0, 1, 3_000_000])(
    'has all of its %d bytes, in place of those it had, and a time',
    async (size) => {
      const path = join(folder, `${write.name}-${size}`);
      writeFileSync(path, 'x'.repeat(100));
      const bytes = new Uint8Array(size).fill(7);
      const mtimeMs = await write(path, bytes);
      expect(Buffer.compare(readFileSync(path), bytes)).toBe(0);
      expect(mtimeMs).toBe(statSync(path).mtimeMs);
    },
  );

  test('is named by the error when its folder is missing', async () => {
    const path = join(folder, 'missing', 'a.html');
    await expect(write(path, new Uint8Array(1))).rejects.toMatchObject({ code: 'ENOENT', path });
  });

  test.skipIf(!existsSync('/dev/full'))('is named by the error when the disk is full', async () => {
    const path = '/dev/full';
    await expect(write(path, new Uint8Array(1))).rejects.toMatchObject({ code: 'ENOSPC', path });
  });
});
