/** The known name that a mistyped one was probably meant to be. Knows nothing of what the names stand for. */

/** Longer names are not compared. */
const LONGEST = 256;

/** How much one call may compare, in pairs of letters: a list of any length costs a bounded time. */
const BUDGET = 10_000_000;

/** The known name that is the fewest slips of the keyboard away; none where all are too far. The first of equals wins. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let distance = slipsAllowed(wanted.length) + 1;
  let spent = 0;
  for (const candidate of known) {
    if (spent > BUDGET || distance === 0) break;
    spent += 1;
    if (Math.abs(candidate.length - wanted.length) >= distance) continue;
    const [a, b] = withoutCommonEnds(wanted, candidate.toLowerCase());
    spent += a.length * b.length;
    const slips = distanceBelow(distance, a, b);
    if (slips >= distance) continue;
    best = candidate;
    distance = slips;
  }
  return best;
}

function slipsAllowed(length: number): number {
  return Math.min(8, Math.max(1, Math.floor(length * 0.4)));
}

/** Insertions, deletions, substitutions and swaps of neighbours between the two; `limit` where there are that many or more. */
function distanceBelow(limit: number, a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return Math.min(limit, a.length + b.length);
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let slips = Math.min(old[column]! + 1, current[column - 1]! + 1, old[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        slips = Math.min(slips, older[column - 2]! + 1);
      }
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least >= limit) return limit;
    older = old;
    old = current;
  }
  return Math.min(limit, old[b.length]!);
}

function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
