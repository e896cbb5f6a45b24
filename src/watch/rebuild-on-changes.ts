/** Builds again after each batch of changes, and tells what came of it: the open pages first, then whoever watches. */

import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { BuildResult } from '../pipeline/result.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Session } from '../pipeline/session.js';
import type { ChangeBatch } from './files/gather-batches.js';
import type { ChangeWatcher } from './files/watch-changes.js';
import { createEditorLink } from './editor-link.js';
import type { PageEvents } from './page-events.js';
import type { SiteHost } from '../server/host-rules/site-host.js';
import { findOutsideFiles, findRelevantFiles, type SeenPaths } from './files/relevant-files.js';
import { formatPageDiagnostics } from './page-diagnostics.js';
import { listChangedPaths } from './list-changed-paths.js';

export type WatchEvent =
  /** A build has ended, and something is new. `files`: how many have changed, where that is known. */
  | { readonly kind: 'built'; readonly result: BuildResult; readonly files: number | undefined }
  /** A sentence that a person should know. */
  | { readonly kind: 'notice'; readonly text: string }
  /** docsgen has a bug. The watch goes on. */
  | { readonly kind: 'bug'; readonly error: unknown };

export interface WatchContext {
  readonly session: Session;
  readonly events: PageEvents;
  readonly onNews: (event: WatchEvent) => void;
  readonly getHost: () => SiteHost | undefined;
  readonly state: {
    /** What the last build said. */
    result: BuildResult | undefined;
    /** What pages show of it, as JSON. */
    diagnostics: string;
    /** What is being done: builds and rests come one after the other. */
    queue: Promise<void>;
    saveTimer: NodeJS.Timeout | undefined;
  };
}

/** How long nothing must have happened until what is remembered is written down. */
const SAVE_DELAY_MS = 5000;

/** The same after the first build, which took the longest. */
const FIRST_SAVE_DELAY_MS = 300;

/** Goes on until the changes end. */
export async function rebuildOnChanges(context: WatchContext, changes: ChangeWatcher): Promise<void> {
  const { session, state } = context;
  const site = session.folders.site;
  changes.add(findOutsideFiles(site, session.trackedFiles));
  let delayMs = FIRST_SAVE_DELAY_MS;
  for await (const batch of changes) {
    clearTimeout(state.saveTimer);
    await enqueue(context, () => rebuild(context, batch));
    changes.add(findOutsideFiles(site, session.trackedFiles));
    state.saveTimer = setTimeout(() => {
      delayMs = SAVE_DELAY_MS;
      void enqueue(context, () => session.saveCache());
    }, delayMs);
  }
}

function enqueue({ state, onNews }: WatchContext, operation: () => Promise<void>): Promise<void> {
  state.queue = state.queue.then(operation).catch((error: unknown) => onNews({ kind: 'bug', error }));
  return state.queue;
}

/** What a broken build would have looked at next, nobody knows. */
const EVERYTHING_SEEN: SeenPaths = { files: new Set(), folders: new Set(['']) };

async function rebuild(context: WatchContext, { paths, scanAll, isRequested }: ChangeBatch): Promise<void> {
  const { session, state, onNews } = context;
  const seenPaths = state.result?.status === 'complete' ? session.trackedFiles : EVERYTHING_SEEN;
  const files = findRelevantFiles(session.folders.site, seenPaths, paths);
  if (files.length === 0 && !scanAll && !isRequested) return;
  const previousResult = state.result;
  const result = await session.build(scanAll || isRequested ? undefined : files);
  if (isRequested || isNoteworthy(result, previousResult, files.length > 0)) {
    notifyPages(context, result);
    onNews({ kind: 'built', result, files: files.length > 0 ? files.length : undefined });
  } else state.result = result;
}

/** A look round that finds all as it was is no news, nor is a file that was saved without a change. A mistake that was saved
 *  again is. */
function isNoteworthy(
  result: BuildResult,
  previousResult: BuildResult | undefined,
  isSaved: boolean,
): boolean {
  const { written, removed } = result.changed;
  if (written.length + removed.length > 0 || result.status !== previousResult?.status) return true;
  return (
    (isSaved && result.status !== 'complete') ||
    JSON.stringify(result.problems) !== JSON.stringify(previousResult.problems)
  );
}

/** Tells the open pages. The new site is there by now. */
export function notifyPages(context: WatchContext, result: BuildResult): void {
  const { session, events, getHost, state } = context;
  const isFirst = state.result === undefined;
  state.result = result;
  const errors = result.status === 'complete' ? [] : result.problems;
  const toSitePath = (file: string): string =>
    relative(session.folders.site, resolve(file)).replaceAll('\\', '/');
  state.diagnostics = JSON.stringify(
    formatPageDiagnostics(errors, { text: readSource, link: createLink, toSitePath }),
  );
  events.sendStatus(errors.length > 0);
  if (errors.length > 0) return;
  const { written, removed } = result.changed;
  events.sendChanged(
    isFirst ? undefined : listChangedPaths([...written, ...removed], getHost()?.base ?? '/'),
  );
}

/** Problems name files from the working directory. */
function readSource(file: string): string | undefined {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch {
    return undefined;
  }
}

function createLink({ file, line, column }: Diagnostic): string {
  const path = resolve(file);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? createEditorLink({ file: path, line, column }, process.env) : '';
}
