/** A watch is a build, and again a build after each batch of changes; it has no other way to build. What comes of it is
 *  told to whoever started it, and to the pages that are open. Prints nothing, ends no process. */

import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { openSession } from '../pipeline/session.js';
import { watchChanges, type ChangeWatcher } from './files/watch-changes.js';
import { createPageEvents } from './page-events.js';
import { createLiveExtensions } from './live-extensions.js';
import type { ListenAddress } from '../server/listen-on-address.js';
import { openPublishedSite } from '../server/published-site.js';
import { rebuildOnChanges, notifyPages, type WatchEvent, type WatchContext } from './rebuild-on-changes.js';
import { createBuildOutputCheck } from './files/relevant-files.js';
import { serveSite, type SiteServer } from '../server/serve-site.js';

export interface WatchOptions extends Omit<BuildOptions, 'write'> {
  readonly host?: string;
  readonly port?: number;
  readonly strictPort?: boolean;
  /** Further hosts by which the server may be asked. */
  readonly allowedHosts?: readonly string[];
  /** Looks at each file again and again, instead of being told by the system. */
  readonly poll?: boolean;
  readonly onNews?: (news: WatchEvent) => void;
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
export class WatchStartError extends Error {
  override readonly name = 'WatchStartError';

  constructor(readonly result: BuildResult) {
    super(result.problems.map(({ message }) => message).join('\n'));
  }
}

export const DEFAULT_WATCH_PORT = 4000;

/** Builds, serves, and goes on until `close`. Rejects with `CannotListen` or `CannotWatch`, or for a bug of docsgen. */
export async function watch(options: WatchOptions = {}): Promise<Watching> {
  const { host = '127.0.0.1', port = DEFAULT_WATCH_PORT, strictPort = false } = options;
  const context = createWatchContext(options);
  const { session, events } = context;
  try {
    const server = await openServer(context, { host, port, strictPort }, options.allowedHosts);
    const first = await runFirstBuild(context).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    const changes = startRebuilding(context, options.poll);
    return {
      port: server.port,
      urls: server.urls,
      first,
      rebuild: () => changes.requestBuild(),
      close: async () => closeAll(context, server, changes),
    };
  } catch (error) {
    events.close();
    await session.close();
    throw error;
  }
}

function createWatchContext({ onNews = () => undefined, ...options }: WatchOptions): WatchContext {
  const session = openSession({ ...options, write: true, perFile: true });
  return {
    session,
    events: createPageEvents(),
    onNews,
    getHost: openPublishedSite(session.folders.outDir, session.manifest),
    state: { result: undefined, diagnostics: '', queue: Promise.resolve(), saveTimer: undefined },
  };
}

async function openServer(
  context: WatchContext,
  address: ListenAddress,
  allowedHosts?: readonly string[],
): Promise<SiteServer> {
  const { session, getHost: published, events, state } = context;
  return serveSite({
    folder: session.folders.outDir,
    // What an earlier watch has left is not shown before it is known to be right.
    getHost: () => (state.result ? published() : undefined),
    address,
    allowedHosts,
    extensions: createLiveExtensions({ events, diagnostics: () => state.diagnostics }),
  });
}

async function runFirstBuild(context: WatchContext): Promise<BuildResult> {
  const result = await context.session.build();
  if (result.status === 'locked' || result.status === 'environment') throw new WatchStartError(result);
  notifyPages(context, result);
  return result;
}

/** Begins to listen only now, so that the first page does not wait for it; the first batch says to look at everything. */
function startRebuilding(context: WatchContext, poll = false): ChangeWatcher {
  const { folders } = context.session;
  const changes = watchChanges({
    root: folders.site,
    isExcluded: createBuildOutputCheck(folders.outDir, folders.cache),
    poll,
    onNotice: (text) => context.onNews({ kind: 'notice', text }),
  });
  void rebuildOnChanges(context, changes).catch((error: unknown) => context.onNews({ kind: 'bug', error }));
  return changes;
}

async function closeAll(
  { session, events, state }: WatchContext,
  server: SiteServer,
  changes: ChangeWatcher,
): Promise<void> {
  clearTimeout(state.saveTimer);
  events.close();
  await changes.close();
  await server.close();
  await session.close();
}
