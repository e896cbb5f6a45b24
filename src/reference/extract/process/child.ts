/** Entry of the child process: extracts the API of one package after the other, until the parent disconnects. */

import { configureChild } from '../../../environment/configure-v8.js';
import { createDeclarationReader } from '../package/declaration-reader.js';
import { extractPackage } from '../extract-package.js';
import type { ExtractionTask } from './extraction-process.js';
import { readManifest } from './read-manifest.js';

// Of TypeScript, V8 would optimize so much that this takes longer than the extraction itself.
configureChild();

const declarations = createDeclarationReader();

process.on('message', ({ selection, ...task }: ExtractionTask) => {
  const manifest = readManifest(task.folder);
  const version = String(manifest['version'] ?? '');
  process.send?.(extractPackage({ ...task, version, manifest }, selection, declarations));
});
