/** What a host answers for a path of a published site: clean addresses, redirects, headers, the 404 page. Pure: it decides by
 *  looking into the table of published files, and opens none. */

import type { HeaderFields, HeadersFile } from './headers-file.js';
import type { RedirectsFile } from './redirects-file.js';
import { encodePath } from '../request/parse-request-target.js';

export interface FileRecord {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: number;
}

export interface HostedSite {
  /** By path below the output folder. */
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly headers: HeadersFile;
  readonly redirects: RedirectsFile;
}

export type PathResolution =
  | {
      readonly kind: 'file';
      readonly status: number;
      readonly path: string;
      readonly record: FileRecord;
      readonly fields: HeaderFields;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** A rule hands the request on to another host, which a preview does not ask. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'nothing'; readonly fields: HeaderFields };

export interface SiteHost {
  /** Begins and ends with a slash. */
  readonly base: string;
  resolvePath(pathname: string, query: string): PathResolution;
}

const NOT_FOUND = '404.html';

/** A host reads them and does not give them away. */
const HOST_FILES = new Set(['_headers', '_redirects']);

export function createSiteHost(site: HostedSite): SiteHost {
  const base = findBasePath(site.headers.paths);
  const cachedResolutions = new Map<string, PathResolution>();
  const resolvePath = (pathname: string, query: string): PathResolution => {
    const cached = cachedResolutions.get(pathname);
    if (cached) return cached;
    const forcedRedirect = site.redirects.find(pathname, query, true);
    if (forcedRedirect) return resolveRedirect(site, base, { pathname, ...forcedRedirect });
    const path = findFile(site, base, pathname);
    if (path === undefined) return resolveMissingFile(site, base, { pathname, query });
    const resolution = resolveFile(site, path, pathname);
    cachedResolutions.set(pathname, resolution);
    return resolution;
  };
  return { base, resolvePath };
}

/** The first rule that docsgen writes is for every address of the site; it stands below the base. */
function findBasePath(paths: readonly string[]): string {
  return /^(\/(?:[^*:]+\/)?)\*$/.exec(paths[0] ?? '')?.[1] ?? '/';
}

/** A file by its own name, a folder by its page, a page by its name without the ending. */
function findFile({ files }: HostedSite, base: string, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const relativePath = pathname.slice(base.length);
  const path = relativePath === '' || relativePath.endsWith('/') ? `${relativePath}index.html` : relativePath;
  if (files.has(path)) return HOST_FILES.has(path) ? undefined : path;
  const isPage = path === relativePath && files.has(`${path}.html`) && `${path}.html` !== NOT_FOUND;
  return isPage && !files.has(`${path}/index.html`) ? `${path}.html` : undefined;
}

function resolveMissingFile(
  site: HostedSite,
  base: string,
  request: { pathname: string; query: string },
): PathResolution {
  const { pathname, query } = request;
  if (findFile(site, base, `${pathname}/`) !== undefined)
    return { kind: 'redirect', status: 308, location: `${encodePath(pathname)}/${query}` };
  const redirect = site.redirects.find(pathname, query, false);
  return redirect
    ? resolveRedirect(site, base, { pathname, ...redirect })
    : resolveNotFound(site, base, { pathname, status: 404 });
}

function resolveRedirect(
  site: HostedSite,
  base: string,
  { pathname, to, status }: { pathname: string; to: string; status: number },
): PathResolution {
  if (status >= 300 && status < 400) return { kind: 'redirect', status, location: to };
  if (!to.startsWith('/')) return { kind: 'elsewhere' };
  const path = findFile(site, base, to.replace(/[?#].*/s, ''));
  if (path === undefined)
    return resolveNotFound(site, base, { pathname, status: status === 200 ? 404 : status });
  return { ...resolveFile(site, path, pathname), status };
}

/** Nobody keeps the answer that there is nothing, even where there would be something to be kept for ever. */
function resolveNotFound(
  site: HostedSite,
  base: string,
  { pathname, status }: { pathname: string; status: number },
): PathResolution {
  const cacheControl = site.headers.resolveFields(`${base}${NOT_FOUND}`).get('cache-control');
  const fields = new Map(site.headers.resolveFields(pathname));
  if (cacheControl) fields.set('cache-control', cacheControl);
  else fields.delete('cache-control');
  const record = site.files.get(NOT_FOUND);
  return record ? { kind: 'file', status, path: NOT_FOUND, record, fields } : { kind: 'nothing', fields };
}

function resolveFile(
  { files, headers }: HostedSite,
  path: string,
  pathname: string,
): Extract<PathResolution, { kind: 'file' }> {
  return {
    kind: 'file',
    status: 200,
    path,
    record: files.get(path)!,
    fields: headers.resolveFields(pathname),
  };
}
