/** Reads `_headers` as Netlify and Cloudflare Pages do: of the rules that match a path, later ones override earlier ones. */

import { createPathMatcher, type PathMatcher } from './path-pattern.js';

type HeaderField = readonly [name: string, value: string];

/** Name and value, by the name in lower case. */
export type HeaderFields = ReadonlyMap<string, HeaderField>;

export interface HeadersFile {
  /** The path of each rule, in order. */
  readonly paths: readonly string[];
  /** The headers for a decoded path. */
  resolveFields(pathname: string): HeaderFields;
}

/** Headers that only the server can know, that hosts refuse, or that would let other sites read. A rule cannot set them. */
const RESERVED_HEADERS =
  /^(?:accept-ranges|access-control-.*|age|allow|alt-svc|connection|content-(?:encoding|length|range)|date|etag|keep-alive|location|server|set-cookie|trailer|transfer-encoding|upgrade|x-content-type-options)$/;

interface HeadersFileRule {
  readonly path: string;
  readonly matchPath: PathMatcher;
  readonly fields: Map<string, HeaderField>;
  /** Names that earlier rules set and this one removes: `! Name`. */
  readonly removed: Set<string>;
}

/** Lines that are not rules are skipped: a host does not refuse a site for them. */
export function parseHeadersFile(text: string): HeadersFile {
  const rules: HeadersFileRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      const matchPath = createPathMatcher(content);
      rules.push({ path: content, matchPath, fields: new Map(), removed: new Set() });
    } else if (rule) addField(rule, content);
  }
  const resolveFields = (pathname: string): HeaderFields => {
    const fields = new Map<string, HeaderField>();
    for (const rule of rules) {
      if (!rule.matchPath(pathname)) continue;
      for (const name of rule.removed) fields.delete(name);
      for (const [name, field] of rule.fields) fields.set(name, field);
    }
    return fields;
  };
  return { paths: rules.map(({ path }) => path), resolveFields };
}

/** A name that a rule sets twice has both values. */
function addField({ fields, removed }: HeadersFileRule, content: string): void {
  const [, removedName] = /^!\s*([!#$%&'*+.^_`|~\w-]+)$/.exec(content) ?? [];
  if (removedName !== undefined) removed.add(removedName.toLowerCase());
  const [, name, value] =
    /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\u{20}-\u{7e}\u{80}-\u{ff}]*)$/u.exec(content) ?? [];
  if (name === undefined || value === undefined || RESERVED_HEADERS.test(name.toLowerCase())) return;
  const existing = fields.get(name.toLowerCase());
  fields.set(name.toLowerCase(), [name, existing ? `${existing[1]}, ${value}` : value]);
}
