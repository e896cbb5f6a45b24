/** What the problems of a build mean: whether it may be published, and how they are told. */

import { join, relative } from 'node:path';
import type { Graph } from '../graph/graph.js';
import type { Outcome } from '../graph/outcome.js';
import type { Store } from '../graph/store.js';
import { inOrder, withSeverities, type Severities } from '../report/order.js';
import type { Problem } from '../report/problem.js';
import type { Folders } from './folders.js';
import { config } from './steps/config.js';

/** `content`, `config`: the author's errors, by where they are. `environment`: the machine's. `locked`: another docsgen is at work. */
export type Status = 'complete' | 'content' | 'config' | 'environment' | 'locked';

export interface Verdict {
  readonly status: Status;
  readonly problems: readonly Problem[];
  /** The owner's, by code: for what is found in the output. */
  readonly severities?: Severities;
}

export interface Standards {
  readonly folders: Folders;
  readonly maxWarnings: number | undefined;
}

/** The owner's severities applied, except to what leaves a page out; the files named from the working directory, all in order. */
export async function judge(
  graph: Graph,
  { problems, fatal }: Outcome,
  { folders, maxWarnings }: Standards,
): Promise<Verdict> {
  const hasConfig = !problems.some(({ code }) => code.startsWith('config/'));
  const severities = hasConfig ? (await graph.value(config)).diagnostics : {};
  const settable = problems.filter((problem) => !fatal.has(problem));
  const told = inOrder(
    [...fatal, ...withSeverities(settable, severities)].map((problem) => fromHere(problem, folders.site)),
  );
  const errors = told.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { status: statusOf(errors, hasConfig), problems: told, severities };
  const tooMany = maxWarnings !== undefined && told.length > maxWarnings;
  return {
    status: tooMany ? 'content' : 'complete',
    problems: tooMany ? [...told, excess(told.length, maxWarnings)] : told,
    severities,
  };
}

function statusOf(errors: readonly Problem[], hasConfig: boolean): Status {
  if (errors.some(({ code }) => code === 'file/unreadable')) return 'environment';
  return hasConfig ? 'content' : 'config';
}

/** More warnings than are allowed. */
export function excess(warnings: number, allowed: number): Problem {
  return {
    code: 'build/too-many-warnings',
    severity: 'error',
    file: '.',
    message: `There are ${warnings} warnings; --max-warnings allows ${allowed}`,
  };
}

/** Steps name files from the site folder; a person reads them from where they stand. */
export function fromHere(problem: Problem, site: string): Problem {
  const named = (file: string): string => relative('.', join(site, file)).replaceAll('\\', '/') || '.';
  const { related } = problem;
  if (!related) return { ...problem, file: named(problem.file) };
  const message = related.reduce((text, { file }) => text.replaceAll(file, named(file)), problem.message);
  return {
    ...problem,
    file: named(problem.file),
    message,
    related: related.map((one) => ({ ...one, file: named(one.file) })),
  };
}

/** A cache that cannot be kept is no error: the site is complete, and the next build takes longer. */
export function withTrouble(verdict: Verdict, store: Store | undefined): Verdict {
  if (!store?.trouble) return verdict;
  const problem: Problem = {
    code: 'cache/unusable',
    severity: 'warning',
    file: 'node_modules/.cache',
    message: `The cache cannot be kept: ${store.trouble}`,
    hint: 'Name another folder with --cache-dir, or use --no-cache.',
  };
  return { ...verdict, problems: [...verdict.problems, problem] };
}
