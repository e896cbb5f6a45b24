/** `docsgen clean`: removes what docsgen made, and nothing else. */

import { rmSync } from 'node:fs';
import { cacheFolder } from '../pipeline/folders.js';
import { removeOwned } from '../output/remove.js';
import { printProblems } from '../report/print.js';
import { EXIT } from './exit-code.js';
import { usesColor, type SharedOptions } from './options.js';

/** Removes the cache, and the output folder if its manifest says that it is ours. */
export async function runClean(options: SharedOptions & { readonly outDir?: string }): Promise<number> {
  const cache = options.cacheDir ?? cacheFolder;
  const outDir = options.outDir ?? 'dist';
  rmSync(cache, { recursive: true, force: true });
  const { removed, problems } = await removeOwned(outDir);
  process.stderr.write(printProblems(problems, { color: usesColor(options), source: () => undefined }));
  if (!options.quiet) process.stderr.write(`Removed ${removed ? `${outDir} and ` : ''}${cache}\n`);
  return problems.some(({ severity }) => severity === 'error') ? EXIT.usage : EXIT.complete;
}
