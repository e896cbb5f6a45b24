/** Prints the results of commands: data to stdout, messages for people to stderr. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatAnnotations } from '../diagnostics/format-annotations.js';
import { formatDiagnosticCounts, formatDiagnostics } from '../diagnostics/format-diagnostics.js';
import { formatSarif } from '../diagnostics/format-sarif.js';
import { tryReadText } from '../output/disk/try-read.js';
import { readDocsgenVersion } from '../pipeline/docsgen-package.js';
import type { BuildResult, Summary } from '../pipeline/result.js';
import { resolveFormat, shouldUseColor, type GlobalOptions } from './options.js';

/** Prints the diagnostics and the summary of a build or a check, in the requested format. */
export function reportResult(result: BuildResult, options: GlobalOptions & { readonly verb: string }): void {
  if (options.profile) process.stderr.write(formatProfile(result));
  reportDiagnostics(result.problems, options);
  if (resolveFormat(options) === 'json') return writeRecord({ type: 'summary', ...result.summary });
  const counts = formatDiagnosticCounts(result.problems);
  if (counts) writeMessage(counts);
  if (!options.quiet) writeMessage(formatSummary(result, options.verb));
}

/** Prints diagnostics in the requested format. `data` is stderr for a command that prints other data to stdout. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  data: NodeJS.WritableStream = process.stdout,
): void {
  switch (resolveFormat(options)) {
    case 'json':
      data.write(diagnostics.map((one) => formatRecord({ type: 'diagnostic', ...one })).join(''));
      return;
    case 'sarif':
      data.write(formatSarif(diagnostics, readDocsgenVersion()));
      return;
    case 'github':
      data.write(formatAnnotations(diagnostics));
  }
  const color = shouldUseColor(options);
  process.stderr.write(formatDiagnostics(diagnostics, { color, readSource: tryReadText }));
}

/** Prints a line for people. */
export function writeMessage(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints a record for programs: one line of JSON. */
export function writeRecord(record: object): void {
  process.stdout.write(formatRecord(record));
}

function formatRecord(record: object): string {
  return `${JSON.stringify(record)}\n`;
}

/** `1 page`, `2 pages` */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
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

function formatDuration({ durationMs }: Summary): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1000).toFixed(2)} s`;
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function formatProfile({ profile }: BuildResult): string {
  const rows = profile.toSorted((a, b) => b.ms - a.ms);
  return rows
    .map(({ step, ms, runs }) => `${ms.toFixed(1).padStart(9)} ms  ${String(runs).padStart(6)} ×  ${step}\n`)
    .join('');
}
