/** Finds where an address of the source leads in the new site. */

import { getFolderPath } from '../../site/resolve-source-path.js';
import { decodePath } from '../migrated-site.js';
import { joinPaths } from '../paths.js';
import type { MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

/** The file from which an address at this offset is meant: a translation has the addresses of its original. */
export function getOriginFile(document: MarkdownDocument, offset: number, { page }: PageConversion): string {
  const origin = document.origins[document.lineAt(offset)]!.file;
  return origin === page.source ? (page.original ?? origin) : origin;
}

/** The address in the new site; `undefined` where it leads nowhere. */
export function resolveLink(url: string, file: string, conversion: PageConversion): string | undefined {
  const { site, page } = conversion;
  if (url.startsWith('#')) return site.isTitleAnchor(page.pathname, url) ? page.pathname : url;
  if (url === '' || /^(?:https?|mailto|tel):/i.test(url)) return url;
  if (/^[a-z][a-z0-9+.-]*:(?!\/\/\/)/i.test(url) || url.startsWith('//')) return undefined;
  const address = url.replace(/^pathname:\/\/\//, '/').replace(/^@site\/static\//, '/');
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(address) ?? [];
  const rest = query + hash;
  const link = (pathname: string) => pathname + (site.isTitleAnchor(pathname, hash) ? query : rest);
  if (path.startsWith('/')) {
    // The pages of an API are made of packages; where they are not, the link check says so.
    if (site.source.dialect.kind === 'mui' && /\/(?:[a-z-]+-)?api\//.test(path)) return url;
    const pathname = site.findPathname(path) ?? site.findPageOfAddress(path)?.pathname;
    return pathname === undefined ? appendRest(site.findPublicFile(path), rest) : link(pathname);
  }
  const aliased = site.resolveFile(decodePath(path), file);
  const target = aliased ?? joinPaths(getFolderPath(file), decodePath(path));
  const linked = target === undefined ? undefined : site.findPageOfFile(target);
  if (linked) return link(linked.pathname);
  const bases = [page.pathname.replace(/[^/]*\/$/, ''), page.pathname];
  for (const base of bases) {
    const found = site.findPathname(`/${joinPaths(base, path) ?? ''}`);
    if (found !== undefined) return link(found);
  }
  return target !== undefined && site.tree.has(target) && !/\.mdx?$/.test(target)
    ? site.publish(target) + rest
    : undefined;
}

function appendRest(path: string | undefined, rest: string): string | undefined {
  return path === undefined ? undefined : path + rest;
}

/** The address of an image, which is published if it lies beside pages; `undefined` where there is none. */
export function resolveImage(url: string, file: string, { site }: PageConversion): string | undefined {
  if (/^data:/i.test(url)) return undefined;
  if (/^https?:/i.test(url)) {
    const host = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i.exec(url)?.[0];
    if (host !== undefined) site.embedHosts.add(host.toLowerCase());
    return url;
  }
  const address = url.replace(/[?#].*$/, '');
  if (address.startsWith('/')) return site.findPublicFile(address);
  const path = decodePath(address);
  const target = site.resolveFile(path, file) ?? joinPaths(getFolderPath(file), path);
  return target !== undefined && site.tree.has(target) ? site.publish(target) : undefined;
}
