/** Writes whole files: on the thread pool where there is a core for it, else at once. */

import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';

/** Gives the time of the file. An error names its path. */
type WriteFile = (path: string, bytes: Uint8Array) => Promise<number>;

/** By callbacks: a promise of `node:fs` for each of the three calls doubles the work of the main thread. */
export const writeOnPool: WriteFile = async (path, bytes) =>
  new Promise((resolve, reject) => {
    fs.open(path, 'w', (openError, file) => {
      if (openError) return reject(openError);
      const finish = (writeError: Error | null): void => {
        try {
          const mtimeMs = fs.fstatSync(file).mtimeMs;
          fs.closeSync(file);
          if (writeError) reject(Object.assign(writeError, { path }));
          else resolve(mtimeMs);
        } catch (error) {
          reject(Object.assign(error as Error, { path }));
        }
      };
      writeRemaining(file, bytes, finish);
    });
  });

/** A disk that fills up takes a part of the bytes first, and refuses the rest on the next call. */
function writeRemaining(file: number, bytes: Uint8Array, finish: (error: Error | null) => void): void {
  if (bytes.length === 0) return finish(null);
  fs.write(file, bytes, 0, bytes.length, null, (error, written) => {
    if (error || written === bytes.length) finish(error);
    else writeRemaining(file, bytes.subarray(written), finish);
  });
}

export const writeAtOnce: WriteFile = async (path, bytes) => {
  const file = fs.openSync(path, 'w');
  try {
    for (let at = 0; at < bytes.length;) at += fs.writeSync(file, bytes, at);
    return fs.fstatSync(file).mtimeMs;
  } catch (error) {
    throw Object.assign(error as Error, { path });
  } finally {
    fs.closeSync(file);
  }
};

/** With one or two cores, which a build keeps busy anyway, the threads of the pool would only take turns with the others. */
export const writeFile: WriteFile = availableParallelism() > 2 ? writeOnPool : writeAtOnce;
