/** Reads `_redirects` as Netlify and Cloudflare Pages do: fixed paths first, then patterns, each in order. */

import { encodePath } from '../request/parse-request-target.js';
import {
  createPathMatcher,
  fillPattern,
  isPathPattern,
  type PathMatcher,
  type PathParameters,
} from './path-pattern.js';

export interface RedirectMatch {
  /** A path of this host, or a whole address. For a 3xx status a `Location`, else a decoded path. */
  readonly to: string;
  readonly status: number;
}

export interface RedirectsFile {
  /** Where a decoded path leads. `isForced` selects the rules that also apply where a file exists, and only those. */
  find(pathname: string, query: string, isForced: boolean): RedirectMatch | undefined;
}

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly isForced: boolean;
  readonly matchPath: PathMatcher;
}

/** The statuses that hosts support. A rule with another status is skipped, and so is a rule with conditions. */
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/** Lines that are not rules are skipped. */
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
      if (exact) return applyRule(exact, new Map(), query);
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

/** Keeps the query of the request, unless the rule has its own. */
function applyRule({ to, status }: RedirectRule, parameters: PathParameters, query: string): RedirectMatch {
  const isRewrite = status < 300 || status >= 400;
  const values = [...parameters].map(
    ([name, value]) => [name, isRewrite ? value : encodePath(value)] as const,
  );
  const filled = fillPattern(to, new Map(values));
  // A parameter of the visitor must not turn a path of this host into the address of another one.
  const target = to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
  if (isRewrite)
    return { to: (target.startsWith('/') ? tryDecodePath(target) : undefined) ?? target, status };
  const [beforeHash = '', ...hash] = target.split('#');
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
