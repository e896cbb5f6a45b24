/** Which redirect meets a path. Knows nothing of what is a good redirect. */

/** What the parts of a pattern stood for: `splat` and the names. */
export type Parts = Readonly<Record<string, string>>;

/** The rule that a host would follow from a path. */
export type FindRule<R> = (path: string) => { readonly rule: R; readonly parts: Parts } | undefined;

/** Whether a path holds a `*` or a `:name`. */
export function isDynamic(path: string): boolean {
  return namesIn(path).length > 0;
}

/** The names in a pattern or destination; `*` is called `splat`. */
export function namesIn(path: string): readonly string[] {
  const names = [...path.matchAll(/\/:([a-z]\w*)/gi)].map((match) => match[1]!);
  return path.endsWith('*') ? [...names, 'splat'] : names;
}

/** Looks among fixed paths first, then among patterns in order. A last slash more or less does not matter. */
export function rulesOf<R extends { readonly from: string }>(rules: readonly R[]): FindRule<R> {
  const fixed = new Map(rules.toReversed().map((rule) => [withoutLastSlash(rule.from), rule]));
  const patterns = rules
    .filter(({ from }) => isDynamic(from))
    .map((rule) => ({ rule, pattern: patternOf(rule.from) }));
  return (path) => {
    const exact = fixed.get(withoutLastSlash(path));
    if (exact) return { rule: exact, parts: {} };
    for (const { rule, pattern } of patterns) {
      const groups = pattern.exec(path)?.groups;
      if (groups) return { rule, parts: { ...groups } };
    }
    return undefined;
  };
}

/** Where a rule leads what it met. */
export function destinationOf({ to }: { readonly to: string }, parts: Parts): string {
  return to.replace(/\/:([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(parts, name) ? `/${parts[name]}` : whole,
  );
}

function patternOf(from: string): RegExp {
  return new RegExp(`^${withoutLastSlash(from).split('/').map(partPattern).join('/')}/?$`);
}

function partPattern(part: string): string {
  const name = /^:([a-z]\w*)$/i.exec(part)?.[1];
  if (name !== undefined) return `(?<${name}>[^/]+)`;
  const literal = part.replace(/\*$/, '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return part.endsWith('*') ? `${literal}(?<splat>.*)` : literal;
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
