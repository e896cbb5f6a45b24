/** `docsgen build` and `docsgen check`. */

import { build } from '../pipeline/build.js';
import type { BuildOptions } from '../pipeline/options.js';
import { exitCodeOf } from './exit-code.js';
import { formatOf, siteFolder, type SharedOptions } from './options.js';
import { progressTo } from './progress.js';
import { tellResult } from './tell.js';

export interface BuildFlags extends SharedOptions {
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
  const progress = progressTo(process.stderr, !flags.quiet && formatOf(flags) === 'pretty');
  const options = { ...optionsFrom(site, flags), onPhase: progress.phase };
  const { result, visited } = flags.demos
    ? await (await import('./check-demos.js')).checkDemos(options)
    : { result: await build({ ...options, write: verb === 'build' }) };
  progress.done();
  tellResult(result, { ...flags, verb });
  if (visited && !flags.quiet)
    process.stderr.write(`${visited.alive} of ${visited.demos} demos came alive without a word\n`);
  return exitCodeOf(result.status);
}

function optionsFrom(site: string | undefined, flags: BuildFlags): BuildOptions {
  const { config, outDir, base, drafts, concurrency, maxWarnings } = flags;
  return {
    site: siteFolder(site),
    ...(config === undefined ? {} : { config }),
    ...(outDir === undefined ? {} : { outDir }),
    ...(base === undefined ? {} : { base }),
    ...(drafts === undefined ? {} : { drafts }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(maxWarnings === undefined ? {} : { maxWarnings }),
    cacheDir: flags.cache ? flags.cacheDir : false,
  };
}
