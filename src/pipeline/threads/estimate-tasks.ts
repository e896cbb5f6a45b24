/** Estimates how many tasks a cold build has for threads, from the names of files. */

import { isPageFile } from '../../site/routes/route.js';
import { DEMO_FILE } from '../../text/file-kinds.js';

/** A page is parsed, and its Markdown copy is rendered. */
const TASKS_PER_PAGE = 2;

/** `files`: those among the pages, relative to the site folder. Of a site with demos none are known before: its demos need a core too,
 *  so that it has threads only if one is free when its pages are parsed. */
export function estimateTasks(files: readonly string[]): number {
  if (files.some((file) => DEMO_FILE.test(file))) return 0;
  return files.filter(isPageFile).length * TASKS_PER_PAGE;
}
