/** `docsgen build` and `docsgen check`. */

import { deferGarbageCollection } from '../../bundle/load-esbuild.js';
import { build } from '../../pipeline/build.js';
import { EXIT_CODES, toExitCode } from '../exit-code.js';
import { resolveFormat, resolveSiteFolder, type BuildFlags } from '../options.js';
import { createProgress } from '../progress.js';
import { reportResult, writeMessage } from '../report.js';

/** Builds the site, or only checks it; returns the exit code. */
export async function runBuild(
  site: string | undefined,
  flags: BuildFlags,
  verb: 'build' | 'check',
): Promise<number> {
  deferGarbageCollection();
  const progress = createProgress(process.stderr, !flags.quiet && resolveFormat(flags) === 'pretty');
  const { config, outDir, base, drafts, measurementId, concurrency, maxWarnings } = flags;
  const options = {
    ...{
      site: resolveSiteFolder(site),
      config,
      outDir,
      base,
      drafts,
      measurementId,
      concurrency,
      maxWarnings,
    },
    cacheDir: flags.cache && flags.cacheDir,
    onPhase: progress.phase,
  };
  const { result, visited, unknownPages } =
    flags.demos || flags.page
      ? await (await import('../check-demos.js')).checkDemos(options, flags.page)
      : { result: await build({ ...options, write: verb === 'build' }) };
  progress.done();
  if (unknownPages) {
    for (const pathname of unknownPages) writeMessage(`error: no page with demos at ${pathname}`);
    return EXIT_CODES.usage;
  }
  reportResult(result, { ...flags, verb });
  if (visited && !flags.quiet)
    writeMessage(`${visited.hydrated} of ${visited.demos} demos ran without a message`);
  return toExitCode(result.status);
}
