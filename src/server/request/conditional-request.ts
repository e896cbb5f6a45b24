/** Conditional and partial requests: what a client has already, and which part it wants. */

/** From and to, both included. */
interface ContentRange {
  readonly from: number;
  readonly to: number;
}

/** Whether `If-None-Match` contains this tag. Weak marks do not count (RFC 9110 §13.1.2). */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The one range that `Range` names; `undefined` for the whole content (RFC 9110 §14.2). */
export function parseRange(
  range: string | undefined,
  size: number,
): ContentRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const isEmpty = Number(last) === 0 || size === 0;
    return isEmpty ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return undefined;
  return from < size ? { from, to } : 'unsatisfiable';
}
