/** Runs steps before the site asks for them, where another thread or process does most of the work. */

import { forEachConcurrently } from '../graph/for-each-concurrently.js';
import type { Graph } from '../graph/graph.js';
import { page } from './steps/content/pages.js';
import { scripts } from './steps/shell/scripts.js';
import { shellRules } from './steps/shell/templates.js';
import { navigationModules } from './steps/site/navigation-modules.js';
import { sourceRoutes } from './steps/site/sources.js';
import type { ThreadPool } from './threads/thread-pool.js';

/** Comes back when all is done. What fails is thrown to the step that asks for it. `parsesPages` is asked before each page whether it is
 *  still early enough to parse it on a thread. */
export async function runAhead(graph: Graph, threads: ThreadPool, parsesPages: () => boolean): Promise<void> {
  await Promise.allSettled([
    graph.inspect(shellRules, undefined),
    graph.inspect(navigationModules, undefined),
    graph.inspect(scripts, undefined),
    parsePages(graph, threads, parsesPages),
  ]);
}

/** Threads parse the first pages, in the order of their documents, while the main thread reads what comes before any document, such as
 *  the front matter of all pages. A draft may be parsed for nothing. */
async function parsePages(graph: Graph, threads: ThreadPool, parsesPages: () => boolean): Promise<void> {
  if (!parsesPages()) return;
  const routes = await graph.value(sourceRoutes);
  await forEachConcurrently(
    takeWhile(routes, parsesPages),
    () => threads.concurrency,
    async ({ pathname }) => {
      await graph.inspect(page, pathname);
    },
  );
}

function* takeWhile<T>(items: Iterable<T>, condition: () => boolean): Iterable<T> {
  for (const item of items) {
    if (!condition()) return;
    yield item;
  }
}
