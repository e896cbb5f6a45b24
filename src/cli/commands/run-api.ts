/** `docsgen api`: the API reference of the site's packages as data, and what changed between two of them. */

import { readFileSync } from 'node:fs';
import { diffApi } from '../../reference/diff/diff-api.js';
import { formatDiff } from '../../reference/diff/format-diff.js';
import type { PackageApi } from '../../reference/package-api.js';
import { extractApis } from '../../pipeline/extract-apis.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { toExitCode, EXIT_CODES } from '../exit-code.js';
import { resolveSiteFolder, type GlobalOptions } from '../options.js';
import { reportDiagnostics } from '../report-result.js';

export interface ApiFlags extends GlobalOptions {
  readonly json?: boolean;
  readonly package?: string;
  /** Two files that `--json` gave: the older one first. */
  readonly diff?: readonly string[];
}

/** Extracts the references, or compares two; the exit code to end with. */
export async function runApi(site: string | undefined, flags: ApiFlags): Promise<number> {
  if (flags.diff) return runDiff(flags.diff, flags);
  const { status, diagnostics, apis } = await extractApis({
    site: resolveSiteFolder(site),
    ...(flags.config === undefined ? {} : { config: flags.config }),
    ...(flags.package === undefined ? {} : { package: flags.package }),
    ...(flags.maxWarnings === undefined ? {} : { maxWarnings: flags.maxWarnings }),
    cacheDir: flags.cache ? flags.cacheDir : false,
  });
  reportDiagnostics(diagnostics, flags);
  if (status !== 'complete') return toExitCode(status);
  process.stdout.write(flags.json ? formatJson(apis, flags) : apis.map(formatSummaryLine).join(''));
  return EXIT_CODES.complete;
}

/** One package as in `api/<package>.json`; several as a list of these. */
function formatJson(apis: readonly PackageApi[], { package: name }: ApiFlags): string {
  const isOne = name !== undefined || apis.length === 1;
  return `${JSON.stringify(isOne ? apis[0] : apis, null, 2)}\n`;
}

function formatSummaryLine({ package: name, version, components, hooks, functions }: PackageApi): string {
  const props = Object.values(components).reduce((sum, one) => sum + Object.keys(one.props).length, 0);
  const counts = [
    `${formatCount(components, 'component')} with ${props} props`,
    formatCount(hooks, 'hook'),
    formatCount(functions, 'function'),
  ];
  return `${name} ${version}: ${counts.join(', ')}\n`;
}

function formatCount(things: object, noun: string): string {
  const { length } = Object.keys(things);
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

function runDiff(files: readonly string[], flags: ApiFlags): number {
  if (files.length !== 2) {
    process.stderr.write(`error: --diff takes two files, and was given ${files.length}\n`);
    return EXIT_CODES.usage;
  }
  const references = files.map((file) => readReference(file));
  const diagnostics = references.flatMap((one) => ('diagnostic' in one ? [one.diagnostic] : []));
  reportDiagnostics(diagnostics, flags);
  const [before, after] = references.flatMap((one) => ('api' in one ? [one.api] : []));
  if (!before || !after) return EXIT_CODES.content;
  const diff = diffApi(before, after);
  process.stdout.write(flags.json ? `${JSON.stringify(diff, null, 2)}\n` : formatDiff(diff));
  return EXIT_CODES.complete;
}

function readReference(file: string): { readonly api: PackageApi } | { readonly diagnostic: Diagnostic } {
  const diagnostic = (message: string): { readonly diagnostic: Diagnostic } => ({
    diagnostic: {
      code: 'api/history',
      severity: 'error',
      file,
      message,
      hint: 'Name a file that docsgen api --json --package <name> gave.',
    },
  });
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<PackageApi> | null;
    const isOne = typeof value?.package === 'string' && typeof value.components === 'object';
    return isOne ? { api: value as PackageApi } : diagnostic('It is not the API reference of a package');
  } catch (error) {
    return diagnostic(error instanceof SyntaxError ? 'It is not JSON' : 'The file cannot be read');
  }
}
