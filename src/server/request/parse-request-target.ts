/** What a request asks for, out of its request-target. Knows no files: it only refuses what no honest client sends. */

export interface RequestTarget {
  /** Decoded. It is looked up in a table and never joined to a folder. */
  readonly pathname: string;
  /** With its `?`; empty if there is none. */
  readonly query: string;
}

const MAX_TARGET_LENGTH = 8 * 1024;

/** A slash, a backslash or a null byte that hides from whoever compares texts. */
const HIDDEN_SEPARATOR = /%(?:00|2f|5c)/i;

/** The path and query of a request-target, or the status to refuse it with. */
export function parseRequestTarget(text: string): RequestTarget | 400 | 414 {
  if (text.length > MAX_TARGET_LENGTH) return 414;
  if (!/^\/[!-~]*$/.test(text) || /[\\#]|%00/.test(text)) return 400;
  const end = text.indexOf('?');
  const path = end < 0 ? text : text.slice(0, end);
  if (HIDDEN_SEPARATOR.test(path)) return 400;
  const pathname = decodePathname(path);
  return pathname === undefined ? 400 : { pathname, query: end < 0 ? '' : text.slice(end) };
}

/** A path as a `Location` carries it. */
export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

function decodePathname(path: string): string | undefined {
  try {
    const pathname = decodeURIComponent(path);
    const segments = pathname.split('/');
    return /\p{Cc}/u.test(pathname) || segments.includes('.') || segments.includes('..')
      ? undefined
      : pathname;
  } catch {
    return undefined;
  }
}
