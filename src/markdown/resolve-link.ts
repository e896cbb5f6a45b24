/** Resolves the target of a link or an image, and how the built page writes it. */

import { resolveFilePathname } from '../site/routes/route.js';
import { encodePathname } from '../site/routes/pathname.js';
import { getFolderPath, resolveSourcePath } from '../site/resolve-source-path.js';
import type { PageContext } from './page-context.js';

interface LinkIssue {
  readonly code: 'link/unsafe-url' | 'link/form' | 'link/trailing-slash';
  readonly message: string;
  readonly hint: string;
}

interface ResolvedLink {
  /** For the `href` or `src`; not escaped. */
  readonly href: string;
  /** For the list of links: internal ones without base, language and query. */
  readonly target: string;
  readonly isExternal: boolean;
  /** Whether search engines are asked not to follow it. */
  readonly isNofollow?: boolean;
  readonly issue?: LinkIssue;
}

/** What a link may depend on. */
type PageLinkContext = Omit<PageContext, 'displayPath' | 'read'>;

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** What browsers leave out before they read a scheme, plain or escaped. */
const IGNORED_CHARACTERS = /[\0-\x20\x7f-\xa0\u00ad\u200b-\u200f\u2028\u2029\ufeff]|%(?:[01][\da-f]|20|7f)/gi;

