/** The child's entry: reads the declarations of one package, says what it found, and ends. Knows nothing of sites. */

import { readFileSync } from 'node:fs';
import { extractPackage } from '../extract-package.js';
import type { ExtractionTask } from './extraction-task.js';

const { name, folder, resolveFrom, excludedNames } = JSON.parse(process.argv[2] ?? '') as ExtractionTask;
const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>;
const version = String(manifest['version'] ?? '');
const extracted = extractPackage({ name, version, manifest, folder, resolveFrom }, excludedNames);
process.send?.(extracted, () => process.disconnect());
