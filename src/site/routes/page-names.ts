/** Checks that the names of pages work on all systems, and do not collide with files that docsgen writes itself. */

const WINDOWS_DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const FORBIDDEN_CHARACTER = /[\p{Cc}\p{Cs}?#\\%<>:"|*]/u;

const MAX_NAME_BYTES = 200;

/** No character of UTF-16 has more bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

const GENERATED_FILE =
  /^(?:404\.html|index\.html|llms\.txt|robots\.txt|sitemap(?:-\d+)?\.xml|sw\.js|_headers|_redirects|\.docsgen\.json)$/;

/** Matches every path that may be reserved, and few others: most pages need no further look. */
const MAYBE_RESERVED = /^\/*(?:_|404|api\/|[^/]*\/*$)/i;

/** What is wrong with one part of a page's path, if anything. */
export function findNameIssue(name: string): string | undefined {
  const forbiddenCharacter = FORBIDDEN_CHARACTER.exec(name)?.[0];
  if (forbiddenCharacter !== undefined)
    return `“${name}” contains ${/[\p{Cc}\p{Cs}]/u.test(forbiddenCharacter) ? 'a control character' : forbiddenCharacter}`;
  if (WINDOWS_DEVICE_NAME.test(name)) return `“${name}” is a device on Windows`;
  if (/[. ]$/.test(name)) return `“${name}” ends in a ${name.endsWith('.') ? 'dot' : 'space'}`;
  if (name === '') return 'it has a part without a name';
  if (name.length <= MAX_NAME_BYTES / MAX_BYTES_PER_CHARACTER) return undefined;
  const bytes = new TextEncoder().encode(name).length;
  return bytes > MAX_NAME_BYTES
    ? `“${name.slice(0, 20)}…” has ${bytes} bytes, and ${MAX_NAME_BYTES} are possible`
    : undefined;
}

/** Why docsgen itself uses this pathname or path of a file, as the end of a sentence. Nothing if it is free. */
export function findReservation(path: string): string | undefined {
  if (!MAYBE_RESERVED.test(path)) return undefined;
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const [first = ''] = parts;
  if (first === '_docsgen') return '_docsgen/ is where docsgen puts scripts and styles';
  if (first === '_navigation')
    return '_navigation/ is where docsgen puts the whole navigation of each product';
  if (first === '_search') return '_search/ is where docsgen puts the search index';
  if (first === '404' && parts.length === 1) return 'the 404 page is made from the template NotFoundPage';
  if (parts.length === 1 && GENERATED_FILE.test(first)) return `docsgen writes ${first} itself`;
  const isApiData = /^api\/(?:@[^/]+\/)?[^/]+\.json$/.test(parts.join('/'));
  return isApiData ? 'api/*.json is the API reference as data' : undefined;
}
