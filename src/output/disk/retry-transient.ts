/** Retries disk operations that fail for a moment only. */

import { getErrorCode, type Disk } from './disk.js';

/** 1.3 seconds together, so that a fault that stays is reported soon. */
const RETRY_DELAYS_MS = [10, 20, 40, 80, 160, 320, 640];

/** Too many open files, or another program (an indexer, a virus scanner) that has the file in its hands. */
const TRANSIENT_CODES = ['EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'EPERM'];

/** Does `act`, at first at once, and again after a pause while it fails for a reason that may pass by itself. */
export async function retryTransient<Value>(
  disk: Disk,
  operation: () => Value | Promise<Value>,
  isRetryable: (code: string) => boolean = isTransient,
): Promise<Value> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await operation();
    } catch (error) {
      const code = getErrorCode(error);
      if (code === undefined || !isRetryable(code)) throw error;
    }
    await disk.wait(delayMs);
  }
  return operation();
}

/** A rename loses nothing when it is tried again, so that even a device error gets a second chance. */
export function renameWithRetry(disk: Disk, from: string, to: string): Promise<void> {
  return retryTransient(
    disk,
    () => disk.rename(from, to),
    (code) => code === 'EIO' || isTransient(code),
  );
}

function isTransient(code: string): boolean {
  return TRANSIENT_CODES.includes(code);
}
