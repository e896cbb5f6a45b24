/** Decides from the diagnostics of a build whether it may be published, and prepares them for display. */

import { dirname, join, relative } from 'node:path';
import type { Graph } from '../graph/graph.js';
import type { BuildOutcome } from '../graph/outcome-tracker.js';
import { sortDiagnostics, applySeverities, type Severities } from '../diagnostics/sort-diagnostics.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Folders } from './resolve-folders.js';
import { config } from './steps/site/config.js';

/** `content` and `config`: errors of the site, by where they are. `environment`: errors of the machine. `locked`: another docsgen
 *  is writing the output. */
export type BuildStatus = 'complete' | 'content' | 'config' | 'environment' | 'locked';

export interface Evaluation {
  readonly status: BuildStatus;
  readonly diagnostics: readonly Diagnostic[];
  /** The severities of the config, by code. */
  readonly severities?: Severities;
}

interface EvaluationOptions {
  readonly folders: Folders;
  readonly maxWarnings: number | undefined;
}

/** Applies the severities of the config, except to diagnostics of failed steps, and sorts the diagnostics. */
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
  if (errors.some(({ code }) => code === 'file/unreadable' || code.startsWith('environment/')))
    return 'environment';
  return hasConfig ? 'content' : 'config';
}

export function createTooManyWarnings(warnings: number, allowed: number): Diagnostic {
  return {
    code: 'build/too-many-warnings',
    severity: 'error',
    file: '.',
    message: `There are ${warnings} warnings; --max-warnings allows ${allowed}`,
  };
}

/** Steps use paths relative to the site folder; people read them relative to the working directory. */
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
    related: related.map((place) => ({ ...place, file: toDisplayPath(place.file) })),
  };
}

/** A cache that cannot be written is no error: the site is complete, and the next build takes longer. */
export function addCacheWarning(
  evaluation: Evaluation,
  { cache }: Folders,
  failure: string | undefined,
): Evaluation {
  if (failure === undefined || cache === undefined) return evaluation;
  const diagnostic: Diagnostic = {
    code: 'cache/unusable',
    severity: 'warning',
    // The site has a folder of its own in it.
    file: relative('.', dirname(cache)).replaceAll('\\', '/') || '.',
    message: `The cache cannot be kept: ${failure}`,
    hint: 'Name another folder with --cache-dir, or use --no-cache.',
  };
  return { ...evaluation, diagnostics: [...evaluation.diagnostics, diagnostic] };
}
