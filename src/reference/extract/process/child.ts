/** Entry of the child process: extracts the API of one package, sends it to the parent, and ends. */

import { extractPackage } from '../extract-package.js';
import type { ExtractionTask } from './extract-in-child.js';
import { readManifest } from './read-manifest.js';

const { excludedNames, ...task }: ExtractionTask = JSON.parse(process.argv[2] ?? '');
const manifest = readManifest(task.folder);
const version = String(manifest['version'] ?? '');
const extracted = extractPackage({ ...task, version, manifest }, excludedNames);
process.send?.(extracted, () => process.disconnect());
