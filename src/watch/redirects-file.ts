/** Reads `_redirects` as Netlify and Cloudflare Pages do: fixed paths first, then patterns, each in order. */

import { fillPattern, isPattern, patternOf, type Match } from './path-pattern.js';
import { encodePath } from './request-target.js';

export interface Redirection {
  /** A path of this host, or a whole address. For a status of the 300s a `Location`, else a decoded path. */
  readonly to: string;
  readonly status: number;
}

export interface RedirectsFile {
  /** Where a decoded path leads; `forced`: rules that hold even where a file lies, and only those. */
  find(pathname: string, query: string, forced: boolean): Redirection | undefined;
}

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly forced: boolean;
  readonly match: Match;
}

/** A host answers with these; a rule with another status is skipped, as a rule with conditions is. */
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/** Lines that are no rule are skipped. */
export function parseRedirectsFile(text: string): RedirectsFile {
  const rules = text.split(/\r?\n/).flatMap(ruleOf);
  const patterns = rules.filter(({ from }) => isPattern(from));
  const fixed = new Map<string, Rule>();
  for (const rule of rules) {
    const key = keyOf(rule.from, rule.forced);
    if (!isPattern(rule.from) && !fixed.has(key)) fixed.set(key, rule);
  }
  return {
    find(pathname, query, forced) {
      const exact = fixed.get(keyOf(pathname, forced));
      if (exact) return redirection(exact, {}, query);
      for (const rule of patterns) {
        const parts = rule.forced === forced ? rule.match(pathname) : undefined;
        if (parts) return redirection(rule, parts, query);
      }
      return undefined;
    },
  };
}

function ruleOf(line: string): readonly Rule[] {
  const [from, to, status = '301', ...more] = line
    .replace(/(?:^|\s)#.*/, '')
    .trim()
    .split(/\s+/);
  if (!from?.startsWith('/') || !to || !/^(?:\/|https?:\/\/)/.test(to) || more.length > 0) return [];
  const forced = status.endsWith('!');
  const code = Number(forced ? status.slice(0, -1) : status);
  const path = decoded(from);
  if (!STATUSES.has(code) || path === undefined) return [];
  return [{ from: path, to, status: code, forced, match: patternOf(path, { loose: true }) }];
}

/** The query goes along, unless the rule has its own. */
function redirection(
  { to, status }: Rule,
  parts: Readonly<Record<string, string>>,
  query: string,
): Redirection {
  const isAnswer = status < 300 || status >= 400;
  const shown = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, isAnswer ? value : encodePath(value)]),
  );
  const filled = fillPattern(to, shown);
  // A visitor's part must not turn a path of this host into the address of another one.
  const safe = to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
  if (isAnswer) return { to: safe.startsWith('/') ? (decoded(safe) ?? safe) : safe, status };
  const [beforeHash = '', ...hash] = safe.split('#');
  const whole = beforeHash.includes('?') ? beforeHash : `${beforeHash}${query}`;
  return { to: [whole, ...hash].join('#'), status };
}

function keyOf(path: string, forced: boolean): string {
  return `${forced ? '!' : ''}${path.length > 1 ? path.replace(/\/$/, '') : path}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
