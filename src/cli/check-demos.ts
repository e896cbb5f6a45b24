/** `docsgen check --demos`: builds the site into a temporary folder, and runs every demo in a headless Chromium. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
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

interface DemoCheckResult {
  readonly result: BuildResult;
  readonly visited?: VisitReport;
}

/** Builds the site, and checks its demos in a browser if the build has no errors. */
export async function checkDemos(options: BuildOptions): Promise<DemoCheckResult> {
  const site = resolve(options.site ?? '.');
  const browser = await launchChromium(site, process.env['CHROMIUM']);
  // Below the working directory, because docsgen refuses output folders in other places.
  const tempFolder = mkdtempSync(resolve('.docsgen-check-'));
  const outDir = join(tempFolder, 'dist');
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
    const server = await serveSite({ folder: outDir, getHost, address });
    try {
      const origin = `http://${DEFAULT_HOST}:${server.port}`;
      const visited = await visitDemos({
        browser,
        origin,
        pathnames: findPagesWithDemos(outDir, base),
        axeFile: resolveAxe(site),
      });
      const diagnostics = visited.issues.map((issue) => toDemoDiagnostic(issue, { site, base }));
      return { result: addDiagnostics(result, diagnostics, options), visited };
    } finally {
      await server.close();
    }
  } finally {
    if (!('hint' in browser)) await browser.close();
    rmSync(tempFolder, { recursive: true, force: true });
  }
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
