/** `docsgen preview`: serves the built folder as a production host would, until it is told to stop. */

import { relative, resolve } from 'node:path';
import { OutputFailed } from '../output/failure.js';
import { MANIFEST, parseManifest } from '../output/manifest.js';
import { recover } from '../output/recover.js';
import { targetAt } from '../output/target.js';
import { printProblems } from '../report/print.js';
import type { Problem } from '../report/problem.js';
import { awaitEnding } from '../watch/ending.js';
import { CannotListen, isLocal } from '../watch/listen.js';
import { publishedAt } from '../watch/published.js';
import { serve, type SiteServer } from '../watch/server.js';
import { EXIT } from './exit-code.js';
import { formatOf, usesColor, type SharedOptions } from './options.js';

export interface PreviewFlags extends SharedOptions {
  readonly outDir?: string;
  readonly port?: number;
  readonly host?: string;
  readonly strictPort?: boolean;
  /** Further hosts by which the server may be asked. */
  readonly allowHost?: readonly string[];
}

const PORT = 4100;

const HOST = '127.0.0.1';

/** Serves until a signal comes; the exit code to end with. What is served follows what is built meanwhile. */
export async function runPreview(_site: string | undefined, flags: PreviewFlags): Promise<number> {
  const { outDir = 'dist', port = PORT, host = HOST, strictPort = false, allowHost = [] } = flags;
  const folder = resolve(outDir);
  const failed = await mended(folder, outDir);
  if (failed) return tell(flags, [failed], EXIT.environment);
  const site = publishedAt(folder, { name: MANIFEST, parse: parseManifest });
  if (!site()) return tell(flags, [nothingBuilt(outDir)], EXIT.usage);
  try {
    const address = { host, port, strictPort };
    const server = await serve({ folder, site, address, allowedHosts: allowHost });
    const { code } = awaitEnding();
    if (!isLocal(host)) tell(flags, [exposed(host)], EXIT.complete);
    tellReady(flags, { server, port, folder });
    return await code.finally(() => server.close());
  } catch (error) {
    if (error instanceof CannotListen) return tell(flags, [error.problem], EXIT.environment);
    throw error;
  }
}

/** A build that was cut may have left the folder in the middle of a swap. */
async function mended(folder: string, shown: string): Promise<Problem | undefined> {
  try {
    await recover(targetAt(folder, { shown }));
    return undefined;
  } catch (error) {
    if (error instanceof OutputFailed) return error.problem;
    throw error;
  }
}

function nothingBuilt(outDir: string): Problem {
  return {
    code: 'preview/nothing-built',
    severity: 'error',
    file: outDir,
    message: `There is no built site in ${outDir}.`,
    hint: 'Run docsgen build first, or name the folder with --out-dir.',
  };
}

/** That others can reach the server is to be known, not to be found out. */
export function exposed(host: string): Problem {
  return {
    code: 'server/exposed',
    severity: 'warning',
    file: '.',
    message: `With --host ${host}, everyone who can reach this machine can read the site.`,
    hint: 'Leave --host out to serve this machine only.',
  };
}

function tell(flags: PreviewFlags, problems: readonly Problem[], code: number): number {
  if (formatOf(flags) === 'json') {
    for (const problem of problems) print({ type: 'diagnostic', ...problem });
  } else {
    process.stderr.write(printProblems(problems, { color: usesColor(flags), source: () => undefined }));
  }
  return code;
}

interface Ready {
  readonly server: SiteServer;
  /** The one that was asked for. */
  readonly port: number;
  readonly folder: string;
}

function tellReady(flags: PreviewFlags, { server, port, folder }: Ready): void {
  const urls = server.urls();
  if (formatOf(flags) === 'json') return print({ type: 'ready', urls });
  if (port !== 0 && server.port !== port) process.stderr.write(`Port ${port} is taken.\n`);
  const shown = relative('.', folder) || '.';
  process.stderr.write(`Serving ${shown} at ${urls.join(' and ')}\n`);
  if (!flags.quiet && process.stderr.isTTY) process.stderr.write('Press Ctrl+C to stop.\n');
}

function print(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}
