/** Prints what came of a command: data to stdout, talk to stderr (streams). */

import { readFileSync } from 'node:fs';
import { formatAnnotations } from '../diagnostics/format-annotations.js';
import { formatDiagnosticCounts, formatDiagnostics } from '../diagnostics/format-diagnostics.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatSarif } from '../diagnostics/format-sarif.js';
import type { BuildResult, Summary } from '../pipeline/result.js';
import { resolveFormat, shouldUseColor, type OutputFormat, type GlobalOptions } from './options.js';
import { readDocsgenVersion } from '../pipeline/docsgen-package.js';

/** The problems and the summary of a build or a check, in the format that was asked for. */
export function reportResult(result: BuildResult, options: GlobalOptions & { readonly verb: string }): void {
  const format = resolveFormat(options);
  if (options.profile) process.stderr.write(formatProfile(result));
  if (format === 'json') return reportJson(result);
  if (format === 'sarif') process.stdout.write(formatSarif(result.problems, readDocsgenVersion()));
  if (format === 'github') process.stdout.write(formatAnnotations(result.problems));
  if (format !== 'sarif')
    process.stderr.write(formatDiagnostics(result.problems, { color: shouldUseColor(options), readSource }));
  const counts = formatDiagnosticCounts(result.problems);
  if (counts) process.stderr.write(`${counts}\n`);
  if (!options.quiet) process.stderr.write(`${formatSummary(result, options.verb)}\n`);
}

/** The problems of a command whose stdout is for its data: all of them go to stderr. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], options: GlobalOptions): void {
  const formatters: Readonly<Record<OutputFormat, () => string>> = {
    pretty: () => formatDiagnostics(diagnostics, { color: shouldUseColor(options), readSource }),
    json: () =>
      diagnostics.map((diagnostic) => `${JSON.stringify({ type: 'diagnostic', ...diagnostic })}\n`).join(''),
    github: () => formatAnnotations(diagnostics),
    sarif: () => formatSarif(diagnostics, readDocsgenVersion()),
  };
  process.stderr.write(formatters[resolveFormat(options)]());
}

function reportJson({ problems: diagnostics, summary }: BuildResult): void {
  const records = [
    ...diagnostics.map((diagnostic) => ({ type: 'diagnostic', ...diagnostic })),
    { type: 'summary', ...summary },
  ];
  process.stdout.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

function formatSummary({ status, summary, outDir }: BuildResult, verb: string): string {
  const { pages, demos, reused, written, unchanged, removed, bytes } = summary;
  const costText = `${formatDuration(summary)} · ${formatMegabytes(summary.peakRssBytes)} MB of memory`;
  if (status !== 'complete') return `${verb === 'check' ? 'Checked' : 'Nothing was written'} · ${costText}`;
  const counts = `${formatCount(pages, 'page')}, ${formatCount(demos, 'demo')} (${formatCount(reused, 'page')} reused)`;
  if (verb === 'check') return `Checked ${counts} · ${costText}`;
  const files = `${formatCount(written, 'file')} written, ${unchanged} unchanged, ${removed} removed · ${formatMegabytes(bytes)} MB`;
  return `Built ${counts} into ${outDir}\n${files} · ${costText}`;
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatDuration({ durationMs }: Summary): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1000).toFixed(2)} s`;
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function formatProfile({ profile }: BuildResult): string {
  const rows = [...profile].sort((a, b) => b.ms - a.ms);
  const lines = rows.map(
    ({ step, ms, runs }) => `${ms.toFixed(1).padStart(9)} ms  ${String(runs).padStart(6)} ×  ${step}`,
  );
  return `${lines.join('\n')}\n`;
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
