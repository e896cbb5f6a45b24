/** Where a link leads, and how that is written in the built page. Knows nothing of Markdown or HTML. */

import { pathnameOfFile } from '../site/route.js';
import { encodePathname } from '../site/pathname.js';
import { folderOf, pathFrom } from './paths.js';
import type { PageSurroundings } from './surroundings.js';

export interface LinkFault {
  readonly code: 'link/unsafe-url' | 'link/form' | 'link/trailing-slash';
  readonly message: string;
  readonly hint: string;
}

export interface ResolvedLink {
  /** For the `href` or `src`; not escaped. */
  readonly href: string;
  /** For the list of links: internal ones without base, language and query. */
  readonly target: string;
  readonly external: boolean;
  readonly fault?: LinkFault;
}

/** What a link may depend on. */
export type LinkGiven = Omit<PageSurroundings, 'place' | 'read'>;

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** What browsers leave out before they read a scheme, plain or escaped. */
const UNSEEN = /[\0-\x20\x7f-\xa0\u00ad\u200b-\u200f\u2028\u2029\ufeff]|%(?:[01][\da-f]|20|7f)/gi;

/** A link of the page's text. */
export function resolveLink(written: string, given: LinkGiven): ResolvedLink {
  const scheme = schemeOf(written);
  if (scheme !== undefined && !SAFE_SCHEMES.has(scheme)) return faulty(written, unsafe(scheme));
  if (written.startsWith('#'))
    return { href: written, target: ownPathname(given) + written, external: false };
  if (scheme !== undefined) return resolveAbsolute(written.trim(), given);
  if (isOtherHost(written))
    return faulty(written, form(`${shown(written)} leads to another host`, 'Begin with https://.'));
  if (written.startsWith('/')) return internal(written, given);
  if (/^\.\.?\//.test(written)) return resolveRelative(written, given);
  return faulty(
    written,
    form(written === '' ? 'the link leads nowhere' : `${shown(written)} has no beginning`, BEGINNINGS),
  );
}

/** An image's or a video's address. */
export function resolveMedia(written: string, given: LinkGiven): ResolvedLink {
  const scheme = schemeOf(written);
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return faulty(written, unsafe(scheme));
  if (scheme !== undefined) return { href: written.trim(), target: written.trim(), external: true };
  if (written.startsWith('/') && !isOtherHost(written)) {
    const [path] = parts(written);
    return { href: given.base.slice(0, -1) + written, target: path, external: false };
  }
  return faulty(
    written,
    form(`${shown(written)} is no address of a public file`, 'Begin with `/`, below public/, or https://.'),
  );
}

const BEGINNINGS = 'Begin with `/`, `#`, `./`, `../` or https://.';

function resolveAbsolute(written: string, given: LinkGiven): ResolvedLink {
  const { host, repository } = given;
  const own = host === undefined ? undefined : restBehind(written, host.replace(/\/$/, ''));
  if (own !== undefined) return internal(own.startsWith('/') ? own : `/${own}`, given);
  const blob = repository && restBehind(written, `${repository.url}/blob/-`);
  const href = blob?.startsWith('/') ? `${repository!.url}/blob/${repository!.branch}${blob}` : written;
  return { href, target: href, external: true };
}

/** What follows an origin or address, whatever the case of its letters; `undefined` if something else does. */
function restBehind(written: string, start: string): string | undefined {
  if (written.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return undefined;
  const rest = written.slice(start.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}

/** Relative to the folder of the Markdown file; `x.md` means that file's page. */
function resolveRelative(written: string, given: LinkGiven): ResolvedLink {
  const [path, query, hash] = parts(written);
  const file = pathFrom(folderOf(given.source), decoded(path));
  if (file === undefined || !`${file}/`.startsWith('pages/')) {
    return faulty(
      written,
      form(`${shown(written)} leads out of the pages folder`, 'Link to a page by its pathname.'),
    );
  }
  const slash = path.endsWith('/') && file !== 'pages' ? '/' : '';
  const pathname = file.endsWith('.md')
    ? pathnameOfFile(file)
    : `${file.slice('pages'.length)}${slash}` || '/';
  return internal(encodePathname(pathname) + query + hash, given);
}

function internal(written: string, given: LinkGiven): ResolvedLink {
  const [path, query, hash] = parts(written);
  const { base, languagePrefix: prefix, ignoredForLanguage } = given;
  const bare = prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
  const isFile = /\.[a-z][a-z0-9]*$/i.test(bare.slice(bare.lastIndexOf('/')));
  const language = isFile || ignoredForLanguage(bare) ? '' : prefix;
  const href = base.slice(0, -1) + language + bare + query + hash;
  const fault = faultOfPath(bare, isFile, written);
  return { href, target: bare + hash, external: false, ...(fault ? { fault } : {}) };
}

function faultOfPath(path: string, isFile: boolean, written: string): LinkFault | undefined {
  if (path.endsWith('//')) return form(`${shown(written)} ends with two slashes`, 'Write one.');
  if (path.includes('\\') || path.includes('%5C'))
    return form(`${shown(written)} contains a backslash`, 'Use slashes.');
  if (path.endsWith('/') || isFile) return undefined;
  const message = `${shown(written)} has no slash at the end of its path`;
  return { code: 'link/trailing-slash', message, hint: `Write \`${path}/\`.` };
}

function ownPathname({ source, languagePrefix }: LinkGiven): string {
  const translation = languagePrefix === '' ? '' : `-${languagePrefix.slice(1)}.md`;
  const file =
    translation !== '' && source.endsWith(translation)
      ? `${source.slice(0, -translation.length)}.md`
      : source;
  return encodePathname(pathnameOfFile(file));
}

function parts(written: string): readonly [path: string, query: string, hash: string] {
  const {
    path = '',
    query = '',
    hash = '',
  } = /^(?<path>[^?#]*)(?<query>[^#]*)(?<hash>.*)$/s.exec(written)!.groups!;
  return [path, query, hash];
}

function isOtherHost(written: string): boolean {
  return /^[/\\]{2}|^\/(?:%5C)/i.test(written.replace(UNSEEN, ''));
}

function schemeOf(written: string): string | undefined {
  const seen = written.includes(':') ? written.replace(UNSEEN, '') : '';
  return /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1]!.toLowerCase();
}

function decoded(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

/** An address that is not followed is not written either. */
function faulty(written: string, fault: LinkFault): ResolvedLink {
  return { href: '#', target: written, external: true, fault };
}

function unsafe(scheme: string): LinkFault {
  const hint = 'Use http, https, mailto or tel.';
  return { code: 'link/unsafe-url', message: `a link must not begin with ${scheme}:`, hint };
}

function form(message: string, hint: string): LinkFault {
  return { code: 'link/form', message, hint };
}

function shown(written: string): string {
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}
