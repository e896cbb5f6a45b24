/** Resolves the links in the comments of packages. */

import type { Read, Step } from '../../../graph/step.js';
import type { LinkResolver } from '../../../reference/pages/render-prose.js';
import type { ApiLocation } from '../../../site/api-locations.js';
import { familyConventions } from '../../../site/mui/conventions.js';
import { resolveHref, type LinkContext } from '../../../site/routes/href.js';
import { resolvePathLanguage } from '../../../site/routes/language.js';
import { config } from '../site/config.js';
import { apiItem, apiLocations, type ApiItemKey } from './package-api.js';
import { routes } from '../site/routes.js';

/** Transient: other steps depend on `isBuilt` for single pathnames. */
export const builtPathnames: Step<ReadonlySet<string>> = {
  name: 'built pathnames',
  transient: true,
  run: async (read) => new Set((await read.step(routes)).map(({ pathname }) => pathname)),
};

export const isBuilt: Step<boolean, string> = {
  name: 'is built',
  run: async (read, pathname) => (await read.step(builtPathnames)).has(pathname),
};

/** How the page at a pathname writes addresses. */
export async function readAddressing(read: Read, pathname: string): Promise<LinkContext> {
  const { base, languages } = await read.step(config);
  return { base, languages, language: resolvePathLanguage(pathname, languages) };
}

/** Resolves all links in the comments of an item, for the page at `pagePathname`. */
export async function resolveCommentLinks(
  read: Read,
  text: string,
  context: CommentContext,
): Promise<LinkResolver> {
  const hrefs = new Map<string, string | undefined>();
  for (const [, target = ''] of text.matchAll(/\]\(\s*<?([^)\s>"\\]+)/g))
    if (!hrefs.has(target)) hrefs.set(target, await resolveTarget(read, target, context));
  return (target) => hrefs.get(target);
}

interface CommentContext {
  readonly location: ApiLocation;
  readonly pagePathname: string;
}

async function resolveTarget(
  read: Read,
  target: string,
  { location, pagePathname }: CommentContext,
): Promise<string | undefined> {
  const { url } = await read.step(config);
  if (/^(?:mailto|tel):/i.test(target)) return target;
  const sitePathname = resolveSitePathname(target, [url, familyConventions.docsHost], location);
  if (sitePathname === undefined) return /^https?:\/\//i.test(target) ? target : undefined;
  const linkedItem = await findLinkedItem(read, sitePathname, location);
  const resolvedPathname = (await read.step(isBuilt, sitePathname)) ? sitePathname : linkedItem?.pathname;
  if (resolvedPathname !== undefined)
    return (
      resolveHref(resolvedPathname, await readAddressing(read, pagePathname)) +
      (await resolveHash(read, target, linkedItem))
    );
  if (/^https?:/i.test(target)) return target;
  return target.startsWith('/') && location.package.startsWith(familyConventions.scope)
    ? familyConventions.docsHost + target
    : undefined;
}

/** The pathname of a target on this site, without its hash: anchors of other kinds of pages are not known yet. */
function resolveSitePathname(
  target: string,
  hosts: readonly (string | undefined)[],
  { pathname }: ApiLocation,
): string | undefined {
  const host = hosts.find((one) => one !== undefined && target.startsWith(`${one.replace(/\/$/, '')}/`));
  const path = host === undefined ? target : target.slice(host.replace(/\/$/, '').length);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//') || path.startsWith('#')) return undefined;
  const base = `https://site.invalid${pathname}`;
  if (!URL.canParse(path, base)) return undefined;
  const resolvedPathname = new URL(path, base).pathname;
  return resolvedPathname.endsWith('/') ? resolvedPathname : `${resolvedPathname}/`;
}

/** Another item of the same package, where a link leads to its page on another site. */
async function findLinkedItem(
  read: Read,
  pathname: string,
  currentLocation: ApiLocation,
): Promise<ApiLocation | undefined> {
  if (!/\/api\/|\/components-api\//.test(pathname) && !currentLocation.pathname.includes('-api/'))
    return undefined;
  const slug = pathname.split('/').at(-2);
  const locations = await read.step(apiLocations);
  return locations.find((location) => location.package === currentLocation.package && location.slug === slug);
}

/** The hash of a target, where it leads to an anchor of the linked item. In a tab, the location has a hash already. */
async function resolveHash(read: Read, target: string, location: ApiLocation | undefined): Promise<string> {
  const hashIndex = target.indexOf('#');
  if (hashIndex < 0 || !location || location.pathname.includes('#')) return '';
  const anchors = await read.step(itemAnchors, [location.package, location.hook, location.name]);
  const hash = target.slice(hashIndex + 1);
  return Object.hasOwn(anchors, hash) ? `#${anchors[hash]}` : '';
}

/** The anchors of the members of an item, by the hashes that lead to them. */
export const itemAnchors: Step<Readonly<Record<string, string>>, ApiItemKey> = {
  name: 'item anchors',
  run: async (read, key) => {
    const { collectMemberAnchors } = await import('../../../reference/pages/anchors.js');
    return collectMemberAnchors(await read.step(apiItem, key));
  },
};
