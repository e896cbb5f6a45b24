/** Renders `vercel.json`: the headers and redirects of a site for Vercel. */

import { withBase } from '../site/routes/href.js';
import type { HeaderRule } from './header-rules.js';
import { encodeForeignCharacters, sortRedirects, type Redirect } from './redirects.js';

/** Of rules that set one header for one path, Vercel takes the last one, as hosts do that read `_headers`. */
export function renderVercelConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  base: string,
): string {
  const moves = sortRedirects(redirects).map(({ from, to, status }) => ({
    source: toRedirectSource(withBase(encodeForeignCharacters(from), base)),
    destination: withBase(encodeForeignCharacters(to), base),
    statusCode: status,
  }));
  const config = {
    trailingSlash: true,
    headers: rules.map(([path, headers]) => ({
      source: escapePath(encodeForeignCharacters(path)).replaceAll('*', '(.*)'),
      headers: Object.entries(headers).flatMap(([key, value]) => (value === '' ? [] : [{ key, value }])),
    })),
    redirects: moves.filter(({ statusCode }) => statusCode !== 200),
    rewrites: moves
      .filter(({ statusCode }) => statusCode === 200)
      .map(({ source, destination }) => ({ source, destination })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** A redirect does not depend on a slash at the end. A group behind a name would be what the name matches. */
function toRedirectSource(path: string): string {
  const source = escapePath(path).replace(/(?<=.)\/$/, '');
  if (source.endsWith('*')) return `${source.slice(0, -1)}:splat(.*)`;
  return /\/:[a-z]\w*$/i.test(source) ? `${source}([^/]+)(/?)` : `${source}(/?)`;
}

/** All that has a meaning in Vercel's patterns, but `*` and `:name`, which mean the same. */
function escapePath(path: string): string {
  return path.replace(/[$()+?[\\\]^{|}]|(?<!\/):|:(?![a-z])/gi, '\\$&');
}
