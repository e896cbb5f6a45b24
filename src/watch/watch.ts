/** A watch is a build, and again a build after each batch of changes; it has no other way to build. What comes of it is
 *  told to whoever started it, and to the pages that are open. Prints nothing, ends no process. */

import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { openSession } from '../pipeline/session.js';
import { watchChanges, type Changes } from './changes.js';
import { pageEvents } from './events.js';
import { liveAnswers } from './live-answers.js';
import type { Address } from './listen.js';
import { publishedAt } from './published.js';
import { buildAfterEach, tellPages, type News, type Work } from './rebuild.js';
import { writtenByBuilds } from './relevance.js';
import { serve, type SiteServer } from './server.js';

export interface WatchOptions extends Omit<BuildOptions, 'write'> {
  readonly host?: string;
  readonly port?: number;
  readonly strictPort?: boolean;
  /** Further hosts by which the server may be asked. */
  readonly allowedHosts?: readonly string[];
  /** Looks at each file again and again, instead of being told by the system. */
  readonly poll?: boolean;
  readonly onNews?: (news: News) => void;
}

export interface Watching {
  readonly port: number;
  /** Where a person finds the site; the first is the best. */
  readonly urls: () => readonly string[];
  /** What came of the first build. */
  readonly first: BuildResult;
  /** Builds once more, although nothing has changed. */
  rebuild(): void;
  close(): Promise<void>;
}

/** The first build did not come so far that there is something to watch; `result` says why. */
export class CannotWatch extends Error {
  override readonly name = 'CannotWatch';

  constructor(readonly result: BuildResult) {
    super(result.problems.map(({ message }) => message).join('\n'));
  }
}

export const WATCH_PORT = 4000;

/** Builds, serves, and goes on until `close`. Rejects with `CannotListen` or `CannotWatch`, or for a bug of docsgen. */
export async function watch(options: WatchOptions = {}): Promise<Watching> {
  const { host = '127.0.0.1', port = WATCH_PORT, strictPort = false } = options;
  const work = begin(options);
  const { session, events } = work;
  try {
    const server = await openServer(work, { host, port, strictPort }, options.allowedHosts);
    const first = await firstBuild(work).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    const changes = goOn(work, options.poll);
    return {
      port: server.port,
      urls: server.urls,
      first,
      rebuild: () => changes.ask(),
      close: async () => closeAll(work, server, changes),
    };
  } catch (error) {
    events.close();
    await session.close();
    throw error;
  }
}

function begin({ onNews = () => undefined, ...options }: WatchOptions): Work {
  const session = openSession({ ...options, write: true, perFile: true });
  return {
    session,
    events: pageEvents(),
    onNews,
    published: publishedAt(session.folders.outDir, session.manifest),
    state: { result: undefined, problems: '', busy: Promise.resolve(), rest: undefined },
  };
}

async function openServer(
  work: Work,
  address: Address,
  allowedHosts?: readonly string[],
): Promise<SiteServer> {
  const { session, published, events, state } = work;
  return serve({
    folder: session.folders.outDir,
    // What an earlier watch has left is not shown before it is known to be right.
    site: () => (state.result ? published() : undefined),
    address,
    allowedHosts,
    additions: liveAnswers({ events, problems: () => state.problems }),
  });
}

async function firstBuild(work: Work): Promise<BuildResult> {
  const result = await work.session.build();
  if (result.status === 'locked' || result.status === 'environment') throw new CannotWatch(result);
  tellPages(work, result);
  return result;
}

/** Begins to listen only now, so that the first page does not wait for it; the first batch says to look at everything. */
function goOn(work: Work, poll = false): Changes {
  const { folders } = work.session;
  const changes = watchChanges({
    root: folders.site,
    isExcepted: writtenByBuilds(folders.outDir, folders.cache),
    poll,
    onNotice: (text) => work.onNews({ kind: 'notice', text }),
  });
  void buildAfterEach(work, changes).catch((error: unknown) => work.onNews({ kind: 'bug', error }));
  return changes;
}

async function closeAll(
  { session, events, state }: Work,
  server: SiteServer,
  changes: Changes,
): Promise<void> {
  clearTimeout(state.rest);
  events.close();
  await changes.close();
  await server.close();
  await session.close();
}
