/** Entry of the child process: extracts the API of one package after the other, until the parent disconnects. */

import { setFlagsFromString } from 'node:v8';
import { createDeclarationReader } from '../package/declaration-reader.js';
import { extractPackage } from '../extract-package.js';
import type { ExtractionTask } from './extraction-process.js';
import { readManifest } from './read-manifest.js';

// V8 optimizes a function after this much work in it (in bytes of bytecode, 66 kB by default), and puts the functions that it calls
// into it (up to 920 bytes of bytecode by default). Of TypeScript, which runs for a few seconds, it would optimize so much that this
// takes longer than the extraction itself.
setFlagsFromString('--interrupt-budget=500000 --max-inlined-bytecode-size-cumulative=60');

const declarations = createDeclarationReader();

process.on('message', ({ selection, ...task }: ExtractionTask) => {
  const manifest = readManifest(task.folder);
  const version = String(manifest['version'] ?? '');
  process.send?.(extractPackage({ ...task, version, manifest }, selection, declarations));
});
