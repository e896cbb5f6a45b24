/** The child's entry: renders demos in its first thread; a second one watches over the first.
 *  Knows nothing of sites: it is given compiled code and gives HTML, CSS and faults. */

import { isMainThread, Worker } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.js';
import { watchMainThread } from './watch-main-thread.js';

if (isMainThread) {
  const [, file = '', siteFolder = ''] = process.argv;
  new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 32 } }).unref();
  serveTasks(siteFolder);
} else {
  watchMainThread();
}
