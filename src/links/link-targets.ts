/** Whether what a link leads to exists: a page, an anchor, a file or a redirect. Knows nothing of problems. */

import type { PageLink } from '../markdown/page.js';
import { decodeOnce } from '../site/routes/pathname.js';
import { createRedirectMatcher } from '../hosting/match-redirects.js';
import type { Redirect } from '../hosting/redirects.js';

export interface LinkedPage {
  /** With language prefix, without base. */
  readonly pathname: string;
  readonly file: string;
  /** What the Markdown links to. */
  readonly links: readonly PageLink[];
  /** The ids in the page's content. */
  readonly anchors: readonly string[];
  /** Every internal `href` and `src` in the built document, as it stands there. */
  readonly hrefs: readonly string[];
  /** Every id in the built document. */
  readonly ids: readonly string[];
}

export interface LinkCheckInput {
  readonly pages: readonly LinkedPage[];
  /** Pathnames of pages that could not be built: they are there, and what is in them is not known. */
  readonly unbuiltPathnames?: readonly string[];
  /** Pathnames that are known to be missing and were told where they are declared: templates are not blamed for them. */
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
  /** The folder of the templates, for problems that no Markdown explains. */
  readonly templates: string;
}

/** Decoded and without base. With a hash, the page is there and the anchor is not. */
export interface DeadTarget {
  readonly path: string;
  readonly hash?: string;
}

export interface LinkTargets {
  /** Sorted. */
  readonly pathnames: readonly string[];
  readonly findAnchors: (pathname: string) => ReadonlySet<string>;
  /** Of a Markdown link of the page at `from`: its target has no base. Nothing where all is well. */
  readonly checkLink: (target: string, from: string) => DeadTarget | undefined;
  /** Of an address in the built document of the page at `from`. */
  readonly checkHref: (href: string, from: string) => DeadTarget | undefined;
}

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Looks up each distinct target once, so that what a thousand pages share costs little. */
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
  return {
    pathnames: [...pages.keys()].toSorted(),
    findAnchors,
    checkLink: (target, from) => checkLink(target.startsWith('/') ? target : toAbsolute(target, from)),
    checkHref: (href, from) => checkHref(href.startsWith('/') ? href : toAbsolute(href, `${root}${from}`)),
  };
}

/** A relative address as one from the root; one with a scheme as it is. */
function toAbsolute(target: string, from: string): string {
  if (SCHEME.test(target)) return target;
  if (target.startsWith('#') || target === '') return `${from}${target}`;
  const page = `https://site.invalid${encodeURI(from)}`;
  if (!URL.canParse(target, page)) return `/${target}`;
  const { pathname, search, hash } = new URL(target, page);
  return `${pathname}${search}${hash}`;
}

/** The path of an address on the site's own host; nothing for another host, or what is no web address. */
function withoutOrigin(target: string, url: string | undefined): string | undefined {
  if (!SCHEME.test(target)) return target;
  const origin = url?.replace(/\/$/, '');
  if (origin === undefined || !target.startsWith(origin)) return undefined;
  const rest = target.slice(origin.length);
  if (rest === '') return '/';
  return /^[/?#]/.test(rest) ? rest.replace(/^(?=[?#])/, '/') : undefined;
}

/** Nothing for what lies beside the site on its host. */
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

function memoize<V>(compute: (key: string) => V): (key: string) => V {
  const results = new Map<string, V>();
  return (key) => {
    const existing = results.get(key);
    if (existing !== undefined || results.has(key)) return existing!;
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}
