/** `docsgen preview`: serves the built folder as a production host would, until it is told to stop. */

import { relative, resolve } from 'node:path';
import { OutputError } from '../../output/output-error.js';
import { MANIFEST_NAME, parseManifest } from '../../output/manifest.js';
import { recoverOutput } from '../../output/recover-output.js';
import { resolveOutputTarget } from '../../output/output-target.js';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { listenForExit } from '../exit-request.js';
import { ListenError, isLocalHost } from '../../server/listen-on-address.js';
import { openPublishedSite } from '../../server/published-site.js';
import { serveSite, type SiteServer } from '../../server/serve-site.js';
import { EXIT_CODES } from '../exit-code.js';
import { resolveFormat, shouldUseColor, type GlobalOptions } from '../options.js';

export interface PreviewFlags extends GlobalOptions {
  readonly outDir?: string;
  readonly port?: number;
  readonly host?: string;
  readonly strictPort?: boolean;
  /** Further hosts by which the server may be asked. */
  readonly allowHost?: readonly string[];
}

const DEFAULT_PORT = 4100;

const DEFAULT_HOST = '127.0.0.1';

/** Serves until a signal comes; the exit code to end with. What is served follows what is built meanwhile. */
export async function runPreview(_site: string | undefined, flags: PreviewFlags): Promise<number> {
  const {
    outDir = 'dist',
    port = DEFAULT_PORT,
    host = DEFAULT_HOST,
    strictPort = false,
    allowHost = [],
  } = flags;
  const folder = resolve(outDir);
  const failure = await recoverOutputFolder(folder, outDir);
  if (failure) return reportDiagnostics(flags, [failure], EXIT_CODES.environment);
  const getHost = openPublishedSite(folder, { name: MANIFEST_NAME, parse: parseManifest });
  if (!getHost()) return reportDiagnostics(flags, [createNothingBuiltDiagnostic(outDir)], EXIT_CODES.usage);
  try {
    const address = { host, port, strictPort };
    const server = await serveSite({ folder, getHost, address, allowedHosts: allowHost });
    const { code } = listenForExit();
    if (!isLocalHost(host)) reportDiagnostics(flags, [createExposedDiagnostic(host)], EXIT_CODES.complete);
    reportReady(flags, { server, port, folder });
    return await code.finally(() => server.close());
  } catch (error) {
    if (error instanceof ListenError)
      return reportDiagnostics(flags, [error.diagnostic], EXIT_CODES.environment);
    throw error;
  }
}

/** A build that was cut may have left the folder in the middle of a swap. */
async function recoverOutputFolder(folder: string, displayName: string): Promise<Diagnostic | undefined> {
  try {
    await recoverOutput(resolveOutputTarget(folder, { displayName }));
    return undefined;
  } catch (error) {
    if (error instanceof OutputError) return error.diagnostic;
    throw error;
  }
}

function createNothingBuiltDiagnostic(outDir: string): Diagnostic {
  return {
    code: 'preview/nothing-built',
    severity: 'error',
    file: outDir,
    message: `There is no built site in ${outDir}.`,
    hint: 'Run docsgen build first, or name the folder with --out-dir.',
  };
}

/** That others can reach the server is to be known, not to be found out. */
export function createExposedDiagnostic(host: string): Diagnostic {
  return {
    code: 'server/exposed',
    severity: 'warning',
    file: '.',
    message: `With --host ${host}, everyone who can reach this machine can read the site.`,
    hint: 'Leave --host out to serve this machine only.',
  };
}

function reportDiagnostics(flags: PreviewFlags, diagnostics: readonly Diagnostic[], code: number): number {
  if (resolveFormat(flags) === 'json') {
    for (const diagnostic of diagnostics) writeRecord({ type: 'diagnostic', ...diagnostic });
  } else {
    process.stderr.write(
      formatDiagnostics(diagnostics, { color: shouldUseColor(flags), readSource: () => undefined }),
    );
  }
  return code;
}

interface ReadyInfo {
  readonly server: SiteServer;
  /** The one that was asked for. */
  readonly port: number;
  readonly folder: string;
}

function reportReady(flags: PreviewFlags, { server, port, folder }: ReadyInfo): void {
  const urls = server.urls();
  if (resolveFormat(flags) === 'json') return writeRecord({ type: 'ready', urls });
  if (port !== 0 && server.port !== port) process.stderr.write(`Port ${port} is taken.\n`);
  const displayName = relative('.', folder) || '.';
  process.stderr.write(`Serving ${displayName} at ${urls.join(' and ')}\n`);
  if (!flags.quiet && process.stderr.isTTY) process.stderr.write('Press Ctrl+C to stop.\n');
}

function writeRecord(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}
