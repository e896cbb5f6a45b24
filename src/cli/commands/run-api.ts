/** `docsgen api`: the API reference of the site's packages as data, and what changed between two of them. */

import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { extractApis } from '../../pipeline/extract-apis.js';
import { diffApi } from '../../reference/diff/diff-api.js';
import { formatDiff } from '../../reference/diff/format-diff.js';
import type { PackageApi } from '../../reference/package-api.js';
import { EXIT_CODES, toExitCode } from '../exit-code.js';
import { resolveSiteFolder, type GlobalOptions } from '../options.js';
import { formatCount, reportDiagnostics, writeMessage } from '../report.js';

export interface ApiFlags extends GlobalOptions {
  readonly json?: boolean;
  readonly package?: string;
  /** Two files that `--json` printed: the older one first. */
  readonly diff?: readonly string[];
}

/** Extracts the references, or compares two; returns the exit code. */
export async function runApi(site: string | undefined, flags: ApiFlags): Promise<number> {
  if (flags.diff) return runDiff(flags.diff, flags);
  const { config, package: name, maxWarnings, cache, cacheDir } = flags;
  const { status, diagnostics, apis } = await extractApis({
    ...{ site: resolveSiteFolder(site), config, package: name, maxWarnings },
    cacheDir: cache && cacheDir,
  });
  reportDiagnostics(diagnostics, flags, process.stderr);
  if (status !== 'complete') return toExitCode(status);
  process.stdout.write(flags.json ? formatJson(apis, flags) : apis.map(formatSummaryLine).join(''));
  return EXIT_CODES.complete;
}

/** One package as in `api/<package>.json`; several as a list of these. */
function formatJson(apis: readonly PackageApi[], { package: name }: ApiFlags): string {
  const isOne = name !== undefined || apis.length === 1;
  return `${JSON.stringify(isOne ? apis[0] : apis, null, 2)}\n`;
}

function formatSummaryLine({
  package: name,
  version,
  components,
  hooks,
  functions,
  types,
}: PackageApi): string {
  const props = Object.values(components).reduce((sum, one) => sum + Object.keys(one.props).length, 0);
  const counts = [
    `${formatCount(Object.keys(components).length, 'component')} with ${props} props`,
    formatCount(Object.keys(hooks).length, 'hook'),
    formatCount(Object.keys(functions).length, 'function'),
    ...(types ? [formatCount(Object.keys(types).length, 'type')] : []),
  ];
  return `${name} ${version}: ${counts.join(', ')}\n`;
}

function runDiff(files: readonly string[], flags: ApiFlags): number {
  if (files.length !== 2) {
    writeMessage(`error: --diff takes two files, not ${files.length}`);
    return EXIT_CODES.usage;
  }
  const references = files.map(readReference);
  const diagnostics = references.filter((one) => 'code' in one);
  reportDiagnostics(diagnostics, flags, process.stderr);
  const [before, after] = references.filter((one) => 'package' in one);
  if (!before || !after) return EXIT_CODES.content;
  const diff = diffApi(before, after);
  process.stdout.write(flags.json ? `${JSON.stringify(diff, null, 2)}\n` : formatDiff(diff));
  return EXIT_CODES.complete;
}

/** The reference in a file, or why it cannot be used. */
function readReference(file: string): PackageApi | Diagnostic {
  const createDiagnostic = (message: string): Diagnostic => ({
    ...{ code: 'api/history', severity: 'error', file, message },
    hint: 'Name a file that docsgen api --json --package <name> printed.',
  });
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPackageApi(value) ? value : createDiagnostic('It is not the API reference of a package');
  } catch (error) {
    return createDiagnostic(error instanceof SyntaxError ? 'It is not JSON' : 'The file cannot be read');
  }
}

function isPackageApi(value: unknown): value is PackageApi {
  if (typeof value !== 'object' || value === null || !('package' in value && 'components' in value))
    return false;
  return typeof value.package === 'string' && typeof value.components === 'object';
}
