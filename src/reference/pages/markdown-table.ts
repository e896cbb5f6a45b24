/** Formats Markdown tables, with the content of cells escaped. */

import type { Deprecation } from '../package-api.js';

/** A table; empty where it has no rows. */
export function formatMarkdownTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const lines = [headers, headers.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** Code in a cell, on one line; `-` for none. */
export function formatCodeCell(code: string | undefined): string {
  if (code === undefined || code === '') return '-';
  const line = code.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
  const longestRun = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longestRun + 1);
  return longestRun > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** The reason of a deprecation on one line, with a space before it. */
export function formatDeprecationReason(deprecated: Deprecation): string {
  return deprecated === true ? '' : ` ${deprecated.replaceAll(/\s*\n\s*/g, ' ')}`;
}

/** Markdown in a cell: each paragraph, list item and code block on its own line. */
export function formatTextCell(markdown: string): string {
  const withInlineCode = markdown.replaceAll(
    /^[ \t]*```[^\n]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm,
    (_, code: string) =>
      code
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => (line.trim() === '' ? '' : `\n\n\`${line.replaceAll('`', "'")}\``))
        .join(''),
  );
  return withInlineCode
    .replaceAll(/\n[ \t]*(?=[-*+] |\d+[.)] )/g, '\n\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .join('<br>')
    .replaceAll('|', '\\|');
}
