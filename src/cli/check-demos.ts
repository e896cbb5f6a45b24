/** `docsgen check --demos`: builds the site apart, and brings every demo to life in a Chromium without a window. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { axeFrom, launchChromium } from '../check/chromium.js';
import { visitDemos, type Visited } from '../check/demos-in-chromium.js';
import { MANIFEST, parseManifest } from '../output/manifest.js';
import { build } from '../pipeline/build.js';
import { excess } from '../pipeline/judge.js';
import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { withSeverities } from '../report/order.js';
import type { Problem } from '../report/problem.js';
import { publishedAt } from '../watch/published.js';
import { serve } from '../watch/server.js';
import { problemOfDemo } from './demo-problems.js';

export interface DemosChecked {
  readonly result: BuildResult;
  readonly visited?: Visited;
}

/** What is wrong with the site, as a build tells it; where there is nothing, what is wrong with its demos in a browser. */
export async function checkDemos(options: BuildOptions): Promise<DemosChecked> {
  const site = resolve(options.site ?? '.');
  const browser = await launchChromium(site, process.env['CHROMIUM']);
  // Below the working directory: an output folder must not lie where it could be anything.
  const home = mkdtempSync(resolve('.docsgen-check-'));
  const outDir = join(home, 'dist');
  try {
    const result = await build({ ...options, outDir, write: true });
    if (result.status !== 'complete') return { result };
    if ('hint' in browser)
      return {
        result: { ...result, status: 'environment', problems: [...result.problems, missing(browser)] },
      };
    const address = { host: '127.0.0.1', port: 0, strictPort: false };
    const published = publishedAt(outDir, { name: MANIFEST, parse: parseManifest });
    const base = published()?.base ?? '/';
    const server = await serve({ folder: outDir, site: published, address, allowedHosts: [] });
    try {
      const origin = `http://127.0.0.1:${server.port}`;
      const visited = await visitDemos({
        browser,
        origin,
        pathnames: pagesWithDemos(outDir, base),
        axe: axeFrom(site),
      });
      const problems = visited.faults.map((fault) => problemOfDemo(fault, { site, base }));
      return { result: withProblems(result, problems, options), visited };
    } finally {
      await server.close();
    }
  } finally {
    if (!('hint' in browser)) await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
}

function withProblems(
  result: BuildResult,
  found: readonly Problem[],
  { maxWarnings = Number.POSITIVE_INFINITY }: BuildOptions,
): BuildResult {
  const problems = [...result.problems, ...withSeverities(found, result.severities)];
  if (problems.some(({ severity }) => severity === 'error'))
    return { ...result, status: 'content', problems };
  if (problems.length <= maxWarnings) return { ...result, problems };
  return { ...result, status: 'content', problems: [...problems, excess(problems.length, maxWarnings)] };
}

function missing({ message, hint }: { readonly message: string; readonly hint: string }): Problem {
  return { code: 'demo/no-browser', severity: 'error', file: '.', message, hint };
}

/** The pathnames of the built pages that show demos, in order. */
function pagesWithDemos(outDir: string, base: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => /class="demo"[^>]*data-demo=/.test(readFileSync(join(outDir, file), 'utf8')))
    .map((file) => `${base}${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
    .sort();
}
