/** `docsgen migrate`: makes a site of docsgen of a site of another tool. */

import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { findNearestName } from '../../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { readSourceTree } from '../../migrate/disk/read-source-tree.js';
import { isFree, writeSiteFolder } from '../../migrate/disk/write-site-folder.js';
import { migrateSite, type Migration } from '../../migrate/migrate-site.js';
import { SOURCE_KINDS, type SourceKind } from '../../migrate/model.js';
import { EXIT_CODES } from '../exit-code.js';
import { resolveFormat, type GlobalOptions } from '../options.js';
import { formatCount, reportDiagnostics, writeMessage, writeRecord } from '../report.js';

interface MigrateArguments {
  readonly source: string;
  readonly from: string;
  readonly to: string;
}

/** Migrates a site; returns the exit code: 1 if a page is missing in the new site. */
export function runMigrate({ source, from, to }: MigrateArguments, flags: GlobalOptions): number {
  const kind = SOURCE_KINDS.find((name) => name === source);
  const refusal = checkArguments({ source, from, to });
  const migration = refusal || !kind ? undefined : migrateSite(kind, readSourceTree(from));
  if (!migration) {
    reportDiagnostics([refusal ?? describeUnknownSite(from, source)], flags);
    return EXIT_CODES.usage;
  }
  const diagnostics = migration.diagnostics.map((one) => ({ ...one, file: toShownPath(from, one.file) }));
  try {
    writeSiteFolder(to, migration.files, from);
  } catch (error) {
    reportDiagnostics([...diagnostics, describeWriteError(to, error)], flags);
    return EXIT_CODES.environment;
  }
  reportDiagnostics(diagnostics, flags);
  reportSummary(migration, { kind, to, flags });
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const isComplete =
    warnings === diagnostics.length && warnings <= (flags.maxWarnings ?? Number.POSITIVE_INFINITY);
  return isComplete ? EXIT_CODES.complete : EXIT_CODES.content;
}

function checkArguments({ source, from, to }: MigrateArguments): Diagnostic | undefined {
  if (!SOURCE_KINDS.some((name) => name === source)) {
    const nearest = findNearestName(source, SOURCE_KINDS);
    const hint = nearest === undefined ? `Known are ${SOURCE_KINDS.join(', ')}.` : `Did you mean ${nearest}?`;
    return refuse(from, `sites of ${source} cannot be migrated`, hint);
  }
  if (!existsSync(from) || !statSync(from).isDirectory())
    return refuse(from, `there is no folder ${from}`, 'Name the folder that holds the config of the site.');
  if (!isFree(to))
    return refuse(
      to,
      `${to} is not empty`,
      'Name a folder that does not exist. Nothing is ever overwritten.',
    );
  if (isBelow(resolve(from), resolve(to)))
    return refuse(to, `${to} lies in the site that is migrated`, 'Name a folder beside it.');
  return undefined;
}

function isBelow(folder: string, path: string): boolean {
  return path !== folder && path.startsWith(folder + sep);
}

function refuse(file: string, message: string, hint: string): Diagnostic {
  return { code: 'migrate/refused', severity: 'error', file, message, hint };
}

function describeUnknownSite(from: string, source: string): Diagnostic {
  const hint = 'Name the folder that holds its config.';
  return refuse(from, `${from} holds no site of ${source}`, hint);
}

function describeWriteError(to: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `${to} cannot be written: ${reason}`;
  const hint = 'Name another folder, or fix this one. Nothing was written.';
  return { code: 'migrate/cannot-write', severity: 'error', file: to, message, hint };
}

/** Relative to the working directory. */
function toShownPath(from: string, file: string): string {
  return relative('.', resolve(from, file)).split(sep).join('/');
}

function reportSummary(
  { diagnostics, pages, files }: Migration,
  {
    kind,
    to,
    flags,
  }: { readonly kind: SourceKind | undefined; readonly to: string; readonly flags: GlobalOptions },
): void {
  const concerned = new Set(diagnostics.map(({ file }) => file));
  const leftToDo = pages.filter((page) => concerned.has(page)).length;
  const notConverted = diagnostics.filter(
    ({ code, severity }) => code === 'migrate/page' && severity === 'error',
  ).length;
  const converted = pages.length - leftToDo;
  if (resolveFormat(flags) === 'json') {
    writeRecord({ type: 'summary', source: kind, converted, leftToDo, notConverted, written: files.size });
    return;
  }
  if (flags.quiet) return;
  const todos = diagnostics.length === 0 ? '' : `, ${formatCount(diagnostics.length, 'note')} above`;
  writeMessage(
    `Converted ${formatCount(pages.length, 'page')} into ${to}: ${converted} as they are, ${leftToDo} with something left to do; ${notConverted} not converted${todos}\n\nNext:\n  docsgen watch ${to}`,
  );
}
