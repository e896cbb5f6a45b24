/** `docsgen check --demos`: builds the site into a temporary folder, and runs every demo in a headless Chromium. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { launchChromium, resolveAxe } from '../demos/check/launch-chromium.js';
import { visitDemos, type VisitReport } from '../demos/check/visit-demos.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { applySeverities } from '../diagnostics/sort-diagnostics.js';
import { build } from '../pipeline/build.js';
import { createTooManyWarnings } from '../pipeline/evaluate.js';
import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { DEFAULT_HOST } from '../server/default-address.js';
import { openPublishedSite } from '../server/published-site.js';
import { serveSite } from '../server/serve-site.js';
import { toDemoDiagnostic } from './demo-diagnostics.js';
import { listenForExit } from './serve.js';

interface DemoCheckResult {
  readonly result: BuildResult;
  readonly visited?: VisitReport;
  /** The pages that were asked for and have no demos. Nothing is visited if there are any. */
  readonly unknownPages?: readonly string[];
}

/** Builds the site, and checks its demos, or those of `pages`, in a browser if the build has no errors. A signal ends the
 *  process: the browser is closed and the temporary folder removed. */
export async function checkDemos(
  options: BuildOptions,
  pages: readonly string[] | undefined,
): Promise<DemoCheckResult> {
  const site = resolve(options.site ?? '.');
  const browser = await launchChromium(site, process.env['CHROMIUM']);
  const { code: requestedCode } = listenForExit();
  // Below the working directory, because docsgen refuses output folders in other places.
  const tempFolder = mkdtempSync(resolve('.docsgen-check-'));
  const outDir = join(tempFolder, 'dist');
  const cleanUp = async (): Promise<void> => {
    if (!('hint' in browser)) await browser.close();
    rmSync(tempFolder, { recursive: true, force: true });
  };
  void requestedCode.then(async (code) => {
    await cleanUp();
    process.exit(code);
  });
  try {
    const result = await build({ ...options, outDir, write: true });
    if (result.status !== 'complete') return { result };
    if ('hint' in browser) {
      const problem: Diagnostic = { code: 'demo/no-browser', severity: 'error', file: '.', ...browser };
      return { result: { ...result, status: 'environment', problems: [...result.problems, problem] } };
    }
    const address = { host: DEFAULT_HOST, port: 0 };
    const getHost = openPublishedSite(outDir);
    const base = getHost()?.base ?? '/';
    const { pathnames, unknownPages } = selectPages(findPagesWithDemos(outDir, base), pages, base);
    if (unknownPages.length > 0) return { result, unknownPages };
    const server = await serveSite({ folder: outDir, getHost, address });
    try {
      const origin = `http://${DEFAULT_HOST}:${server.port}`;
      const visited = await visitDemos({
        browser,
        origin,
        pathnames,
        concurrency: availableParallelism(),
        axeFile: resolveAxe(site),
      });
      const diagnostics = visited.issues.map((issue) => toDemoDiagnostic(issue, { site, base }));
      return { result: addDiagnostics(result, diagnostics, options), visited };
    } finally {
      await server.close();
    }
  } finally {
    await cleanUp();
  }
}

/** The pages that were asked for, with or without the base and the slashes at their ends; all without such a request. */
function selectPages(
  all: readonly string[],
  requested: readonly string[] | undefined,
  base: string,
): { readonly pathnames: readonly string[]; readonly unknownPages: readonly string[] } {
  if (!requested) return { pathnames: all, unknownPages: [] };
  const find = (pathname: string): string | undefined => {
    const path = pathname.replace(/^\/|\/$/g, '');
    return all.find((each) => each === `${base}${path}/` || each === `/${path}/` || each === `/${path}`);
  };
  const found = requested.map(find);
  return {
    pathnames: all.filter((each) => found.includes(each)),
    unknownPages: requested.filter((_, at) => found[at] === undefined),
  };
}

function addDiagnostics(
  result: BuildResult,
  demoDiagnostics: readonly Diagnostic[],
  { maxWarnings = Number.POSITIVE_INFINITY }: BuildOptions,
): BuildResult {
  const diagnostics = [...result.problems, ...applySeverities(demoDiagnostics, result.severities)];
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { ...result, status: 'content', problems: diagnostics };
  if (diagnostics.length <= maxWarnings) return { ...result, problems: diagnostics };
  return {
    ...result,
    status: 'content',
    problems: [...diagnostics, createTooManyWarnings(diagnostics.length, maxWarnings)],
  };
}

/** The pathnames of the built pages with demos, in order. */
function findPagesWithDemos(outDir: string, base: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => /class="demo"[^>]*data-demo=/.test(readFileSync(join(outDir, file), 'utf8')))
    .map((file) => `${base}${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
    .sort();
}
