/** Where string literals stand in source texts, indexed once. Knows nothing of what the strings mean. */

import type { Place } from '../report/problem.js';

/** Gives the place of a literal's next occurrence: the second call with one value gives its second place. */
export type PlaceOf = (value: string) => Place | undefined;

interface Source {
  readonly file: string;
  readonly lineStarts: readonly number[];
}

interface Occurrence {
  readonly source: Source;
  readonly offset: number;
}

/** A comment, or a string in one of the three quotes: whichever comes first. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)"|`((?:[^`\\]|\\[^])*)`/g;

/** The literals of all texts; those of `first` come before the others'. */
export function placesOfLiterals(texts: ReadonlyMap<string, string>, first: string): PlaceOf {
  const occurrences = new Map<string, Occurrence[]>();
  const files = [...texts.keys()].toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const file of files) indexLiterals(file, texts.get(file)!, occurrences);
  const taken = new Map<string, number>();
  return (value) => {
    const found = occurrences.get(value);
    if (!found) return undefined;
    const turn = taken.get(value) ?? 0;
    taken.set(value, turn + 1);
    return placeOf(found[Math.min(turn, found.length - 1)]!);
  };
}

function indexLiterals(file: string, text: string, occurrences: Map<string, Occurrence[]>): void {
  const source = { file, lineStarts: lineStartsOf(text) };
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[1] ?? match[2] ?? match[3];
    if (raw === undefined) continue;
    const value = raw.includes('\\') ? raw.replace(/\\([^])/g, '$1') : raw;
    const occurrence = { source, offset: match.index };
    const earlier = occurrences.get(value);
    if (earlier) earlier.push(occurrence);
    else occurrences.set(value, [occurrence]);
  }
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeOf({ source: { file, lineStarts }, offset }: Occurrence): Place {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { file, line: low + 1, column: offset - lineStarts[low]! + 1 };
}
