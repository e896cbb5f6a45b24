/** `docsgen check --demos`: builds the site apart, and brings every demo to life in a Chromium without a window. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resolveAxe, launchChromium } from '../demos/check/launch-chromium.js';
import { visitDemos, type VisitReport } from '../demos/check/visit-demos.js';
import { MANIFEST_NAME, parseManifest } from '../output/manifest.js';
import { build } from '../pipeline/build.js';
import { createTooManyWarnings } from '../pipeline/evaluate.js';
import type { BuildOptions } from '../pipeline/options.js';
import type { BuildResult } from '../pipeline/result.js';
import { applySeverities } from '../diagnostics/sort-diagnostics.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { openPublishedSite } from '../server/published-site.js';
import { serveSite } from '../server/serve-site.js';
import { toDemoDiagnostic } from './demo-diagnostics.js';

export interface DemoCheckResult {
  readonly result: BuildResult;
  readonly visited?: VisitReport;
}

/** What is wrong with the site, as a build tells it; where there is nothing, what is wrong with its demos in a browser. */
export async function checkDemos(options: BuildOptions): Promise<DemoCheckResult> {
  const site = resolve(options.site ?? '.');
  const browser = await launchChromium(site, process.env['CHROMIUM']);
  // Below the working directory: an output folder must not lie where it could be anything.
  const tempFolder = mkdtempSync(resolve('.docsgen-check-'));
  const outDir = join(tempFolder, 'dist');
  try {
    const result = await build({ ...options, outDir, write: true });
    if (result.status !== 'complete') return { result };
    if ('hint' in browser)
      return {
        result: {
          ...result,
          status: 'environment',
          problems: [...result.problems, createMissingBrowserDiagnostic(browser)],
        },
      };
    const address = { host: '127.0.0.1', port: 0, strictPort: false };
    const getHost = openPublishedSite(outDir, { name: MANIFEST_NAME, parse: parseManifest });
    const base = getHost()?.base ?? '/';
    const server = await serveSite({ folder: outDir, getHost: getHost, address, allowedHosts: [] });
    try {
      const origin = `http://127.0.0.1:${server.port}`;
      const visited = await visitDemos({
        browser,
        origin,
        pathnames: findPagesWithDemos(outDir, base),
        axeFile: resolveAxe(site),
      });
      const diagnostics = visited.issues.map((fault) => toDemoDiagnostic(fault, { site, base }));
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

function createMissingBrowserDiagnostic({
  message,
  hint,
}: {
  readonly message: string;
  readonly hint: string;
}): Diagnostic {
  return { code: 'demo/no-browser', severity: 'error', file: '.', message, hint };
}

/** The pathnames of the built pages that show demos, in order. */
function findPagesWithDemos(outDir: string, base: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => /class="demo"[^>]*data-demo=/.test(readFileSync(join(outDir, file), 'utf8')))
    .map((file) => `${base}${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
    .sort();
}
