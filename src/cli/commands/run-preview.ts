/** `docsgen preview`: serves the built folder as a production host would, until the user stops it. */

import { resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { OutputError } from '../../output/output-error.js';
import { resolveOutputTarget } from '../../output/output-target.js';
import { recoverOutput } from '../../output/recover-output.js';
import { ListenError } from '../../server/listen-on-address.js';
import { openPublishedSite } from '../../server/published-site.js';
import { serveSite } from '../../server/serve-site.js';
import { EXIT_CODES } from '../exit-code.js';
import type { ServeFlags } from '../options.js';
import { reportDiagnostics, writeMessage } from '../report.js';
import { formatFolder, listenForExit, reportReady } from '../serve.js';

export interface PreviewFlags extends ServeFlags {
  readonly outDir: string;
}

/** Serves until a signal comes; returns the exit code. It also serves what is built in the meantime. */
export async function runPreview(flags: PreviewFlags): Promise<number> {
  const { outDir, port, host, strictPort, allowHost } = flags;
  const folder = resolve(outDir);
  try {
    // A build that was interrupted may have left the folder half replaced.
    await recoverOutput(resolveOutputTarget(folder, { displayName: outDir }));
    const getHost = openPublishedSite(folder);
    if (!getHost()) {
      reportDiagnostics([createNothingBuiltDiagnostic(outDir)], flags);
      return EXIT_CODES.usage;
    }
    const address = { host, port, strictPort };
    const server = await serveSite({ folder, getHost, address, allowedHosts: allowHost });
    const { code } = listenForExit();
    reportReady(server, flags, `Serving ${formatFolder(folder)}`);
    if (!flags.quiet && process.stderr.isTTY) writeMessage('Press Ctrl+C to stop.');
    return await code.finally(() => server.close());
  } catch (error) {
    if (!(error instanceof ListenError || error instanceof OutputError)) throw error;
    reportDiagnostics([error.diagnostic], flags);
    return EXIT_CODES.environment;
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
