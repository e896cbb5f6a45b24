/** A watch is a build, and another build after each batch of changes. Results go to the caller and to the open pages. It
 *  prints nothing and ends no process. */

import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { Session } from '../pipeline/session.js';
import type { ListenAddress } from '../server/listen-on-address.js';
import { DEFAULT_HOST, DEFAULT_WATCH_PORT } from '../server/default-address.js';
import { openPublishedSite } from '../server/published-site.js';
import { serveSite, type SiteServer } from '../server/serve-site.js';
import { createBuildOutputCheck } from './files/relevant-files.js';
import { watchChanges, type ChangeWatcher } from './files/watch-changes.js';
import { createLiveExtensions } from './live-extensions.js';
import { createUnpublishedFileFinder } from './requested-responses.js';
import { createPageEvents } from './page-events.js';
import { notifyPages, rebuildOnChanges, type WatchContext, type WatchEvent } from './rebuild-on-changes.js';

interface WatchOptions extends Omit<BuildOptions, 'write' | 'drafts'>, Partial<ListenAddress> {
  /** Whether drafts are built; they are unless this is `false`. */
  readonly drafts?: boolean;
  /** More host names that the server accepts. */
  readonly allowedHosts?: readonly string[];
  /** Looks at each file at intervals instead of waiting for events of the system. */
  readonly poll?: boolean;
  /** Called when a build begins or ends. */
  readonly onNews?: (event: WatchEvent) => void;
}

/** A watch that runs until it is closed. */
export interface Watching extends Pick<SiteServer, 'port' | 'urls'> {
  /** The result of the first build. */
  readonly first: BuildResult;
  /** Builds once more, although nothing has changed. */
  rebuild(): void;
  /** Stops watching and serving. */
  close(): Promise<void>;
}

/** The first build failed so early that there is nothing to watch; `result` says why. */
export class WatchStartError extends Error {
  override readonly name = 'WatchStartError';

  constructor(readonly result: BuildResult) {
    super(result.problems.map(({ message }) => message).join('\n'));
  }
}

/** Builds, serves, and rebuilds until `close`. Rejects with an error whose name is
 *  `ListenError` or `WatchStartError`, or for a bug. */
export async function watch(options: WatchOptions = {}): Promise<Watching> {
  const context = createWatchContext(options);
  const { session, events } = context;
  try {
    session.requestedFiles.begin();
    const server = await openServer(context, options);
    const first = await runFirstBuild(context).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    context.firstBuild.end();
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

function createWatchContext({
  onNews = () => undefined,
  drafts = true,
  ...options
}: WatchOptions): WatchContext {
  const session = new Session({ ...options, drafts, write: true, perFile: true });
  return {
    session,
    events: createPageEvents(),
    onNews,
    getHost: openPublishedSite(session.folders.outDir, session.findCachedManifest),
    firstBuild: createFirstBuild(),
    state: {
      result: undefined,
      diagnostics: '',
      queue: Promise.resolve(),
      saveTimer: undefined,
      isClosed: false,
    },
  };
}

function createFirstBuild(): WatchContext['firstBuild'] {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}

async function openServer(
  { session, getHost, events, state, firstBuild }: WatchContext,
  { host = DEFAULT_HOST, port = DEFAULT_WATCH_PORT, strictPort, allowedHosts }: WatchOptions,
): Promise<SiteServer> {
  return serveSite({
    folder: session.folders.outDir,
    // The output of an earlier watch is not served before the first build has confirmed it.
    getHost: () => (state.result ? getHost() : undefined),
    address: { host, port, strictPort },
    allowedHosts,
    extensions: createLiveExtensions({
      events,
      diagnostics: () => state.diagnostics,
      findUnpublishedFile: createUnpublishedFileFinder(session),
      waitForSite: async () => firstBuild.ended,
    }),
  });
}

async function runFirstBuild(context: WatchContext): Promise<BuildResult> {
  const result = await context.session.build();
  if (result.status === 'locked' || result.status === 'environment') throw new WatchStartError(result);
  notifyPages(context, result);
  return result;
}

/** Starts to watch files only after the first build, so that the first page does not wait for it. The first batch says that
 *  anything may have changed. */
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
  state.isClosed = true;
  clearTimeout(state.saveTimer);
  events.close();
  await changes.close();
  await server.close();
  await session.close();
}
