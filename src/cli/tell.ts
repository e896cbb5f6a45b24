/** Prints what came of a command: data to stdout, talk to stderr (contract §1, streams). */

import { readFileSync } from 'node:fs';
import { annotationsOf } from '../report/annotate.js';
import { countProblems, printProblems } from '../report/print.js';
import type { Problem } from '../report/problem.js';
import { sarifOf } from '../report/sarif.js';
import type { BuildResult, Summary } from '../pipeline/result.js';
import { formatOf, usesColor, type Format, type SharedOptions } from './options.js';
import { ownVersion } from '../pipeline/engine.js';

/** The problems and the summary of a build or a check, in the format that was asked for. */
export function tellResult(result: BuildResult, options: SharedOptions & { readonly verb: string }): void {
  const format = formatOf(options);
  if (options.profile) process.stderr.write(profileLines(result));
  if (format === 'json') return tellJson(result);
  if (format === 'sarif') process.stdout.write(sarifOf(result.problems, ownVersion()));
  if (format === 'github') process.stdout.write(annotationsOf(result.problems));
  if (format !== 'sarif')
    process.stderr.write(printProblems(result.problems, { color: usesColor(options), source }));
  const counts = countProblems(result.problems);
  if (counts) process.stderr.write(`${counts}\n`);
  if (!options.quiet) process.stderr.write(`${summaryLine(result, options.verb)}\n`);
}

/** The problems of a command whose stdout is for its data: all of them go to stderr. */
export function tellProblems(problems: readonly Problem[], options: SharedOptions): void {
  const texts: Readonly<Record<Format, () => string>> = {
    pretty: () => printProblems(problems, { color: usesColor(options), source }),
    json: () => problems.map((problem) => `${JSON.stringify({ type: 'diagnostic', ...problem })}\n`).join(''),
    github: () => annotationsOf(problems),
    sarif: () => sarifOf(problems, ownVersion()),
  };
  process.stderr.write(texts[formatOf(options)]());
}

function tellJson({ problems, summary }: BuildResult): void {
  const records = [
    ...problems.map((problem) => ({ type: 'diagnostic', ...problem })),
    { type: 'summary', ...summary },
  ];
  process.stdout.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

function summaryLine({ status, summary, outDir }: BuildResult, verb: string): string {
  const { pages, demos, reused, written, unchanged, removed, bytes } = summary;
  const cost = `${duration(summary)} · ${megabytes(summary.peakRssBytes)} MB of memory`;
  if (status !== 'complete') return `${verb === 'check' ? 'Checked' : 'Nothing was written'} · ${cost}`;
  const counts = `${counted(pages, 'page')}, ${counted(demos, 'demo')} (${counted(reused, 'page')} reused)`;
  if (verb === 'check') return `Checked ${counts} · ${cost}`;
  const files = `${counted(written, 'file')} written, ${unchanged} unchanged, ${removed} removed · ${megabytes(bytes)} MB`;
  return `Built ${counts} into ${outDir}\n${files} · ${cost}`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function duration({ durationMs }: Summary): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1000).toFixed(2)} s`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function profileLines({ profile }: BuildResult): string {
  const rows = [...profile].sort((a, b) => b.ms - a.ms);
  const lines = rows.map(
    ({ step, ms, runs }) => `${ms.toFixed(1).padStart(9)} ms  ${String(runs).padStart(6)} ×  ${step}`,
  );
  return `${lines.join('\n')}\n`;
}

function source(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
