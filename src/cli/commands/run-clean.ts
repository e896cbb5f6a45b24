/** `docsgen clean`: removes what docsgen made, and nothing else. */

import { rmSync } from 'node:fs';
import { OutputError, OutputLockedError } from '../../output/output-error.js';
import { removeOutput, type RemovalResult } from '../../output/remove-output.js';
import { isDocsgenCache } from '../../pipeline/resolve-folders.js';
import { EXIT_CODES } from '../exit-code.js';
import type { GlobalOptions } from '../options.js';
import { reportDiagnostics, writeMessage } from '../report.js';

export interface CleanFlags extends GlobalOptions {
  readonly outDir: string;
  /** Whether `outDir` is the default. */
  readonly hasDefaultOutDir: boolean;
}

/** Removes the cache, and the output folder if its manifest says that it is ours; returns the exit code. A package may be built into
 *  the default output folder: it is left. A requested folder that is not ours is refused. */
export async function runClean(flags: CleanFlags): Promise<number> {
  const { cacheDir, outDir, hasDefaultOutDir, quiet } = flags;
  if (!isDocsgenCache(cacheDir)) {
    writeMessage(`${cacheDir} was not made by docsgen: it has no CACHEDIR.TAG of ours. Nothing was removed.`);
    return EXIT_CODES.usage;
  }
  const { removed, diagnostics, code } = await removeOutputFolder(outDir);
  const isLeft = hasDefaultOutDir && code === EXIT_CODES.usage;
  if (!isLeft) {
    if (diagnostics.length > 0) reportDiagnostics(diagnostics, flags);
    if (code !== EXIT_CODES.complete) return code;
  }
  rmSync(cacheDir, { recursive: true, force: true });
  if (quiet) return EXIT_CODES.complete;
  writeMessage(`Removed ${removed ? `${outDir} and ` : ''}${cacheDir}`);
  if (isLeft) writeMessage(`Left ${outDir}, which was not made by docsgen`);
  return EXIT_CODES.complete;
}

async function removeOutputFolder(outDir: string): Promise<RemovalResult & { readonly code: number }> {
  try {
    const { removed, diagnostics } = await removeOutput(outDir);
    const isRefused = diagnostics.some(({ severity }) => severity === 'error');
    return { removed, diagnostics, code: isRefused ? EXIT_CODES.usage : EXIT_CODES.complete };
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    const code = error instanceof OutputLockedError ? EXIT_CODES.locked : EXIT_CODES.environment;
    return { removed: false, diagnostics: [error.diagnostic], code };
  }
}
