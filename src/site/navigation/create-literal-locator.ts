/** Where string literals stand in source texts, indexed once. Knows nothing of what the strings mean. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';

/** Gives the place of a literal's next occurrence: the second call with one value gives its second place. */
export type LiteralLocator = (value: string) => SourceLocation | undefined;

interface IndexedSource {
  readonly file: string;
  readonly lineStarts: readonly number[];
}

interface LiteralOccurrence {
  readonly source: IndexedSource;
  readonly offset: number;
}

/** A comment, or a string in one of the three quotes: whichever comes first. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)"|`((?:[^`\\]|\\[^])*)`/g;

/** The literals of all texts; those of `first` come before the others'. */
export function createLiteralLocator(texts: ReadonlyMap<string, string>, firstFile: string): LiteralLocator {
  const occurrences = new Map<string, LiteralOccurrence[]>();
  const files = [...texts.keys()].toSorted((a, b) => Number(b === firstFile) - Number(a === firstFile));
  for (const file of files) indexLiterals(file, texts.get(file)!, occurrences);
  const usedCounts = new Map<string, number>();
  return (value) => {
    const matches = occurrences.get(value);
    if (!matches) return undefined;
    const occurrenceIndex = usedCounts.get(value) ?? 0;
    usedCounts.set(value, occurrenceIndex + 1);
    return locateOccurrence(matches[Math.min(occurrenceIndex, matches.length - 1)]!);
  };
}

function indexLiterals(file: string, text: string, occurrences: Map<string, LiteralOccurrence[]>): void {
  const source = { file, lineStarts: findLineStarts(text) };
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[1] ?? match[2] ?? match[3];
    if (raw === undefined) continue;
    const value = raw.includes('\\') ? raw.replace(/\\([^])/g, '$1') : raw;
    const literalOccurrence = { source, offset: match.index };
    const earlier = occurrences.get(value);
    if (earlier) earlier.push(literalOccurrence);
    else occurrences.set(value, [literalOccurrence]);
  }
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function locateOccurrence({ source: { file, lineStarts }, offset }: LiteralOccurrence): SourceLocation {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { file, line: low + 1, column: offset - lineStarts[low]! + 1 };
}
