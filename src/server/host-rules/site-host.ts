/** What a host responds for a path of a published site: pages by their addresses, redirects, headers, the 404 page. It
 *  decides with the list of published files and opens none of them. */

import type { FileRecord, Manifest } from '../../output/manifest.js';
import { encodePath } from '../request/parse-request-target.js';
import type { HeaderFields, HeadersFile } from './headers-file.js';
import type { RedirectMatch, RedirectsFile } from './redirects-file.js';

export interface HostedSite {
  readonly files: Manifest;
  readonly headers: HeadersFile;
  readonly redirects: RedirectsFile;
}

export type PathResolution =
  | FileResolution
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** A rule forwards the request to another host, which docsgen does not contact. */
  | { readonly kind: 'other-host' }
  | { readonly kind: 'not-found'; readonly fields: HeaderFields };

interface FileResolution {
  readonly kind: 'file';
  readonly status: number;
  readonly path: string;
  readonly record: FileRecord;
  readonly fields: HeaderFields;
}

const NOT_FOUND_PAGE = '404.html';

/** A host reads them and does not serve them. */
const HOST_FILES = new Set(['_headers', '_redirects', 'nginx.conf', 'vercel.json']);

export class SiteHost {
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly #site: HostedSite;
  readonly #cachedResolutions = new Map<string, PathResolution>();

  constructor(site: HostedSite) {
    this.#site = site;
    // The first rule that docsgen writes is for every address of the site, below the base.
    this.base = /^(\/(?:[^*:]+\/)?)\*$/.exec(site.headers.paths[0] ?? '')?.[1] ?? '/';
  }

  resolvePath(pathname: string, query: string): PathResolution {
    const cached = this.#cachedResolutions.get(pathname);
    if (cached) return cached;
    const forcedRedirect = this.#site.redirects.find(pathname, query, true);
    if (forcedRedirect) return this.#resolveRedirect(pathname, forcedRedirect);
    const resolution = this.#resolveFile(pathname, pathname);
    if (!resolution) return this.#resolveMissingFile(pathname, query);
    this.#cachedResolutions.set(pathname, resolution);
    return resolution;
  }

  #resolveMissingFile(pathname: string, query: string): PathResolution {
    if (this.#findFile(`${pathname}/`) !== undefined)
      return { kind: 'redirect', status: 308, location: `${encodePath(pathname)}/${query}` };
    const redirect = this.#site.redirects.find(pathname, query, false);
    return redirect ? this.#resolveRedirect(pathname, redirect) : this.#resolveNotFound(pathname, 404);
  }

  #resolveRedirect(pathname: string, { to, status }: RedirectMatch): PathResolution {
    if (status >= 300 && status < 400) return { kind: 'redirect', status, location: to };
    if (!to.startsWith('/')) return { kind: 'other-host' };
    const resolution = this.#resolveFile(to.replace(/[?#].*/s, ''), pathname);
    if (resolution) return { ...resolution, status };
    return this.#resolveNotFound(pathname, status === 200 ? 404 : status);
  }

  /** Nobody may cache that there is nothing, even where a file would be cached for ever. */
  #resolveNotFound(pathname: string, status: number): PathResolution {
    const { files, headers } = this.#site;
    const cacheControl = headers.resolveFields(`${this.base}${NOT_FOUND_PAGE}`).get('cache-control');
    const fields = new Map(headers.resolveFields(pathname));
    if (cacheControl) fields.set('cache-control', cacheControl);
    else fields.delete('cache-control');
    const record = files.get(NOT_FOUND_PAGE);
    if (!record) return { kind: 'not-found', fields };
    return { kind: 'file', status, path: NOT_FOUND_PAGE, record, fields };
  }

  /** The file for an address, with the headers of the address that was requested. */
  #resolveFile(address: string, pathname: string): FileResolution | undefined {
    const { files, headers } = this.#site;
    const path = this.#findFile(address);
    const record = path === undefined ? undefined : files.get(path);
    if (path === undefined || record === undefined) return undefined;
    return { kind: 'file', status: 200, path, record, fields: headers.resolveFields(pathname) };
  }

  /** A file by its own name, a folder by its page, a page by its name without the ending. */
  #findFile(pathname: string): string | undefined {
    const { files } = this.#site;
    if (!pathname.startsWith(this.base)) return undefined;
    const name = pathname.slice(this.base.length);
    const path = name === '' || name.endsWith('/') ? `${name}index.html` : name;
    if (files.has(path)) return HOST_FILES.has(path) ? undefined : path;
    const isPage = path === name && files.has(`${path}.html`) && `${path}.html` !== NOT_FOUND_PAGE;
    return isPage && !files.has(`${path}/index.html`) ? `${path}.html` : undefined;
  }
}
