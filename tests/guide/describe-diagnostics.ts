/** The index of the codes of diagnostics: by area, those of warnings, and those whose severity is fixed. */

import {
  DIAGNOSTIC_CODES,
  FIXED_AREAS,
  MIXED_CODES,
  WARNING_CODES,
} from '../../src/diagnostics/diagnostic-codes.js';

/** All codes by their areas. */
export function writeCodeIndex(): string {
  const areas = [...new Set(DIAGNOSTIC_CODES.map((code) => code.split('/')[0]!))];
  return areas
    .map((area) => {
      const codes = DIAGNOSTIC_CODES.filter((code) => code.startsWith(`${area}/`));
      return `- **${area}/** ${codes.map((code) => writeLink(code, code.slice(area.length + 1))).join(', ')}`;
    })
    .join('\n');
}

/** The sentences about severities. */
export function writeSeverities(): string {
  const warnings = WARNING_CODES.map((code) => writeLink(code)).join(', ');
  const mixed = MIXED_CODES.map((code) => writeLink(code)).join(', ');
  const fixed = FIXED_AREAS.map((area) => `\`${area}/\``).join(', ');
  return [
    '- **Errors**: all codes that are not listed below.',
    `- **Warnings**: ${warnings}.`,
    `- **Error or warning**, as described in the section of the code: ${mixed}.`,
    `- **Fixed**, regardless of the config: all codes that begin with ${fixed}.`,
  ].join('\n');
}

function writeLink(code: string, text = code): string {
  return `[\`${text}\`](#${code.replace('/', '-')})`;
}