/** A link of the page's text. */
export function resolveLink(url: string, context: PageLinkContext): ResolvedLink {
  const scheme = parseScheme(url);
  if (scheme !== undefined && !SAFE_SCHEMES.has(scheme))
    return createInvalidLink(url, createUnsafeIssue(scheme));
  if (url.startsWith('#')) return { href: url, target: getPagePathname(context) + url, isExternal: false };
  if (scheme !== undefined) return resolveAbsoluteLink(url.trim(), context);
  if (isOtherHost(url))
    return createInvalidLink(
      url,
      createFormIssue(`${truncateUrl(url)} leads to another host`, 'Begin with https://.'),
    );
  if (url.startsWith('/')) return resolveInternalLink(url, context);
  if (/^\.\.?\//.test(url)) return resolveRelativeLink(url, context);
  return createInvalidLink(
    url,
    createFormIssue(
      url === '' ? 'the link leads nowhere' : `${truncateUrl(url)} has no beginning`,
      LINK_FORM_HINT,
    ),
  );
}

/** An image's or a video's address. */
export function resolveMedia(url: string, context: PageLinkContext): ResolvedLink {
  const scheme = parseScheme(url);
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return createInvalidLink(url, createUnsafeIssue(scheme));
  if (scheme !== undefined) return { href: url.trim(), target: url.trim(), isExternal: true };
  if (url.startsWith('/') && !isOtherHost(url)) {
    const [path] = splitUrl(url);
    return { href: context.base.slice(0, -1) + url, target: path, isExternal: false };
  }
  return createInvalidLink(
    url,
    createFormIssue(
      `${truncateUrl(url)} is no address of a public file`,
      'Begin with `/`, below public/, or https://.',
    ),
  );
}

const LINK_FORM_HINT = 'Begin with `/`, `#`, `./`, `../` or https://.';

function resolveAbsoluteLink(url: string, context: PageLinkContext): ResolvedLink {
  const { host, repository } = context;
  const internalPath = host === undefined ? undefined : removePrefix(url, host.replace(/\/$/, ''));
  if (internalPath !== undefined)
    return resolveInternalLink(internalPath.startsWith('/') ? internalPath : `/${internalPath}`, context);
  const href = repository ? resolvePermalink(url, repository) : url;
  const isNofollow = context.nofollow.some(
    (prefix) => removePrefix(href, prefix.replace(/\/$/, '')) !== undefined,
  );
  return { href, target: href, isExternal: true, ...(isNofollow ? { isNofollow } : {}) };
}

/** `blob/-/…` and `tree/-/…` of the repository mean the version that the site describes. */
function resolvePermalink(
  url: string,
  { url: repository, branch, tag = branch }: NonNullable<PageContext['repository']>,
): string {
  for (const kind of ['blob', 'tree']) {
    const path = removePrefix(url, `${repository}/${kind}/-`);
    if (path?.startsWith('/')) return `${repository}/${kind}/${tag}${path}`;
  }
  return url;
}

/** What follows an origin or address, whatever the case of its letters; `undefined` if something else does. */
function removePrefix(url: string, prefix: string): string | undefined {
  if (url.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return undefined;
  const rest = url.slice(prefix.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}

/** Relative to the folder of the Markdown file; `x.md` means that file's page. */
function resolveRelativeLink(url: string, context: PageLinkContext): ResolvedLink {
  const [path, query, hash] = splitUrl(url);
  const file = resolveSourcePath(getFolderPath(context.source), tryDecodePath(path));
  if (file === undefined || !`${file}/`.startsWith('pages/')) {
    return createInvalidLink(
      url,
      createFormIssue(`${truncateUrl(url)} leads out of the pages folder`, 'Link to a page by its pathname.'),
    );
  }
  const trailingSlash = path.endsWith('/') && file !== 'pages' ? '/' : '';
  const pathname = file.endsWith('.md')
    ? resolveFilePathname(file)
    : `${file.slice('pages'.length)}${trailingSlash}` || '/';
  return resolveInternalLink(encodePathname(pathname) + query + hash, context);
}

function resolveInternalLink(url: string, context: PageLinkContext): ResolvedLink {
  const [path, query, hash] = splitUrl(url);
  const { base, languagePrefix, ignoredForLanguage } = context;
  const pathWithoutLanguage =
    languagePrefix !== '' && `${path}/`.startsWith(`${languagePrefix}/`)
      ? path.slice(languagePrefix.length) || '/'
      : path;
  const isFile = /\.[a-z][a-z0-9]*$/i.test(pathWithoutLanguage.slice(pathWithoutLanguage.lastIndexOf('/')));
  const language = isFile || ignoredForLanguage(pathWithoutLanguage) ? '' : languagePrefix;
  const href = base.slice(0, -1) + language + pathWithoutLanguage + query + hash;
  const issue = checkPathForm(pathWithoutLanguage, isFile, url);
  return { href, target: pathWithoutLanguage + hash, isExternal: false, issue };
}

function checkPathForm(path: string, isFile: boolean, url: string): LinkIssue | undefined {
  if (path.endsWith('//')) return createFormIssue(`${truncateUrl(url)} ends with two slashes`, 'Write one.');
  if (path.includes('\\') || path.includes('%5C'))
    return createFormIssue(`${truncateUrl(url)} contains a backslash`, 'Use slashes.');
  if (path.endsWith('/') || isFile) return undefined;
  const message = `${truncateUrl(url)} has no slash at the end of its path`;
  return { code: 'link/trailing-slash', message, hint: `Write \`${path}/\`.` };
}

function getPagePathname({ source, languagePrefix }: PageLinkContext): string {
  const translation = languagePrefix === '' ? '' : `-${languagePrefix.slice(1)}.md`;
  const file =
    translation !== '' && source.endsWith(translation)
      ? `${source.slice(0, -translation.length)}.md`
      : source;
  return encodePathname(resolveFilePathname(file));
}

function splitUrl(url: string): readonly [path: string, query: string, hash: string] {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(url) ?? [];
  return [path, query, hash];
}

function isOtherHost(url: string): boolean {
  return /^[/\\]{2}|^\/(?:%5C)/i.test(url.replace(IGNORED_CHARACTERS, ''));
}

function parseScheme(url: string): string | undefined {
  const visibleUrl = url.includes(':') ? url.replace(IGNORED_CHARACTERS, '') : '';
  return /^([a-z][a-z0-9+.-]*):/i.exec(visibleUrl)?.[1]?.toLowerCase();
}

function tryDecodePath(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

/** An address that is not followed is not written either. */
function createInvalidLink(url: string, issue: LinkIssue): ResolvedLink {
  return { href: '#', target: url, isExternal: true, issue };
}

function createUnsafeIssue(scheme: string): LinkIssue {
  const hint = 'Use http, https, mailto or tel.';
  return { code: 'link/unsafe-url', message: `a link must not begin with ${scheme}:`, hint };
}

function createFormIssue(message: string, hint: string): LinkIssue {
  return { code: 'link/form', message, hint };
}

function truncateUrl(url: string): string {
  return url.length > 80 ? `${url.slice(0, 79)}…` : url;
}
