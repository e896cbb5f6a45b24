/** Formats diagnostics as SARIF 2.1.0, for code-scanning services. */

import type { SourceLocation, Diagnostic } from './diagnostic.js';

/** One run of one tool, as JSON. */
export function formatSarif(diagnostics: readonly Diagnostic[], version: string): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const run = {
    tool: { driver: { name: 'docsgen', version, rules: rules.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map(({ code, severity, message, hint, related, ...location }) => ({
      ruleId: code,
      ruleIndex: rules.indexOf(code),
      level: severity,
      message: { text: hint ? `${message}\n${hint}` : message },
      locations: [toSarifLocation(location)],
      relatedLocations: related?.map((one) => ({
        ...toSarifLocation(one),
        message: { text: one.message },
      })),
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toSarifLocation({ file, line: startLine, column, endLine, endColumn }: SourceLocation) {
  const region = startLine ? { startLine, startColumn: column, endLine, endColumn } : undefined;
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } };
}
