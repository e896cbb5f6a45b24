/** Builds again after each batch of changes, and tells what came of it: the open pages first, then whoever watches. */

import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { BuildResult } from '../pipeline/result.js';
import type { Problem } from '../report/problem.js';
import type { Session } from '../pipeline/session.js';
import type { Batch } from './batches.js';
import type { Changes } from './changes.js';
import { editorLink } from './editor-link.js';
import type { PageEvents } from './events.js';
import type { Hosting } from './hosting.js';
import { filesOutside, relevantFiles, type Seen } from './relevance.js';
import { shownProblems } from './shown-problems.js';
import { toldPaths } from './told-paths.js';

export type News =
  /** A build has ended, and something is new. `files`: how many have changed, where that is known. */
  | { readonly kind: 'built'; readonly result: BuildResult; readonly files: number | undefined }
  /** A sentence that a person should know. */
  | { readonly kind: 'notice'; readonly text: string }
  /** docsgen has a bug. The watch goes on. */
  | { readonly kind: 'bug'; readonly error: unknown };

export interface Work {
  readonly session: Session;
  readonly events: PageEvents;
  readonly onNews: (news: News) => void;
  readonly published: () => Hosting | undefined;
  readonly state: {
    /** What the last build said. */
    result: BuildResult | undefined;
    /** What pages show of it, as JSON. */
    problems: string;
    /** What is being done: builds and rests come one after the other. */
    busy: Promise<void>;
    rest: NodeJS.Timeout | undefined;
  };
}

/** How long nothing must have happened until what is remembered is written down. */
const REST = 5000;

/** The same after the first build, which took the longest. */
const FIRST_REST = 300;

/** Goes on until the changes end. */
export async function buildAfterEach(work: Work, changes: Changes): Promise<void> {
  const { session, state } = work;
  const site = session.folders.site;
  changes.add(filesOutside(site, session.seen));
  let pause = FIRST_REST;
  for await (const batch of changes) {
    clearTimeout(state.rest);
    await inTurn(work, () => buildAgain(work, batch));
    changes.add(filesOutside(site, session.seen));
    state.rest = setTimeout(() => {
      pause = REST;
      void inTurn(work, () => session.rest());
    }, pause);
  }
}

function inTurn({ state, onNews }: Work, act: () => Promise<void>): Promise<void> {
  state.busy = state.busy.then(act).catch((error: unknown) => onNews({ kind: 'bug', error }));
  return state.busy;
}

/** What a broken build would have looked at next, nobody knows. */
const ALL: Seen = { files: new Set(), folders: new Set(['']) };

async function buildAgain(work: Work, { paths, everything, asked }: Batch): Promise<void> {
  const { session, state, onNews } = work;
  const seen = state.result?.status === 'complete' ? session.seen : ALL;
  const files = relevantFiles(session.folders.site, seen, paths);
  if (files.length === 0 && !everything && !asked) return;
  const former = state.result;
  const result = await session.build(everything || asked ? undefined : files);
  if (asked || isNews(result, former, files.length > 0)) {
    tellPages(work, result);
    onNews({ kind: 'built', result, files: files.length > 0 ? files.length : undefined });
  } else state.result = result;
}

/** A look round that finds all as it was is no news, nor is a file that was saved without a change. A mistake that was saved
 *  again is. */
function isNews(result: BuildResult, former: BuildResult | undefined, isSaved: boolean): boolean {
  const { written, removed } = result.changed;
  if (written.length + removed.length > 0 || result.status !== former?.status) return true;
  return (
    (isSaved && result.status !== 'complete') ||
    JSON.stringify(result.problems) !== JSON.stringify(former.problems)
  );
}

/** Tells the open pages. The new site is there by now. */
export function tellPages(work: Work, result: BuildResult): void {
  const { session, events, published, state } = work;
  const isFirst = state.result === undefined;
  state.result = result;
  const errors = result.status === 'complete' ? [] : result.problems;
  const inSite = (file: string): string =>
    relative(session.folders.site, resolve(file)).replaceAll('\\', '/');
  state.problems = JSON.stringify(shownProblems(errors, { text: sourceOf, link: linkTo, inSite }));
  events.problems(errors.length > 0);
  if (errors.length > 0) return;
  const { written, removed } = result.changed;
  events.changed(isFirst ? undefined : toldPaths([...written, ...removed], published()?.base ?? '/'));
}

/** Problems name files from the working directory. */
function sourceOf(file: string): string | undefined {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch {
    return undefined;
  }
}

function linkTo({ file, line, column }: Problem): string {
  const path = resolve(file);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? editorLink({ file: path, line, column }, process.env) : '';
}
