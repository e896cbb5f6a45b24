/** `docsgen watch`: builds, serves, and builds again after each change, until the user stops it. */

import type { BuildResult } from '../../pipeline/result.js';
import { ListenError } from '../../server/listen-on-address.js';
import { hasSameDiagnostics, type WatchEvent } from '../../watch/rebuild-on-changes.js';
import { watch, WatchStartError, type Watching } from '../../watch/watch.js';
import { EXIT_CODES, toExitCode } from '../exit-code.js';
import { formatShortcuts, listenForKeys, type Shortcut } from '../keyboard-shortcuts.js';
import { openBrowser } from '../open-browser.js';
import { resolveFormat, resolveSiteFolder, type BuildFlags, type ServeFlags } from '../options.js';
import { createProgress } from '../progress.js';
import { formatCount, reportDiagnostics, reportResult, writeMessage, writeRecord } from '../report.js';
import { listenForExit, reportReady, type ExitRequest } from '../serve.js';

export interface WatchFlags extends BuildFlags, ServeFlags {
  readonly open?: boolean;
  readonly poll?: boolean;
}

/** How long pending work may take to end by itself. */
const EXIT_GRACE_MS = 500;

/** Watches until a signal or a key ends it; returns the exit code. */
export async function runWatch(site: string | undefined, flags: WatchFlags): Promise<number> {
  const { cache, cacheDir, allowHost, ...options } = flags;
  const progress = createProgress(process.stderr, !flags.quiet && resolveFormat(flags) === 'pretty');
  let lastResult: BuildResult | undefined;
  try {
    const watching = await watch({
      ...options,
      site: resolveSiteFolder(site),
      allowedHosts: allowHost,
      cacheDir: cache && cacheDir,
      onPhase: (...phase) => lastResult ?? progress.phase(...phase),
      onNews: (event) => {
        reportEvent(event, flags, lastResult);
        if (event.kind === 'built') lastResult = event.result;
      },
    });
    progress.done();
    lastResult = watching.first;
    reportResult(lastResult, { ...flags, verb: 'watch' });
    reportReady(watching, flags, 'Watching, and serving');
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
  // Do not wait for a build in progress.
  setTimeout(() => process.exit(code), EXIT_GRACE_MS).unref();
  return code;
}

function bindShortcuts(watching: Watching, exitRequest: ExitRequest, quiet = false): () => void {
  const shortcuts: readonly Shortcut[] = [
    { key: 'o', description: 'open', run: () => void openSite(watching) },
    { key: 'r', description: 'rebuild', run: () => watching.rebuild() },
    { key: 'c', description: 'clear', run: () => process.stderr.write('\u001B[2J\u001B[3J\u001B[H') },
    { key: 'h', description: 'help', run: () => writeMessage(formatShortcuts(shortcuts)) },
    { key: 'q', description: 'quit', run: () => exitRequest.requestExit(EXIT_CODES.complete) },
  ];
  if (!quiet) writeMessage(formatShortcuts(shortcuts));
  return listenForKeys(process.stdin, shortcuts, () => exitRequest.requestExit(130));
}

async function openSite(watching: Watching): Promise<void> {
  const [url = ''] = watching.urls();
  if (!(await openBrowser(url))) writeMessage(`No browser could be opened. The site is at ${url}`);
}

function reportEvent(event: WatchEvent, flags: WatchFlags, lastResult: BuildResult | undefined): void {
  if (event.kind === 'notice') return reportNotice(event.text, flags);
  if (event.kind === 'bug') return reportNotice(formatBug(event.error, flags), flags);
  const { result } = event;
  const isJson = resolveFormat(flags) === 'json';
  if (isJson || result.status !== 'complete' || !hasSameDiagnostics(result, lastResult))
    reportResult(result, { ...flags, quiet: true, verb: 'watch' });
  if (!isJson && !flags.quiet) writeMessage(formatChange(event));
}

/** `changed 1 file · 3 pages · 41 ms` */
function formatChange({ files, result }: Extract<WatchEvent, { kind: 'built' }>): string {
  const { written, removed } = result.changed;
  const pages = [...written, ...removed].filter((path) => path.endsWith('.html')).length;
  const scope = files === undefined ? 'looked at all files' : `changed ${formatCount(files, 'file')}`;
  const outcome = result.status === 'complete' ? formatCount(pages, 'page') : 'nothing was written';
  return `${scope} · ${outcome} · ${result.summary.durationMs} ms`;
}

function formatBug(error: unknown, { verbose }: WatchFlags): string {
  if (!(error instanceof Error)) return `docsgen has a bug: ${String(error)}`;
  return `docsgen has a bug: ${verbose ? (error.stack ?? error.message) : error.message}`;
}

function reportNotice(text: string, flags: WatchFlags): void {
  if (resolveFormat(flags) === 'json') writeRecord({ type: 'notice', text });
  else writeMessage(text);
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
