/** The known name that a mistyped one was probably meant to be. Knows nothing of what the names stand for. */

/** Longer names are not compared. */
const MAX_NAME_LENGTH = 256;

/** How much one call may compare, in pairs of letters: a list of any length costs a bounded time. */
const MAX_COMPARED_PAIRS = 10_000_000;

/** The known name that is the fewest slips of the keyboard away; none where all are too far. The first of equals wins. */
export function findNearestName(name: string, knownNames: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const target = name.toLowerCase();
  let best: string | undefined;
  let distance = getMaxEdits(target.length) + 1;
  let comparedPairs = 0;
  for (const candidate of knownNames) {
    if (comparedPairs > MAX_COMPARED_PAIRS || distance === 0) break;
    comparedPairs += 1;
    if (Math.abs(candidate.length - target.length) >= distance) continue;
    const [a, b] = trimCommonEnds(target, candidate.toLowerCase());
    comparedPairs += a.length * b.length;
    const edits = computeEditDistance(distance, a, b);
    if (edits >= distance) continue;
    best = candidate;
    distance = edits;
  }
  return best;
}

function getMaxEdits(length: number): number {
  return Math.min(8, Math.max(1, Math.floor(length * 0.4)));
}

/** Insertions, deletions, substitutions and swaps of neighbours between the two; `limit` where there are that many or more. */
function computeEditDistance(limit: number, a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return Math.min(limit, a.length + b.length);
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const currentRow = [row];
    let rowMinimum = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        previousRow[column]! + 1,
        currentRow[column - 1]! + 1,
        previousRow[column - 1]! + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, rowBeforePrevious[column - 2]! + 1);
      }
      currentRow.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    if (rowMinimum >= limit) return limit;
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return Math.min(limit, previousRow[b.length]!);
}

function trimCommonEnds(a: string, b: string): readonly [string, string] {
  const shorterLength = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorterLength && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorterLength - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
