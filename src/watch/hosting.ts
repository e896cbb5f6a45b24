/** What a host answers for a path of a published site: clean addresses, redirects, headers, the 404 page. Pure: it decides by
 *  looking into the table of published files, and opens none. */

import type { HeaderFields, HeadersFile } from './headers-file.js';
import type { RedirectsFile } from './redirects-file.js';
import { encodePath } from './request-target.js';

export interface FileRecord {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: number;
}

export interface Site {
  /** By path below the output folder. */
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly headers: HeadersFile;
  readonly redirects: RedirectsFile;
}

export type Answer =
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

export interface Hosting {
  /** Begins and ends with a slash. */
  readonly base: string;
  answer(pathname: string, query: string): Answer;
}

const NOT_FOUND = '404.html';

/** A host reads them and does not give them away. */
const FOR_THE_HOST = new Set(['_headers', '_redirects']);

export function hostingOf(site: Site): Hosting {
  const base = baseOf(site.headers.paths);
  const remembered = new Map<string, Answer>();
  const answer = (pathname: string, query: string): Answer => {
    const known = remembered.get(pathname);
    if (known) return known;
    const forced = site.redirects.find(pathname, query, true);
    if (forced) return redirected(site, base, { pathname, ...forced });
    const path = fileAt(site, base, pathname);
    if (path === undefined) return withoutFile(site, base, { pathname, query });
    const found = fileAnswer(site, path, pathname);
    remembered.set(pathname, found);
    return found;
  };
  return { base, answer };
}

/** The first rule that docsgen writes is for every address of the site; it stands below the base. */
function baseOf(paths: readonly string[]): string {
  return /^(\/(?:[^*:]+\/)?)\*$/.exec(paths[0] ?? '')?.[1] ?? '/';
}

/** A file by its own name, a folder by its page, a page by its name without the ending. */
function fileAt({ files }: Site, base: string, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const below = pathname.slice(base.length);
  const path = below === '' || below.endsWith('/') ? `${below}index.html` : below;
  if (files.has(path)) return FOR_THE_HOST.has(path) ? undefined : path;
  const isPage = path === below && files.has(`${path}.html`) && `${path}.html` !== NOT_FOUND;
  return isPage && !files.has(`${path}/index.html`) ? `${path}.html` : undefined;
}

function withoutFile(site: Site, base: string, asked: { pathname: string; query: string }): Answer {
  const { pathname, query } = asked;
  if (fileAt(site, base, `${pathname}/`) !== undefined)
    return { kind: 'redirect', status: 308, location: `${encodePath(pathname)}/${query}` };
  const found = site.redirects.find(pathname, query, false);
  return found
    ? redirected(site, base, { pathname, ...found })
    : notFound(site, base, { pathname, status: 404 });
}

function redirected(
  site: Site,
  base: string,
  { pathname, to, status }: { pathname: string; to: string; status: number },
): Answer {
  if (status >= 300 && status < 400) return { kind: 'redirect', status, location: to };
  if (!to.startsWith('/')) return { kind: 'elsewhere' };
  const path = fileAt(site, base, to.replace(/[?#].*/s, ''));
  if (path === undefined) return notFound(site, base, { pathname, status: status === 200 ? 404 : status });
  return { ...fileAnswer(site, path, pathname), status };
}

/** Nobody keeps the answer that there is nothing, even where there would be something to be kept for ever. */
function notFound(
  site: Site,
  base: string,
  { pathname, status }: { pathname: string; status: number },
): Answer {
  const own = site.headers.fieldsFor(`${base}${NOT_FOUND}`).get('cache-control');
  const fields = new Map(site.headers.fieldsFor(pathname));
  if (own) fields.set('cache-control', own);
  else fields.delete('cache-control');
  const record = site.files.get(NOT_FOUND);
  return record ? { kind: 'file', status, path: NOT_FOUND, record, fields } : { kind: 'nothing', fields };
}

function fileAnswer(
  { files, headers }: Site,
  path: string,
  pathname: string,
): Extract<Answer, { kind: 'file' }> {
  return { kind: 'file', status: 200, path, record: files.get(path)!, fields: headers.fieldsFor(pathname) };
}
