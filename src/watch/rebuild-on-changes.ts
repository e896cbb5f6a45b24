/** Builds again after each batch of changes, and reports the result: to the open pages first, then to the caller. */

import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { tryReadText, tryStat } from '../output/disk/try-read.js';
import type { BuildResult } from '../pipeline/result.js';
import type { Session } from '../pipeline/session.js';
import type { SiteHost } from '../server/host-rules/site-host.js';
import { createEditorLink } from './editor-link.js';
import type { ChangeBatch } from './files/gather-batches.js';
import { findOutsideFiles, findRelevantFiles, type SeenPaths } from './files/relevant-files.js';
import type { ChangeWatcher } from './files/watch-changes.js';
import { formatPageDiagnostics } from './page-diagnostics.js';
import { listChangedPaths, type PageEvents } from './page-events.js';

export type WatchEvent =
  /** A build has ended, and something is new. `files`: how many have changed, where that is known. */
  | { readonly kind: 'built'; readonly result: BuildResult; readonly files: number | undefined }
  /** A sentence for the user. */
  | { readonly kind: 'notice'; readonly text: string }
  /** docsgen has a bug. The watch goes on. */
  | { readonly kind: 'bug'; readonly error: unknown };

export interface WatchContext {
  readonly session: Session;
  readonly events: PageEvents;
  readonly onNews: (event: WatchEvent) => void;
  readonly getHost: () => SiteHost | undefined;
  /** `ended` resolves when `end` is called. */
  readonly firstBuild: { readonly ended: Promise<void>; readonly end: () => void };
  readonly state: {
    /** The result of the last build. */
    result: BuildResult | undefined;
    /** What pages display of it, as JSON. */
    diagnostics: string;
    /** Builds and savings of the cache run one after the other. */
    queue: Promise<void>;
    saveTimer: NodeJS.Timeout | undefined;
    /** What still runs then is not reported. */
    isClosed: boolean;
  };
}

/** How long to wait after a build, without a further change, before the cache is saved. */
const SAVE_DELAY_MS = 5000;

/** The same after the first build, which took the longest. */
const FIRST_SAVE_DELAY_MS = 300;

/** How long a build may take before open pages are updated without waiting for its end. */
const OPEN_PAGES_DELAY_MS = 30;

/** Runs until the changes end. */
export async function rebuildOnChanges(context: WatchContext, changes: ChangeWatcher): Promise<void> {
  const { session, state } = context;
  const site = session.folders.site;
  changes.add(findOutsideFiles(site, session.trackedFiles));
  let delayMs = FIRST_SAVE_DELAY_MS;
  for await (const batch of changes) {
    clearTimeout(state.saveTimer);
    await enqueue(context, () => rebuild(context, batch));
    if (state.isClosed) return;
    changes.add(findOutsideFiles(site, session.trackedFiles));
    state.saveTimer = setTimeout(() => {
      delayMs = SAVE_DELAY_MS;
      void enqueue(context, () => session.saveCache());
    }, delayMs);
  }
}

function enqueue({ state, onNews }: WatchContext, operation: () => Promise<void>): Promise<void> {
  state.queue = state.queue
    .then(async () => (state.isClosed ? undefined : operation()))
    .catch((error: unknown) => (state.isClosed ? undefined : onNews({ kind: 'bug', error })));
  return state.queue;
}

/** After a failed build any file may matter: it stopped before it had read everything. */
const EVERYTHING_SEEN: SeenPaths = { files: new Set(), folders: new Set(['']) };

async function rebuild(context: WatchContext, { paths, scanAll, isRequested }: ChangeBatch): Promise<void> {
  const { session, state, onNews } = context;
  const seenPaths = state.result?.status === 'complete' ? session.trackedFiles : EVERYTHING_SEEN;
  const files = findRelevantFiles(session.folders.site, seenPaths, paths);
  if (files.length === 0 && !scanAll && !isRequested) return;
  const previousResult = state.result;
  const timer = setTimeout(() => void updateOpenPages(context), OPEN_PAGES_DELAY_MS);
  const result = await session.build(scanAll || isRequested ? undefined : files);
  clearTimeout(timer);
  if (state.isClosed) return;
  if (isRequested || isNoteworthy(result, previousResult, files.length > 0)) {
    notifyPages(context, result);
    onNews({ kind: 'built', result, files: files.length > 0 ? files.length : undefined });
  } else state.result = result;
}

/** Sends the open pages of a long build before it renders the others. */
async function updateOpenPages({ session, events, getHost, onNews }: WatchContext): Promise<void> {
  try {
    for (const pathname of events.listPages()) {
      const file = await session.requestedFiles.find(pathname);
      const published = getHost()?.resolvePath(pathname, '');
      if (file && published?.kind === 'file' && published.record.hash !== file.hash)
        events.sendChanged([pathname]);
    }
  } catch (error) {
    onNews({ kind: 'bug', error });
  }
}

/** A build that changed nothing is not reported, unless the author saved a mistake again. */
function isNoteworthy(result: BuildResult, previous: BuildResult | undefined, isSaved: boolean): boolean {
  const { written, removed } = result.changed;
  if (written.length + removed.length > 0 || result.status !== previous?.status) return true;
  return (isSaved && result.status !== 'complete') || !hasSameDiagnostics(result, previous);
}

export function hasSameDiagnostics(a: BuildResult, b: BuildResult | undefined): boolean {
  return JSON.stringify(a.problems) === JSON.stringify(b?.problems);
}

/** Sends the result to the open pages, after the new site is published. */
export function notifyPages(context: WatchContext, result: BuildResult): void {
  const { session, events, getHost, state } = context;
  const isFirst = state.result === undefined;
  state.result = result;
  const errors = result.status === 'complete' ? [] : result.problems;
  const toSitePath = (file: string): string =>
    relative(session.folders.site, resolve(file)).replaceAll('\\', '/');
  state.diagnostics = JSON.stringify(
    formatPageDiagnostics(errors, { text: tryReadText, link: createLink, toSitePath }),
  );
  events.sendStatus(errors.length > 0);
  if (errors.length > 0) return;
  const { written, removed } = result.changed;
  events.sendChanged(
    isFirst ? undefined : listChangedPaths([...written, ...removed], getHost()?.base ?? '/'),
  );
}

function createLink({ file, line, column }: Diagnostic): string {
  const path = resolve(file);
  return tryStat(path)?.isFile() ? createEditorLink({ file: path, line, column }, process.env) : '';
}
