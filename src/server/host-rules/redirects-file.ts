/** Reads `_redirects` as Netlify and Cloudflare Pages do: fixed paths first, then patterns, each in order. */

import { fillPattern, isPathPattern, createPathMatcher, type PathMatcher } from './path-pattern.js';
import { encodePath } from '../request/parse-request-target.js';

export interface RedirectMatch {
  /** A path of this host, or a whole address. For a status of the 300s a `Location`, else a decoded path. */
  readonly to: string;
  readonly status: number;
}

export interface RedirectsFile {
  /** Where a decoded path leads; `forced`: rules that hold even where a file lies, and only those. */
  find(pathname: string, query: string, isForced: boolean): RedirectMatch | undefined;
}

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly isForced: boolean;
  readonly matchPath: PathMatcher;
}

/** A host answers with these; a rule with another status is skipped, as a rule with conditions is. */
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/** Lines that are no rule are skipped. */
export function parseRedirectsFile(text: string): RedirectsFile {
  const rules = text.split(/\r?\n/).flatMap(parseRule);
  const patterns = rules.filter(({ from }) => isPathPattern(from));
  const fixed = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const key = toRuleKey(rule.from, rule.isForced);
    if (!isPathPattern(rule.from) && !fixed.has(key)) fixed.set(key, rule);
  }
  return {
    find(pathname, query, isForced) {
      const exact = fixed.get(toRuleKey(pathname, isForced));
      if (exact) return applyRule(exact, {}, query);
      for (const rule of patterns) {
        const parameters = rule.isForced === isForced ? rule.matchPath(pathname) : undefined;
        if (parameters) return applyRule(rule, parameters, query);
      }
      return undefined;
    },
  };
}

function parseRule(line: string): readonly RedirectRule[] {
  const [from, to, status = '301', ...extra] = line
    .replace(/(?:^|\s)#.*/, '')
    .trim()
    .split(/\s+/);
  if (!from?.startsWith('/') || !to || !/^(?:\/|https?:\/\/)/.test(to) || extra.length > 0) return [];
  const isForced = status.endsWith('!');
  const code = Number(isForced ? status.slice(0, -1) : status);
  const path = tryDecodePath(from);
  if (!STATUSES.has(code) || path === undefined) return [];
  return [{ from: path, to, status: code, isForced, matchPath: createPathMatcher(path, { loose: true }) }];
}

/** The query goes along, unless the rule has its own. */
function applyRule(
  { to, status }: RedirectRule,
  parameters: Readonly<Record<string, string>>,
  query: string,
): RedirectMatch {
  const isRewrite = status < 300 || status >= 400;
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, isRewrite ? value : encodePath(value)]),
  );
  const destination = fillPattern(to, values);
  // A visitor's part must not turn a path of this host into the address of another one.
  const safeDestination = to.startsWith('/') ? destination.replace(/^\/+/, '/') : destination;
  if (isRewrite)
    return {
      to: safeDestination.startsWith('/')
        ? (tryDecodePath(safeDestination) ?? safeDestination)
        : safeDestination,
      status,
    };
  const [beforeHash = '', ...hash] = safeDestination.split('#');
  const withQuery = beforeHash.includes('?') ? beforeHash : `${beforeHash}${query}`;
  return { to: [withQuery, ...hash].join('#'), status };
}

function toRuleKey(path: string, isForced: boolean): string {
  return `${isForced ? '!' : ''}${path.length > 1 ? path.replace(/\/$/, '') : path}`;
}

function tryDecodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
