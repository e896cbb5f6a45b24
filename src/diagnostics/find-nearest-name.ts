/** Finds the known name that a mistyped one was probably meant to be. */

import { distance } from 'fastest-levenshtein';

/** Longer names are not compared. */
const MAX_NAME_LENGTH = 256;

/** How much one call may compare, in pairs of letters: a list of any length costs a bounded time. */
const MAX_COMPARED_PAIRS = 30_000_000;

/** The known name that is the fewest typing errors away, or none if all are too far. The first of equals wins. */
export function findNearestName(name: string, knownNames: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const target = name.toLowerCase();
  let best: string | undefined;
  let bestEdits = Math.min(8, Math.max(1, Math.floor(target.length * 0.4))) + 1;
  let comparedPairs = 0;
  for (const candidate of knownNames) {
    if (comparedPairs > MAX_COMPARED_PAIRS || bestEdits === 0) break;
    comparedPairs += 1;
    if (Math.abs(candidate.length - target.length) >= bestEdits) continue;
    comparedPairs += candidate.length * target.length;
    const edits = countEdits(target, candidate.toLowerCase());
    if (edits >= bestEdits) continue;
    best = candidate;
    bestEdits = edits;
  }
  return best;
}

/** Insertions, deletions and substitutions. Two swapped neighbors, the most common typing error, count as one edit. */
function countEdits(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const start = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, start) + a.charAt(start + 1) + a.charAt(start) + a.slice(start + 2);
  return swapped === b ? 1 : 2;
}
