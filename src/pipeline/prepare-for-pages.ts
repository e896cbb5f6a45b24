/** Prepares a build for the number of its pages, before any of them is read. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { limitHeapGrowth } from '../environment/limit-heap-growth.js';
import { estimateTasks } from './threads/estimate-tasks.js';
import type { ThreadPool } from './threads/thread-pool.js';
import type { TrackedFiles } from './tracked-files.js';

/** With more files than this, the memory counts for more than the time that collecting garbage takes. */
const MANY_FILES = 4000;

interface PreparationOptions {
  /** The folder of the site, absolute. */
  readonly site: string;
  /** `undefined`: no threads are started. */
  readonly threads: ThreadPool | undefined;
}

/** Returns whether there are threads. */
export function prepareForPages(files: TrackedFiles, { site, threads }: PreparationOptions): boolean {
  if (!existsSync(join(site, 'pages'))) return false;
  const pageFiles = files.list('pages').files;
  if (pageFiles.length > MANY_FILES) limitHeapGrowth();
  return threads?.startThreads(estimateTasks(pageFiles)) ?? false;
}
