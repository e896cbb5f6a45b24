/** Scans the lines of a Markdown text: which are code, and which are text. Everything that converts text leaves code alone. */

export type LineKind = 'text' | 'fence' | 'code' | 'formula';

export interface ScanOptions {
  /** Whether lines that are indented by four spaces are code; in MDX they are text. */
  readonly hasIndentedCode: boolean;
  /** Whether dollar signs enclose formulas. */
  readonly hasMath?: boolean;
}

/** What may come before a fence: quotes, and the marks of list items. */
const FENCE = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*)(`{3,}|~{3,})(.*)$/;

/** Dollar signs that open a block, and what stands behind them on the line. */
const FORMULA = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*\$\$(.*)$/;

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

interface OpenFence {
  readonly marks: string;
  readonly isQuoted: boolean;
}

/** The kind of each line. A `fence` opens or closes a block of code; the lines between are `code`. */
export function scanLines(
  lines: readonly string[],
  { hasIndentedCode, hasMath = false }: ScanOptions,
): readonly LineKind[] {
  let open: OpenFence | undefined;
  let isInList = false;
  let formulaEnd = -1;
  let previous: LineKind | 'blank' = 'blank';
  return lines.map((line, at) => {
    if (at <= formulaEnd) return 'formula';
    if (open?.isQuoted && !/^[ \t]*>/.test(line)) open = undefined;
    if (open) {
      if (!isClosingFence(line, open.marks)) return 'code';
      open = undefined;
      previous = 'fence';
      return 'fence';
    }
    const fence = parseOpeningFence(line);
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (hasMath && !(hasIndentedCode && isIndented && !isInList)) {
      formulaEnd = findFormulaEnd(lines, at);
      if (at <= formulaEnd) {
        previous = 'formula';
        return 'formula';
      }
    }
    if (fence && !(hasIndentedCode && isIndented && !isInList)) {
      open = { marks: fence.marks, isQuoted: fence.prefix.includes('>') };
      return 'fence';
    }
    if (line.trim() === '') {
      if (previous !== 'code') previous = 'blank';
      return previous === 'code' ? 'code' : 'text';
    }
    if (LIST_ITEM.test(line) && !(isIndented && !isInList)) isInList = true;
    else if (/^\S/.test(line)) isInList = false;
    const isCode = hasIndentedCode && isIndented && !isInList && previous !== 'text';
    previous = isCode ? 'code' : 'text';
    return previous;
  });
}

/** The last line of the block of a formula that begins on this line; -1 where none does, or where it is not closed. */
function findFormulaEnd(lines: readonly string[], start: number): number {
  const [, first] = FORMULA.exec(lines[start]!) ?? [];
  if (first === undefined) return -1;
  const closing = first.trimEnd().indexOf('$$');
  if (closing >= 0) return closing === first.trimEnd().length - 2 ? start : -1;
  return lines.findIndex((line, at) => at > start && line.trimEnd().endsWith('$$'));
}

/** The parts of a line that opens a fence. */
export function parseOpeningFence(
  line: string,
): { readonly prefix: string; readonly marks: string; readonly info: string } | undefined {
  const [, prefix = '', marks, info = ''] = FENCE.exec(line) ?? [];
  if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return undefined;
  return { prefix, marks, info: info.trim() };
}

function isClosingFence(line: string, marks: string): boolean {
  const text = line.replace(/^[ \t>]*/, '').trimEnd();
  return text.length >= marks.length && text === marks.charAt(0).repeat(text.length);
}
