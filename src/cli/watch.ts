/** `docsgen watch`: builds, serves, and builds again after each change, until it is told to stop. */

import type { BuildResult } from '../pipeline/result.js';
import { printProblems } from '../report/print.js';
import type { Problem } from '../report/problem.js';
import { awaitEnding, type Ending } from '../watch/ending.js';
import { CannotListen, isLocal } from '../watch/listen.js';
import { openBrowser } from '../watch/open-browser.js';
import { listenForKeys, shortcutLine, type Shortcut } from '../watch/shortcuts.js';
import type { News } from '../watch/rebuild.js';
import { CannotWatch, watch, WATCH_PORT, type Watching } from '../watch/watch.js';
import type { BuildFlags } from './build.js';
import { EXIT, exitCodeOf } from './exit-code.js';
import { formatOf, siteFolder, usesColor } from './options.js';
import { exposed, type PreviewFlags } from './preview.js';
import { progressTo } from './progress.js';
import { tellResult } from './tell.js';

export interface WatchFlags extends BuildFlags, Omit<PreviewFlags, 'outDir'> {
  readonly open?: boolean;
  readonly poll?: boolean;
}

/** How long what is still under way may take to end by itself. */
const GRACE = 500;

/** Watches until a signal comes or a key says so; the exit code to end with. */
export async function runWatch(site: string | undefined, flags: WatchFlags): Promise<number> {
  const { host = '127.0.0.1', port = WATCH_PORT, cache, cacheDir, allowHost = [], ...options } = flags;
  const progress = progressTo(process.stderr, !flags.quiet && formatOf(flags) === 'pretty');
  const state = { result: undefined as BuildResult | undefined };
  try {
    const watching = await watch({
      ...options,
      ...{ site: siteFolder(site), host, port, allowedHosts: allowHost },
      cacheDir: cache ? cacheDir : false,
      onPhase: (...phase) => state.result ?? progress.phase(...phase),
      onNews: (news) => tellNews(news, flags, state),
    });
    progress.done();
    state.result = watching.first;
    tellResult(watching.first, { ...flags, verb: 'watch' });
    if (!isLocal(host)) tellProblems([exposed(host)], flags);
    tellReady(watching, port, flags);
    return await untilTheEnd(watching, awaitEnding(), flags);
  } catch (error) {
    progress.done();
    return failed(error, flags);
  }
}

async function untilTheEnd(watching: Watching, ending: Ending, { open, quiet }: WatchFlags): Promise<number> {
  const stopKeys =
    process.stdin.isTTY && !process.env['CI'] ? listenToKeys(watching, ending, quiet) : undefined;
  if (open) void openSite(watching);
  const code = await ending.code;
  stopKeys?.();
  await watching.close();
  // A build that is under way is not waited for.
  setTimeout(() => process.exit(code), GRACE).unref();
  return code;
}

function listenToKeys(watching: Watching, ending: Ending, quiet = false): () => void {
  const shortcuts: readonly Shortcut[] = [
    { key: 'o', does: 'open', run: () => void openSite(watching) },
    { key: 'r', does: 'rebuild', run: () => watching.rebuild() },
    { key: 'c', does: 'clear', run: () => process.stderr.write('\u001B[2J\u001B[3J\u001B[H') },
    { key: 'h', does: 'help', run: () => process.stderr.write(`${shortcutLine(shortcuts)}\n`) },
    { key: 'q', does: 'quit', run: () => ending.end(EXIT.complete) },
  ];
  if (!quiet) process.stderr.write(`${shortcutLine(shortcuts)}\n`);
  return listenForKeys(process.stdin, shortcuts, { onInterrupt: () => ending.end(130) });
}

async function openSite(watching: Watching): Promise<void> {
  const url = watching.urls()[0]!;
  if (!(await openBrowser(url))) process.stderr.write(`No browser could be opened. The site is at ${url}\n`);
}

function tellReady(watching: Watching, port: number, flags: WatchFlags): void {
  const urls = watching.urls();
  if (formatOf(flags) === 'json') return print({ type: 'ready', urls });
  if (port !== 0 && watching.port !== port) process.stderr.write(`Port ${port} is taken.\n`);
  process.stderr.write(`Watching, and serving at ${urls.join(' and ')}\n`);
}

function tellNews(news: News, flags: WatchFlags, state: { result: BuildResult | undefined }): void {
  if (news.kind === 'built') {
    const isJson = formatOf(flags) === 'json';
    const isTold = isJson || news.result.status !== 'complete' || !hasSameProblems(news.result, state.result);
    state.result = news.result;
    if (isTold) tellResult(news.result, { ...flags, quiet: true, verb: 'watch' });
    if (!isJson && !flags.quiet) process.stderr.write(`${changeLine(news)}\n`);
  } else if (news.kind === 'notice') tellNotice(news.text, flags);
  else tellNotice(bugText(news.error, flags), flags);
}

/** `changed 1 file · 3 pages · 41 ms` */
function changeLine({ files, result }: Extract<News, { kind: 'built' }>): string {
  const { written, removed } = result.changed;
  const pages = [...written, ...removed].filter((path) => path.endsWith('.html')).length;
  const what = files === undefined ? 'looked at all files' : `changed ${counted(files, 'file')}`;
  const came = result.status === 'complete' ? counted(pages, 'page') : 'nothing was written';
  return `${what} · ${came} · ${result.summary.durationMs} ms`;
}

function hasSameProblems(a: BuildResult, b: BuildResult | undefined): boolean {
  return JSON.stringify(a.problems) === JSON.stringify(b?.problems);
}

function bugText(error: unknown, { verbose }: WatchFlags): string {
  if (!(error instanceof Error)) return `docsgen has a bug: ${String(error)}`;
  return `docsgen has a bug: ${verbose ? (error.stack ?? error.message) : error.message}`;
}

function failed(error: unknown, flags: WatchFlags): number {
  if (error instanceof CannotListen) {
    tellProblems([error.problem], flags);
    return EXIT.environment;
  }
  if (!(error instanceof CannotWatch)) throw error;
  tellResult(error.result, { ...flags, verb: 'watch' });
  return exitCodeOf(error.result.status);
}

function tellProblems(problems: readonly Problem[], flags: WatchFlags): void {
  if (formatOf(flags) === 'json') for (const problem of problems) print({ type: 'diagnostic', ...problem });
  else process.stderr.write(printProblems(problems, { color: usesColor(flags), source: () => undefined }));
}

function tellNotice(text: string, flags: WatchFlags): void {
  if (formatOf(flags) === 'json') print({ type: 'notice', text });
  else process.stderr.write(`${text}\n`);
}

function print(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
