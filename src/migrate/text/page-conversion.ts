/** What the converters of a page share: the page, the site that it is part of, and what they find on the way. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';
import { DiagnosticCollector, type DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';
import type { MigratedSite } from '../migrated-site.js';
import type { MigrationCode, SourcePage } from '../model.js';

/** A name that a page imports. */
export interface ImportedName {
  readonly specifier: string;
  /** `default`, `*`, or the name that the module exports. */
  readonly exported: string;
  /** The file that imports it. */
  readonly from: string;
}

export class PageConversion {
  readonly diagnostics: DiagnosticCollector;
  readonly imports = new Map<string, ImportedName>();
  /** Constants of the page, as texts. */
  readonly constants = new Map<string, string>();

  constructor(
    readonly page: SourcePage,
    readonly site: MigratedSite,
  ) {
    this.diagnostics = new DiagnosticCollector(page.source);
  }

  /** Reports what a person must decide. */
  report(code: MigrationCode, at: SourceLocation, details: DiagnosticDetails): void {
    this.diagnostics.addAll([
      { code, severity: 'warning', file: at.file, line: at.line, column: at.column, ...details },
    ]);
  }
}
