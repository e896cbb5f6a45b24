/** `docsgen clean`: removes what docsgen made, and nothing else. */

import { rmSync } from 'node:fs';
import { cacheFolder, isOwnCache } from '../pipeline/folders.js';
import { OutputFailed, OutputLocked } from '../output/failure.js';
import { removeOwned, type Removal } from '../output/remove.js';
import { printProblems } from '../report/print.js';
import { EXIT } from './exit-code.js';
import { usesColor, type SharedOptions } from './options.js';

/** Removes the cache, and the output folder if its manifest says that it is ours. */
export async function runClean(options: SharedOptions & { readonly outDir?: string }): Promise<number> {
  const cache = options.cacheDir ?? cacheFolder;
  const outDir = options.outDir ?? 'dist';
  if (!isOwnCache(cache)) {
    process.stderr.write(
      `${cache} was not made by docsgen: it has no CACHEDIR.TAG of ours. Nothing was removed.\n`,
    );
    return EXIT.usage;
  }
  const { removed, problems, code } = await removal(outDir);
  process.stderr.write(printProblems(problems, { color: usesColor(options), source: () => undefined }));
  if (code !== EXIT.complete) return code;
  rmSync(cache, { recursive: true, force: true });
  if (!options.quiet) process.stderr.write(`Removed ${removed ? `${outDir} and ` : ''}${cache}\n`);
  return code;
}

async function removal(outDir: string): Promise<Removal & { readonly code: number }> {
  try {
    const { removed, problems } = await removeOwned(outDir);
    const isRefused = problems.some(({ severity }) => severity === 'error');
    return { removed, problems, code: isRefused ? EXIT.usage : EXIT.complete };
  } catch (error) {
    if (error instanceof OutputLocked)
      return { removed: false, problems: [error.problem], code: EXIT.locked };
    if (error instanceof OutputFailed)
      return { removed: false, problems: [error.problem], code: EXIT.environment };
    throw error;
  }
}
