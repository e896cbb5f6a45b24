/** Scans the lines of a Markdown text: which are code, and which are text. Everything that converts text leaves code alone. */

export type LineKind = 'text' | 'fence' | 'code';

export interface ScanOptions {
  /** Whether lines that are indented by four spaces are code; in MDX they are text. */
  readonly hasIndentedCode: boolean;
}

/** What may come before a fence: quotes, and the marks of list items. */
const FENCE = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*)(`{3,}|~{3,})(.*)$/;

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

interface OpenFence {
  readonly marks: string;
  readonly isQuoted: boolean;
}

/** The kind of each line. A `fence` opens or closes a block of code; the lines between are `code`. */
export function scanLines(lines: readonly string[], { hasIndentedCode }: ScanOptions): readonly LineKind[] {
  let open: OpenFence | undefined;
  let isInList = false;
  let previous: LineKind | 'blank' = 'blank';
  return lines.map((line) => {
    if (open?.isQuoted && !/^[ \t]*>/.test(line)) open = undefined;
    if (open) {
      if (!isClosingFence(line, open.marks)) return 'code';
      open = undefined;
      previous = 'fence';
      return 'fence';
    }
    const fence = parseOpeningFence(line);
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (fence && !(hasIndentedCode && isIndented && !isInList)) {
      open = { marks: fence.marks, isQuoted: fence.prefix.includes('>') };
      return 'fence';
    }
    if (line.trim() === '') {
      if (previous === 'text' || previous === 'fence') previous = 'blank';
      return previous === 'code' ? 'code' : 'text';
    }
    if (LIST_ITEM.test(line) && !(isIndented && !isInList)) isInList = true;
    else if (/^\S/.test(line)) isInList = false;
    const isCode = hasIndentedCode && isIndented && !isInList && previous !== 'text';
    previous = isCode ? 'code' : 'text';
    return previous;
  });
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
