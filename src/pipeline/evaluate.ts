/** What the problems of a build mean: whether it may be published, and how they are told. */

import { join, relative } from 'node:path';
import type { Graph } from '../graph/graph.js';
import type { BuildOutcome } from '../graph/outcome-tracker.js';
import type { GraphStore } from '../graph/graph-store.js';
import { sortDiagnostics, applySeverities, type Severities } from '../diagnostics/sort-diagnostics.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Folders } from './resolve-folders.js';
import { config } from './steps/site/config.js';

/** `content`, `config`: the author's errors, by where they are. `environment`: the machine's. `locked`: another docsgen is at work. */
export type BuildStatus = 'complete' | 'content' | 'config' | 'environment' | 'locked';

export interface Evaluation {
  readonly status: BuildStatus;
  readonly diagnostics: readonly Diagnostic[];
  /** The owner's, by code: for what is found in the output. */
  readonly severities?: Severities;
}

export interface EvaluationOptions {
  readonly folders: Folders;
  readonly maxWarnings: number | undefined;
}

/** The owner's severities applied, except to what leaves a page out; the files named from the working directory, all in order. */
export async function evaluate(
  graph: Graph,
  { diagnostics, fatal }: BuildOutcome,
  { folders, maxWarnings }: EvaluationOptions,
): Promise<Evaluation> {
  const hasConfig = !diagnostics.some(({ code }) => code.startsWith('config/'));
  const severities = hasConfig ? (await graph.value(config)).diagnostics : {};
  const configurable = diagnostics.filter((diagnostic) => !fatal.has(diagnostic));
  const sorted = sortDiagnostics(
    [...fatal, ...applySeverities(configurable, severities)].map((diagnostic) =>
      toDisplayPaths(diagnostic, folders.site),
    ),
  );
  const errors = sorted.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return { status: toFailureStatus(errors, hasConfig), diagnostics: sorted, severities };
  const hasTooManyWarnings = maxWarnings !== undefined && sorted.length > maxWarnings;
  return {
    status: hasTooManyWarnings ? 'content' : 'complete',
    diagnostics: hasTooManyWarnings ? [...sorted, createTooManyWarnings(sorted.length, maxWarnings)] : sorted,
    severities,
  };
}

function toFailureStatus(errors: readonly Diagnostic[], hasConfig: boolean): BuildStatus {
  if (errors.some(({ code }) => code === 'file/unreadable')) return 'environment';
  return hasConfig ? 'content' : 'config';
}

/** More warnings than are allowed. */
export function createTooManyWarnings(warnings: number, allowed: number): Diagnostic {
  return {
    code: 'build/too-many-warnings',
    severity: 'error',
    file: '.',
    message: `There are ${warnings} warnings; --max-warnings allows ${allowed}`,
  };
}

/** Steps name files from the site folder; a person reads them from where they stand. */
export function toDisplayPaths(diagnostic: Diagnostic, site: string): Diagnostic {
  const toDisplayPath = (file: string): string =>
    relative('.', join(site, file)).replaceAll('\\', '/') || '.';
  const { related } = diagnostic;
  if (!related) return { ...diagnostic, file: toDisplayPath(diagnostic.file) };
  const message = related.reduce(
    (text, { file }) => text.replaceAll(file, toDisplayPath(file)),
    diagnostic.message,
  );
  return {
    ...diagnostic,
    file: toDisplayPath(diagnostic.file),
    message,
    related: related.map((related) => ({ ...related, file: toDisplayPath(related.file) })),
  };
}

/** A cache that cannot be kept is no error: the site is complete, and the next build takes longer. */
export function addCacheWarning(evaluation: Evaluation, store: GraphStore | undefined): Evaluation {
  if (!store?.failure) return evaluation;
  const diagnostic: Diagnostic = {
    code: 'cache/unusable',
    severity: 'warning',
    file: 'node_modules/.cache',
    message: `The cache cannot be kept: ${store.failure}`,
    hint: 'Name another folder with --cache-dir, or use --no-cache.',
  };
  return { ...evaluation, diagnostics: [...evaluation.diagnostics, diagnostic] };
}
