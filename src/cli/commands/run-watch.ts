/** `docsgen watch`: builds, serves, and builds again after each change, until it is told to stop. */

import type { BuildResult } from '../../pipeline/result.js';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { listenForExit, type ExitRequest } from '../exit-request.js';
import { ListenError, isLocalHost } from '../../server/listen-on-address.js';
import { openBrowser } from '../open-browser.js';
import { listenForKeys, formatShortcuts, type Shortcut } from '../keyboard-shortcuts.js';
import type { WatchEvent } from '../../watch/rebuild-on-changes.js';
import { WatchStartError, watch, DEFAULT_WATCH_PORT, type Watching } from '../../watch/watch.js';
import type { BuildFlags } from './run-build.js';
import { EXIT_CODES, toExitCode } from '../exit-code.js';
import { resolveFormat, resolveSiteFolder, shouldUseColor } from '../options.js';
import { createExposedDiagnostic, type PreviewFlags } from './run-preview.js';
import { createProgress } from '../progress.js';
import { reportResult } from '../report-result.js';

export interface WatchFlags extends BuildFlags, Omit<PreviewFlags, 'outDir'> {
  readonly open?: boolean;
  readonly poll?: boolean;
}

/** How long what is still under way may take to end by itself. */
const EXIT_GRACE_MS = 500;

/** Watches until a signal comes or a key says so; the exit code to end with. */
export async function runWatch(site: string | undefined, flags: WatchFlags): Promise<number> {
  const {
    host = '127.0.0.1',
    port = DEFAULT_WATCH_PORT,
    cache,
    cacheDir,
    allowHost = [],
    ...options
  } = flags;
  const progress = createProgress(process.stderr, !flags.quiet && resolveFormat(flags) === 'pretty');
  const state = { result: undefined as BuildResult | undefined };
  try {
    const watching = await watch({
      ...options,
      ...{ site: resolveSiteFolder(site), host, port, allowedHosts: allowHost },
      cacheDir: cache ? cacheDir : false,
      onPhase: (...phase) => state.result ?? progress.phase(...phase),
      onNews: (event) => reportEvent(event, flags, state),
    });
    progress.done();
    state.result = watching.first;
    reportResult(watching.first, { ...flags, verb: 'watch' });
    if (!isLocalHost(host)) reportDiagnostics([createExposedDiagnostic(host)], flags);
    reportReady(watching, port, flags);
    return await waitUntilExit(watching, listenForExit(), flags);
  } catch (error) {
    progress.done();
    return reportFailure(error, flags);
  }
}

async function waitUntilExit(
  watching: Watching,
  exitRequest: ExitRequest,
  { open, quiet }: WatchFlags,
): Promise<number> {
  const unbindShortcuts =
    process.stdin.isTTY && !process.env['CI'] ? bindShortcuts(watching, exitRequest, quiet) : undefined;
  if (open) void openSite(watching);
  const code = await exitRequest.code;
  unbindShortcuts?.();
  await watching.close();
  // A build that is under way is not waited for.
  setTimeout(() => process.exit(code), EXIT_GRACE_MS).unref();
  return code;
}

function bindShortcuts(watching: Watching, exitRequest: ExitRequest, quiet = false): () => void {
  const shortcuts: readonly Shortcut[] = [
    { key: 'o', description: 'open', run: () => void openSite(watching) },
    { key: 'r', description: 'rebuild', run: () => watching.rebuild() },
    { key: 'c', description: 'clear', run: () => process.stderr.write('\u001B[2J\u001B[3J\u001B[H') },
    { key: 'h', description: 'help', run: () => process.stderr.write(`${formatShortcuts(shortcuts)}\n`) },
    { key: 'q', description: 'quit', run: () => exitRequest.requestExit(EXIT_CODES.complete) },
  ];
  if (!quiet) process.stderr.write(`${formatShortcuts(shortcuts)}\n`);
  return listenForKeys(process.stdin, shortcuts, { onInterrupt: () => exitRequest.requestExit(130) });
}

async function openSite(watching: Watching): Promise<void> {
  const url = watching.urls()[0]!;
  if (!(await openBrowser(url))) process.stderr.write(`No browser could be opened. The site is at ${url}\n`);
}

function reportReady(watching: Watching, port: number, flags: WatchFlags): void {
  const urls = watching.urls();
  if (resolveFormat(flags) === 'json') return writeRecord({ type: 'ready', urls });
  if (port !== 0 && watching.port !== port) process.stderr.write(`Port ${port} is taken.\n`);
  process.stderr.write(`Watching, and serving at ${urls.join(' and ')}\n`);
}

function reportEvent(event: WatchEvent, flags: WatchFlags, state: { result: BuildResult | undefined }): void {
  if (event.kind === 'built') {
    const isJson = resolveFormat(flags) === 'json';
    const isReported =
      isJson || event.result.status !== 'complete' || !hasSameDiagnostics(event.result, state.result);
    state.result = event.result;
    if (isReported) reportResult(event.result, { ...flags, quiet: true, verb: 'watch' });
    if (!isJson && !flags.quiet) process.stderr.write(`${formatChange(event)}\n`);
  } else if (event.kind === 'notice') reportNotice(event.text, flags);
  else reportNotice(formatBug(event.error, flags), flags);
}

/** `changed 1 file · 3 pages · 41 ms` */
function formatChange({ files, result }: Extract<WatchEvent, { kind: 'built' }>): string {
  const { written, removed } = result.changed;
  const pages = [...written, ...removed].filter((path) => path.endsWith('.html')).length;
  const scope = files === undefined ? 'looked at all files' : `changed ${formatCount(files, 'file')}`;
  const outcome = result.status === 'complete' ? formatCount(pages, 'page') : 'nothing was written';
  return `${scope} · ${outcome} · ${result.summary.durationMs} ms`;
}

function hasSameDiagnostics(a: BuildResult, b: BuildResult | undefined): boolean {
  return JSON.stringify(a.problems) === JSON.stringify(b?.problems);
}

function formatBug(error: unknown, { verbose }: WatchFlags): string {
  if (!(error instanceof Error)) return `docsgen has a bug: ${String(error)}`;
  return `docsgen has a bug: ${verbose ? (error.stack ?? error.message) : error.message}`;
}

function reportFailure(error: unknown, flags: WatchFlags): number {
  if (error instanceof ListenError) {
    reportDiagnostics([error.diagnostic], flags);
    return EXIT_CODES.environment;
  }
  if (!(error instanceof WatchStartError)) throw error;
  reportResult(error.result, { ...flags, verb: 'watch' });
  return toExitCode(error.result.status);
}

function reportDiagnostics(diagnostics: readonly Diagnostic[], flags: WatchFlags): void {
  if (resolveFormat(flags) === 'json')
    for (const diagnostic of diagnostics) writeRecord({ type: 'diagnostic', ...diagnostic });
  else
    process.stderr.write(
      formatDiagnostics(diagnostics, { color: shouldUseColor(flags), readSource: () => undefined }),
    );
}

function reportNotice(text: string, flags: WatchFlags): void {
  if (resolveFormat(flags) === 'json') writeRecord({ type: 'notice', text });
  else process.stderr.write(`${text}\n`);
}

function writeRecord(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
