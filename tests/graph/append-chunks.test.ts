import { expect, test } from 'vitest';
import { appendChunks } from '../../src/graph/append-chunks.js';

const chunks = ['one', '', 'two', 'three'].map((text) => Buffer.from(text));

/** A file that takes at most so many bytes with one call. */
function createFile(maxBytes: number) {
  const calls: string[] = [];
  const writev = async (buffers: readonly NodeJS.ArrayBufferView[]) => {
    const bytes = Buffer.concat(buffers as readonly Uint8Array[]).subarray(0, maxBytes);
    calls.push(bytes.toString());
    return { bytesWritten: bytes.byteLength, buffers: [...buffers] };
  };
  return { calls, writev: writev as Parameters<typeof appendChunks>[0]['writev'] };
}

test.each([
  [100, ['onetwothree']],
  [3, ['one', 'two', 'thr', 'ee']],
  [4, ['onet', 'woth', 'ree']],
  [1, [...'onetwothree']],
])('a file that takes %d bytes at once gets all of them, in order and once each', async (maxBytes, calls) => {
  const file = createFile(maxBytes);
  await appendChunks(file, chunks);
  expect(file.calls).toEqual(calls);
});

test('nothing is written where there is nothing', async () => {
  const file = createFile(100);
  await appendChunks(file, []);
  expect(file.calls).toEqual([]);
});

test('the error of a disk that refuses bytes is passed on', async () => {
  const file = { writev: async () => Promise.reject(new Error('ENOSPC')) };
  await expect(appendChunks(file, chunks)).rejects.toThrow('ENOSPC');
});
