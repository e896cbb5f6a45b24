/** Tracks what tools have read for a step. */

import { relative } from 'node:path';
import type { Read } from '../graph/step.js';
import { readOption, readTool } from './build-input.js';

/** Notes files by their absolute paths. */
export function trackInputs(read: Read): (paths: readonly string[]) => void {
  return (paths) => {
    for (const path of paths) read.trackFile(relative(read.root, path));
  };
}

interface CompiledInputs {
  readonly inputs: readonly string[];
  readonly packageFiles: readonly string[];
  readonly settingsFiles?: readonly string[];
  readonly lookups?: readonly string[];
}

/** Tracks everything that a compilation has read or looked for. */
export function trackCompiled(
  read: Read,
  { inputs, packageFiles, settingsFiles = [], lookups = [] }: CompiledInputs,
): void {
  trackInputs(read)([...inputs, ...settingsFiles, ...lookups]);
  if (packageFiles.length > 0) trackPackageFiles(read, packageFiles);
}

/** Says that a step uses the code of packages: it runs again when that changes. `files`: those that it has read, absolute, where they
 *  are not noted by the tool that reads them. */
export function trackPackageFiles(read: Read, files: readonly string[] = []): void {
  readOption(read, 'packageState');
  readTool(read, 'packageFiles').add(files);
}
