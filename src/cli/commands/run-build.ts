/** `docsgen build` and `docsgen check`. */

import { build } from '../../pipeline/build.js';
import type { BuildOptions } from '../../pipeline/options.js';
import { toExitCode } from '../exit-code.js';
import { resolveFormat, resolveSiteFolder, type GlobalOptions } from '../options.js';
import { createProgress } from '../progress.js';
import { reportResult } from '../report-result.js';

export interface BuildFlags extends GlobalOptions {
  readonly outDir?: string;
  readonly base?: string;
  readonly drafts?: boolean;
  readonly concurrency?: number;
  /** Of `check`: bring every demo to life in a browser too. */
  readonly demos?: boolean;
}

/** Builds the site, or only checks it; the exit code to end with. */
export async function runBuild(
  site: string | undefined,
  flags: BuildFlags,
  verb: 'build' | 'check',
): Promise<number> {
  const progress = createProgress(process.stderr, !flags.quiet && resolveFormat(flags) === 'pretty');
  const options = { ...toBuildOptions(site, flags), onPhase: progress.phase };
  const { result, visited } = flags.demos
    ? await (await import('../check-demos.js')).checkDemos(options)
    : { result: await build({ ...options, write: verb === 'build' }) };
  progress.done();
  reportResult(result, { ...flags, verb });
  if (visited && !flags.quiet)
    process.stderr.write(`${visited.hydrated} of ${visited.demos} demos came alive without a word\n`);
  return toExitCode(result.status);
}

function toBuildOptions(site: string | undefined, flags: BuildFlags): BuildOptions {
  const { config, outDir, base, drafts, concurrency, maxWarnings } = flags;
  return {
    site: resolveSiteFolder(site),
    ...(config === undefined ? {} : { config }),
    ...(outDir === undefined ? {} : { outDir }),
    ...(base === undefined ? {} : { base }),
    ...(drafts === undefined ? {} : { drafts }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(maxWarnings === undefined ? {} : { maxWarnings }),
    cacheDir: flags.cache ? flags.cacheDir : false,
  };
}
