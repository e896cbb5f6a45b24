/** Writes the manifest of the next output into its staging folder. */

import { retryTransient } from '../disk/retry-transient.js';
import { createManifestWriter, MANIFEST_NAME, type Manifest } from '../manifest.js';
import type { OutputTarget } from '../output-target.js';

/** Resolves when it has reached the device. */
export async function writeManifest({ disk, stagingFolder }: OutputTarget, files: Manifest): Promise<void> {
  disk.makeFolder(stagingFolder);
  const path = `${stagingFolder}/${MANIFEST_NAME}`;
  await retryTransient(disk, () => disk.write(path, createManifestWriter(files).bytes()));
  await retryTransient(disk, () => disk.sync(path));
}
