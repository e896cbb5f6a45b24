/** Trying again what fails for a moment only. Knows nothing of what is tried. */

import { codeOf, type Disk } from './disk.js';

/** 1.3 seconds together, so that a fault that stays is reported soon. */
const PAUSES = [10, 20, 40, 80, 160, 320, 640];

/** Too many open files, or another program (an indexer, a virus scanner) that has the file in its hands. */
const PASSING = ['EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'EPERM'];

/** Does `act`, at first at once, and again after a pause while it fails for a reason that may pass by itself. */
export async function patiently<Value>(
  disk: Disk,
  act: () => Value | Promise<Value>,
  mayPass: (code: string) => boolean = isPassing,
): Promise<Value> {
  for (const pause of PAUSES) {
    try {
      return await act();
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined || !mayPass(code)) throw error;
    }
    await disk.wait(pause);
  }
  return act();
}

/** A rename loses nothing when it is tried again, so that even a device error gets a second chance. */
export function renamePatiently(disk: Disk, from: string, to: string): Promise<void> {
  return patiently(
    disk,
    () => disk.rename(from, to),
    (code) => code === 'EIO' || isPassing(code),
  );
}

function isPassing(code: string): boolean {
  return PASSING.includes(code);
}
