/** Parses the request-target of a request, and refuses what no honest client sends. */

export interface RequestTarget {
  /** Decoded. It is looked up in a list and never joined to a folder. */
  readonly pathname: string;
  /** With its `?`; empty if there is none. */
  readonly query: string;
}

const MAX_TARGET_LENGTH = 8 * 1024;

/** An encoded slash, backslash or null byte, which a comparison of texts would miss. */
const HIDDEN_SEPARATOR = /%(?:00|2f|5c)/i;

/** The path and query of a request-target, or the status to refuse it with. */
export function parseRequestTarget(text: string): RequestTarget | 400 | 414 {
  if (text.length > MAX_TARGET_LENGTH) return 414;
  if (!/^\/[!-~]*$/.test(text) || /[\\#]|%00/.test(text)) return 400;
  const [path = ''] = text.split('?', 1);
  if (HIDDEN_SEPARATOR.test(path)) return 400;
  const pathname = decodePathname(path);
  return pathname === undefined ? 400 : { pathname, query: text.slice(path.length) };
}

/** A path as a `Location` contains it. */
export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

function decodePathname(path: string): string | undefined {
  try {
    const pathname = decodeURIComponent(path);
    const isUnsafe = /\p{Cc}/u.test(pathname) || pathname.split('/').some((part) => /^\.{1,2}$/.test(part));
    return isUnsafe ? undefined : pathname;
  } catch {
    return undefined;
  }
}
