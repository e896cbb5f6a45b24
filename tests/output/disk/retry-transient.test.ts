import { describe, expect, test } from 'vitest';
import { getErrorCode, nodeDisk, type Disk } from '../../../src/output/disk/disk.js';
import { retryTransient, renameWithRetry } from '../../../src/output/disk/retry-transient.js';
import { diskError } from '../fixture/faulty-disk.js';

function recording(): { readonly disk: Disk; readonly pauses: number[] } {
  const pauses: number[] = [];
  const wait = async (ms: number): Promise<void> => void pauses.push(ms);
  return { disk: { ...nodeDisk, wait }, pauses };
}

function failing(times: number, code: string): () => string {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls <= times) throw diskError(code, 'open', 'x');
    return 'done';
  };
}

describe('FI-10', () => {
  test.each(['EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'EPERM'])(
    '%s that passes is waited for',
    async (code) => {
      for (let times = 0; times <= 5; times += 1) {
        const { disk, pauses } = recording();
        await expect(retryTransient(disk, failing(times, code))).resolves.toBe('done');
        expect(pauses).toHaveLength(times);
      }
    },
  );

  test('a fault that stays is reported within two seconds', async () => {
    const { disk, pauses } = recording();
    await expect(retryTransient(disk, failing(Infinity, 'EBUSY'))).rejects.toThrow('EBUSY');
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(2000);
  });

  test.each(['ENOSPC', 'EACCES', 'EIO', 'EROFS', 'ENOENT'])('%s is reported at once', async (code) => {
    const { disk, pauses } = recording();
    await expect(retryTransient(disk, failing(1, code))).rejects.toThrow(code);
    expect(pauses).toEqual([]);
  });

  test('a rename is tried again after an error of the device too', async () => {
    const { disk } = recording();
    const act = failing(5, 'EIO');
    await renameWithRetry({ ...disk, rename: () => void act() }, 'a', 'b');
    await expect(
      renameWithRetry({ ...disk, rename: () => void failing(1, 'ENOSPC')() }, 'a', 'b'),
    ).rejects.toThrow('ENOSPC');
  });
});

test('a bug is never tried again, and has no code', async () => {
  const { disk, pauses } = recording();
  const bug = new TypeError('undefined is not a function');
  await expect(retryTransient(disk, () => Promise.reject(bug))).rejects.toBe(bug);
  expect(pauses).toEqual([]);
  expect(getErrorCode(bug)).toBeUndefined();
  expect(getErrorCode(Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined();
  expect(getErrorCode('EIO')).toBeUndefined();
});
