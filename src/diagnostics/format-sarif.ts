/** Problems as SARIF 2.1.0, for code-scanning services. */

import type { SourceLocation, Diagnostic } from './diagnostic.js';

/** One run of one tool, as JSON text. */
export function formatSarif(diagnostics: readonly Diagnostic[], version: string): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const run = {
    tool: { driver: { name: 'docsgen', version, rules: rules.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) => ({
      ruleId: diagnostic.code,
      ruleIndex: rules.indexOf(diagnostic.code),
      level: diagnostic.severity,
      message: { text: diagnostic.hint ? `${diagnostic.message}\n${diagnostic.hint}` : diagnostic.message },
      locations: [toSarifLocation(diagnostic)],
      ...(diagnostic.related
        ? {
            relatedLocations: diagnostic.related.map((one) => ({
              ...toSarifLocation(one),
              message: { text: one.message },
            })),
          }
        : {}),
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toSarifLocation({ file, line, column, endLine, endColumn }: SourceLocation) {
  const sarifRegion = line
    ? {
        region: {
          startLine: line,
          ...(column ? { startColumn: column } : {}),
          ...(endLine ? { endLine } : {}),
          ...(endColumn ? { endColumn } : {}),
        },
      }
    : {};
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, ...sarifRegion } };
}
