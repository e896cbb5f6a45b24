/** Finds the places of string literals in source texts, which are indexed once. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';

/** Returns the place of a literal's next occurrence: the second call with one value returns its second place. */
export type LiteralLocator = (value: string) => SourceLocation | undefined;

interface LiteralOccurrence {
  readonly file: string;
  readonly lineStarts: readonly number[];
  readonly offset: number;
}

/** A comment, or a string in one of the three quotes: whichever comes first. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)"|`((?:[^`\\]|\\[^])*)`/g;

/** The literals of all texts. Those of `firstFile` come before the others. */
export function createLiteralLocator(texts: ReadonlyMap<string, string>, firstFile: string): LiteralLocator {
  const occurrences = new Map<string, LiteralOccurrence[]>();
  const files = [...texts].toSorted(([a], [b]) => Number(b === firstFile) - Number(a === firstFile));
  for (const [file, text] of files) indexLiterals(file, text, occurrences);
  return (value) => {
    const matches = occurrences.get(value);
    // The last place stays for further calls.
    const occurrence = matches && matches.length > 1 ? matches.shift() : matches?.[0];
    return occurrence && locateOccurrence(occurrence);
  };
}

function indexLiterals(file: string, text: string, occurrences: Map<string, LiteralOccurrence[]>): void {
  const lineStarts = findLineStarts(text);
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[1] ?? match[2] ?? match[3];
    if (raw === undefined) continue;
    const value = raw.includes('\\') ? raw.replace(/\\([^])/g, '$1') : raw;
    const occurrence = { file, lineStarts, offset: match.index };
    const earlier = occurrences.get(value);
    if (earlier) earlier.push(occurrence);
    else occurrences.set(value, [occurrence]);
  }
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A binary search for the last line that starts at or before the offset. */
function locateOccurrence({ file, lineStarts, offset }: LiteralOccurrence): SourceLocation {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { file, line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}
