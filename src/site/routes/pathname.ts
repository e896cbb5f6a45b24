/** Checks, compares and escapes pathnames. */

const API_TAB = /\/(?:\[docsTab\]|components-api|hooks-api)(?=[/#]|$)/g;

/** Control characters and halves of a surrogate pair. */
const FORBIDDEN_CHARACTER = /[\p{Cc}\p{Cs}]/u;

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\"'<>]+(?:[/?#][^\s\\"'<>]*)?$/i;

const MAIL_ADDRESS = /^mailto:[^\s\\"'<>]+$/i;

/** Whether this leads out of the site: it does not begin with a slash. */
export function isExternal(pathname: string): boolean {
  return !pathname.startsWith('/');
}

/** Whether this is the API tab of a page, for components or hooks. */
export function isApiTab(pathname: string): boolean {
  return pathname.search(API_TAB) >= 0;
}

/** The pathname with its trailing slash, before the hash if it has one. */
export function withTrailingSlash(pathname: string): string {
  const [path, hash] = splitHash(pathname);
  return `${path.endsWith('/') ? path : `${path}/`}${hash}`;
}

/** Equal for all pathnames with the same active entry: without query, hash and API tab, with the trailing slash. */
export function toMatchKey(pathname: string): string {
  if (isExternal(pathname)) return pathname;
  return withTrailingSlash(pathname.replace(/[?#].*/s, '').replace(API_TAB, ''));
}

/** The path, and the hash with its `#` or an empty text. */
export function splitHash(pathname: string): readonly [path: string, hash: string] {
  const at = pathname.indexOf('#');
  return at < 0 ? [pathname, ''] : [pathname.slice(0, at), pathname.slice(at)];
}

/** What nearly all pathnames consist of; the navigation encodes each of them many times. */
const PLAIN_PATHNAME = /^[\w./-]*$/;

/** The pathname as a part of an address: spaces, quotes and everything that is not ASCII are escaped once. */
export function encodePathname(pathname: string): string {
  if (PLAIN_PATHNAME.test(pathname)) return pathname;
  return encodeURI(pathname).replaceAll('?', '%3F').replaceAll('#', '%23').replaceAll("'", '%27');
}

/** The unescaped text. A text with invalid escapes stays as it is. */
export function decodeOnce(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is wrong with a pathname in the navigation, as the end of a sentence. Nothing if it is valid. */
export function findPathnameIssue(pathname: string): string | undefined {
  if (pathname === '') return 'is empty';
  if (FORBIDDEN_CHARACTER.test(pathname)) return 'contains a character that no address can hold';
  if (pathname.trim() !== pathname) return 'begins or ends with a space';
  return isExternal(pathname) ? findAddressIssue(pathname) : findPathIssue(pathname);
}

function findAddressIssue(address: string): string | undefined {
  if (WEB_ADDRESS.test(address) || MAIL_ADDRESS.test(address)) return undefined;
  if (/^https?:/i.test(address)) return 'is not a well-formed address';
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0];
  return scheme === undefined
    ? 'does not begin with a slash'
    : `begins with ${scheme}, which is not followed`;
}

function findPathIssue(pathname: string): string | undefined {
  const [path, hash] = splitHash(pathname);
  if (path.includes('\\')) return 'contains a backslash';
  if (path.startsWith('//')) return 'begins with two slashes, which leads to another host';
  if (path.includes('//')) return 'contains two slashes in a row';
  if (pathname.includes('?')) return 'contains a query';
  if (hash !== '' && (hash === '#' || !isApiTab(path))) return 'contains a hash';
  if (path.includes('%')) return 'is percent-encoded';
  if (/\/\.{1,2}(?=\/|$)/.test(path)) return 'contains a part of dots only';
  return undefined;
}
