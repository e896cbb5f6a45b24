/** `docsgen clean`: removes what docsgen made, and nothing else. */

import { rmSync } from 'node:fs';
import { defaultCacheFolder, isDocsgenCache } from '../../pipeline/resolve-folders.js';
import { OutputError, OutputLockedError } from '../../output/output-error.js';
import { removeOutput, type RemovalResult } from '../../output/remove-output.js';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.js';
import { EXIT_CODES } from '../exit-code.js';
import { shouldUseColor, type GlobalOptions } from '../options.js';

/** Removes the cache, and the output folder if its manifest says that it is ours. */
export async function runClean(options: GlobalOptions & { readonly outDir?: string }): Promise<number> {
  const cache = options.cacheDir ?? defaultCacheFolder;
  const outDir = options.outDir ?? 'dist';
  if (!isDocsgenCache(cache)) {
    process.stderr.write(
      `${cache} was not made by docsgen: it has no CACHEDIR.TAG of ours. Nothing was removed.\n`,
    );
    return EXIT_CODES.usage;
  }
  const { removed, diagnostics, code } = await removeOutputFolder(outDir);
  process.stderr.write(
    formatDiagnostics(diagnostics, { color: shouldUseColor(options), readSource: () => undefined }),
  );
  if (code !== EXIT_CODES.complete) return code;
  rmSync(cache, { recursive: true, force: true });
  if (!options.quiet) process.stderr.write(`Removed ${removed ? `${outDir} and ` : ''}${cache}\n`);
  return code;
}

async function removeOutputFolder(outDir: string): Promise<RemovalResult & { readonly code: number }> {
  try {
    const { removed, diagnostics } = await removeOutput(outDir);
    const isRefused = diagnostics.some(({ severity }) => severity === 'error');
    return { removed, diagnostics, code: isRefused ? EXIT_CODES.usage : EXIT_CODES.complete };
  } catch (error) {
    if (error instanceof OutputLockedError)
      return { removed: false, diagnostics: [error.diagnostic], code: EXIT_CODES.locked };
    if (error instanceof OutputError)
      return { removed: false, diagnostics: [error.diagnostic], code: EXIT_CODES.environment };
    throw error;
  }
}
