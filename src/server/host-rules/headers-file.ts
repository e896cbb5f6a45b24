/** Reads `_headers` as Netlify and Cloudflare Pages do: of the rules that match a path, a later one wins over an earlier one. */

import { createPathMatcher, type PathMatcher } from './path-pattern.js';

/** Name, value, by the name in lower case. */
export type HeaderFields = ReadonlyMap<string, readonly [name: string, value: string]>;

export interface HeadersFile {
  /** The path of each rule, in order. */
  readonly paths: readonly string[];
  /** What the rules say for a decoded path. */
  resolveFields(pathname: string): HeaderFields;
}

/** What only the server can know, what hosts refuse, and what would let other sites read: a file says it in vain. */
const RESERVED_HEADERS =
  /^(?:accept-ranges|access-control-.*|age|allow|alt-svc|connection|content-(?:encoding|length|range)|date|etag|keep-alive|location|server|set-cookie|trailer|transfer-encoding|upgrade|x-content-type-options)$/;

interface HeadersFileRule {
  readonly path: string;
  readonly matchPath: PathMatcher;
  readonly fields: Map<string, readonly [name: string, value: string]>;
  /** Names that earlier rules gave and this one takes away: `! Name`. */
  readonly removed: Set<string>;
}

/** Lines that are no rule are skipped: a host does not refuse a site for them. */
export function parseHeadersFile(text: string): HeadersFile {
  const rules: HeadersFileRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (/^\s/.test(line)) addField(rules.at(-1), content);
    else
      rules.push({
        path: content,
        matchPath: createPathMatcher(content),
        fields: new Map(),
        removed: new Set(),
      });
  }
  const resolveFields = (pathname: string): HeaderFields => {
    const fields = new Map<string, readonly [string, string]>();
    for (const rule of rules) {
      if (!rule.matchPath(pathname)) continue;
      for (const name of rule.removed) fields.delete(name);
      for (const [name, field] of rule.fields) fields.set(name, field);
    }
    return fields;
  };
  return { paths: rules.map(({ path }) => path), resolveFields };
}

/** A name that a rule gives twice has both values. */
function addField(rule: HeadersFileRule | undefined, content: string): void {
  const removed = /^!\s*([!#$%&'*+.^_`|~\w-]+)$/.exec(content)?.[1];
  if (removed !== undefined) rule?.removed.add(removed.toLowerCase());
  const [, name, value] =
    /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\u{20}-\u{7e}\u{80}-\u{ff}]*)$/u.exec(content) ?? [];
  if (!rule || name === undefined || value === undefined || RESERVED_HEADERS.test(name.toLowerCase())) return;
  const existing = rule.fields.get(name.toLowerCase());
  rule.fields.set(name.toLowerCase(), [name, existing ? `${existing[1]}, ${value}` : value]);
}
