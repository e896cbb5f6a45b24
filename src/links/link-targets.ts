/** Checks whether the target of a link exists: a page, an anchor, a file or a redirect. */

import type { PageLink } from '../markdown/page.js';
import { memoize } from '../site/memoize.js';
import { resolvePathLanguage, toCanonicalPath, withLanguage } from '../site/routes/language.js';
import { decodeOnce } from '../site/routes/pathname.js';
import { createRedirectMatcher } from '../hosting/match-redirects.js';
import type { Redirect } from '../hosting/redirects.js';

export interface LinkedPage {
  /** With language prefix, without base. */
  readonly pathname: string;
  readonly file: string;
  /** The links in its Markdown. */
  readonly links: readonly PageLink[];
  /** The ids in the page's content. */
  readonly anchors: readonly string[];
  /** Every internal `href` and `src` in the built document, as written there. */
  readonly hrefs: readonly string[];
  /** Every id in the built document. */
  readonly ids: readonly string[];
}

export interface LinkCheckInput {
  readonly pages: readonly LinkedPage[];
  /** Pathnames of pages that could not be built: they exist, but their anchors are not known. */
  readonly unbuiltPathnames?: readonly string[];
  /** Missing pathnames and files that another diagnostic reports: templates are not blamed for them. */
  readonly reportedPathnames?: readonly string[];
  /** Relative to the public folder. */
  readonly publicFiles: readonly string[];
  /** All paths below the output folder. */
  readonly outputs: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly base: string;
  readonly languages: readonly string[];
  /** The site's origin: links to it are links to the site. */
  readonly url?: string;
  /** The folder of the templates, for dead links that no Markdown explains. */
  readonly templates: string;
}

/** Decoded and without base. With a hash, the page exists and the anchor does not. */
export interface DeadTarget {
  readonly path: string;
  readonly hash?: string;
}

export interface LinkTargets {
  /** Sorted. */
  readonly pathnames: readonly string[];
  readonly findAnchors: (pathname: string) => ReadonlySet<string>;
  /** Checks a Markdown link, which has no base and no language, of the page at `from`. Returns nothing if the target exists. */
  readonly checkLink: (target: string, from: string) => DeadTarget | undefined;
  /** Checks an address in the built document of the page at `from`. */
  readonly checkHref: (href: string, from: string) => DeadTarget | undefined;
}

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Looks up each distinct target once: most links are the same on all pages. */
export function createLinkTargets(input: LinkCheckInput): LinkTargets {
  const pages = new Map(input.pages.map((page) => [page.pathname, page]));
  const files = new Set([...input.outputs, ...input.publicFiles].map((file) => `/${file}`));
  const unbuilt = new Set(input.unbuiltPathnames);
  const matchRedirect = createRedirectMatcher(input.redirects);
  const findAnchors = memoize((pathname: string) => collectPageAnchors(pages.get(pathname)));
  const checkTarget = (target: string): DeadTarget | undefined => {
    const { path, hash } = splitTarget(target);
    if (unbuilt.has(path)) return undefined;
    if (!pages.has(path)) return files.has(path) || matchRedirect(path) ? undefined : { path };
    return hasAnchor(hash, findAnchors(path)) ? undefined : { path, hash };
  };
  const checkLink = memoize((target: string) => {
    const sitePath = withoutOrigin(target, input.url);
    return sitePath === undefined ? undefined : checkTarget(sitePath);
  });
  const checkHref = memoize((href: string) => {
    const sitePath = withoutBase(withoutOrigin(href, input.url), input.base);
    return sitePath === undefined ? undefined : checkTarget(sitePath);
  });
  const root = input.base.slice(0, -1);
  const addLanguage = createLanguageAdder(input.languages, pages);
  return {
    pathnames: [...pages.keys()].toSorted(),
    findAnchors,
    checkLink: (target, from) =>
      checkLink(target.startsWith('/') ? addLanguage(target, from) : toAbsolute(target, from)),
    checkHref: (href, from) => checkHref(href.startsWith('/') ? href : toAbsolute(href, `${root}${from}`)),
  };
}

/** A page that is translated links to the pages of its language, which have anchors of their own. One that is shown in the
 *  default language is checked as it is there: nobody who translates another page can change it. */
function createLanguageAdder(
  languages: readonly string[],
  pages: ReadonlyMap<string, LinkedPage>,
): (target: string, from: string) => string {
  const findTranslation = memoize((from: string): string | undefined => {
    const canonicalPath = toCanonicalPath(from, languages);
    const isTranslated = pages.get(canonicalPath)?.file !== pages.get(from)?.file;
    return isTranslated ? resolvePathLanguage(from, languages) : undefined;
  });
  return (target, from) => {
    const language = findTranslation(from);
    if (language === undefined) return target;
    const localizedTarget = withLanguage(target, language, languages);
    return pages.has(splitTarget(localizedTarget).path) ? localizedTarget : target;
  };
}

/** Makes a relative address absolute; one with a scheme stays as it is. */
function toAbsolute(target: string, from: string): string {
  if (SCHEME.test(target)) return target;
  if (target.startsWith('#') || target === '') return `${from}${target}`;
  const page = `https://site.invalid${encodeURI(from)}`;
  if (!URL.canParse(target, page)) return `/${target}`;
  const { pathname, search, hash } = new URL(target, page);
  return `${pathname}${search}${hash}`;
}

/** The path of an address on the site's own host; nothing for other hosts and schemes. */
function withoutOrigin(target: string, url: string | undefined): string | undefined {
  if (!SCHEME.test(target)) return target;
  const origin = url?.replace(/\/$/, '');
  if (origin === undefined || !target.startsWith(origin)) return undefined;
  const rest = target.slice(origin.length);
  if (rest === '') return '/';
  return /^[/?#]/.test(rest) ? rest.replace(/^(?=[?#])/, '/') : undefined;
}

/** The path below the base; nothing for paths beside the site on its host. */
function withoutBase(path: string | undefined, base: string): string | undefined {
  if (path === undefined || base === '/') return path;
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

function splitTarget(target: string): { readonly path: string; readonly hash: string } {
  const at = target.indexOf('#');
  const address = at < 0 ? target : target.slice(0, at);
  const query = address.indexOf('?');
  return {
    path: decodeOnce(query < 0 ? address : address.slice(0, query)).normalize('NFC'),
    hash: at < 0 ? '' : decodeOnce(target.slice(at + 1)),
  };
}

/** `#Name.tsx` and `#Name.js` lead to the demo `Name`, and open its source. */
function hasAnchor(hash: string, anchors: ReadonlySet<string>): boolean {
  if (hash === '' || hash === 'top' || hash.startsWith(':~:')) return true;
  return anchors.has(hash) || anchors.has(hash.replace(/\.(?:js|tsx)$/, ''));
}

function collectPageAnchors(page: LinkedPage | undefined): ReadonlySet<string> {
  return new Set([...(page?.anchors ?? []), ...(page?.ids ?? [])].map(decodeOnce));
}
