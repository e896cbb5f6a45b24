/** Writes chunks of bytes to the end of a file, without a copy of all of them in one piece. */

import type { FileHandle } from 'node:fs/promises';

/** The file must be open for appending. A disk that fills up takes a part of the bytes, and refuses the rest on the next call. */
export async function appendChunks(
  file: Pick<FileHandle, 'writev'>,
  chunks: readonly Uint8Array[],
): Promise<void> {
  let remainingChunks = chunks;
  while (remainingChunks.length > 0) {
    const { bytesWritten } = await file.writev(remainingChunks);
    remainingChunks = dropBytes(remainingChunks, bytesWritten);
  }
}

function dropBytes(chunks: readonly Uint8Array[], byteCount: number): readonly Uint8Array[] {
  let bytesToDrop = byteCount;
  return chunks.flatMap((chunk) => {
    const dropped = Math.min(chunk.byteLength, bytesToDrop);
    bytesToDrop -= dropped;
    return dropped < chunk.byteLength ? [chunk.subarray(dropped)] : [];
  });
}
