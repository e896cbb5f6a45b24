/** `docsgen api`: the API reference of the site's packages as data, and what changed between two of them. */

import { readFileSync } from 'node:fs';
import { diffApi } from '../pages/api/diff.js';
import { diffMarkdown } from '../pages/api/diff-markdown.js';
import type { PackageApi } from '../pages/api/describe.js';
import { extractApis } from '../pipeline/extract-apis.js';
import type { Problem } from '../report/problem.js';
import { exitCodeOf, EXIT } from './exit-code.js';
import { siteFolder, type SharedOptions } from './options.js';
import { tellProblems } from './tell.js';

export interface ApiFlags extends SharedOptions {
  readonly json?: boolean;
  readonly package?: string;
  /** Two files that `--json` gave: the older one first. */
  readonly diff?: readonly string[];
}

/** Extracts the references, or compares two; the exit code to end with. */
export async function runApi(site: string | undefined, flags: ApiFlags): Promise<number> {
  if (flags.diff) return runDiff(flags.diff, flags);
  const { status, problems, apis } = await extractApis({
    site: siteFolder(site),
    ...(flags.config === undefined ? {} : { config: flags.config }),
    ...(flags.package === undefined ? {} : { package: flags.package }),
    ...(flags.maxWarnings === undefined ? {} : { maxWarnings: flags.maxWarnings }),
    cacheDir: flags.cache ? flags.cacheDir : false,
  });
  tellProblems(problems, flags);
  if (status !== 'complete') return exitCodeOf(status);
  process.stdout.write(flags.json ? jsonOf(apis, flags) : apis.map(lineOf).join(''));
  return EXIT.complete;
}

/** One package as in `api/<package>.json`; several as a list of these. */
function jsonOf(apis: readonly PackageApi[], { package: name }: ApiFlags): string {
  const isOne = name !== undefined || apis.length === 1;
  return `${JSON.stringify(isOne ? apis[0] : apis, null, 2)}\n`;
}

function lineOf({ package: name, version, components, hooks, functions }: PackageApi): string {
  const props = Object.values(components).reduce((sum, one) => sum + Object.keys(one.props).length, 0);
  const counts = [
    `${counted(components, 'component')} with ${props} props`,
    counted(hooks, 'hook'),
    counted(functions, 'function'),
  ];
  return `${name} ${version}: ${counts.join(', ')}\n`;
}

function counted(things: object, noun: string): string {
  const { length } = Object.keys(things);
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

function runDiff(files: readonly string[], flags: ApiFlags): number {
  if (files.length !== 2) {
    process.stderr.write(`error: --diff takes two files, and was given ${files.length}\n`);
    return EXIT.usage;
  }
  const read = files.map((file) => referenceIn(file));
  const problems = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  tellProblems(problems, flags);
  const [before, after] = read.flatMap((one) => ('api' in one ? [one.api] : []));
  if (!before || !after) return EXIT.content;
  const diff = diffApi(before, after);
  process.stdout.write(flags.json ? `${JSON.stringify(diff, null, 2)}\n` : diffMarkdown(diff));
  return EXIT.complete;
}

function referenceIn(file: string): { readonly api: PackageApi } | { readonly problem: Problem } {
  const problem = (message: string): { readonly problem: Problem } => ({
    problem: {
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
    return isOne ? { api: value as PackageApi } : problem('It is not the API reference of a package');
  } catch (error) {
    return problem(error instanceof SyntaxError ? 'It is not JSON' : 'The file cannot be read');
  }
}
