/** Finds the redirect that a host would follow from a path. */

/** What the parts of a pattern matched: `splat` and the names. */
type PatternParams = Readonly<Record<string, string>>;

/** The rule that a host would follow from a path. */
export type RedirectMatcher<R> = (
  path: string,
) => { readonly rule: R; readonly params: PatternParams } | undefined;

/** Whether a path holds a `*` or a `:name`. */
export function isDynamicPath(path: string): boolean {
  return findParamNames(path).length > 0;
}

/** The names in a pattern or destination; `*` is called `splat`. */
export function findParamNames(path: string): readonly string[] {
  const names = [...path.matchAll(/\/:([a-z]\w*)/gi)].map(([, name = '']) => name);
  return path.endsWith('*') ? [...names, 'splat'] : names;
}

/** Looks among fixed paths first, then among patterns in order. A trailing slash makes no difference. */
export function createRedirectMatcher<R extends { readonly from: string }>(
  rules: readonly R[],
): RedirectMatcher<R> {
  const fixedRules = new Map(rules.toReversed().map((rule) => [removeTrailingSlash(rule.from), rule]));
  const patterns = rules
    .filter(({ from }) => isDynamicPath(from))
    .map((rule) => ({ rule, pattern: toPattern(rule.from) }));
  return (path) => {
    const exactRule = fixedRules.get(removeTrailingSlash(path));
    if (exactRule) return { rule: exactRule, params: {} };
    for (const { rule, pattern } of patterns) {
      const groups = pattern.exec(path)?.groups;
      if (groups) return { rule, params: { ...groups } };
    }
    return undefined;
  };
}

/** The destination of a rule for a path that it matched. */
export function resolveDestination({ to }: { readonly to: string }, params: PatternParams): string {
  return to.replace(/\/:([a-z]\w*)/gi, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? `/${params[name]}` : placeholder,
  );
}

function toPattern(from: string): RegExp {
  return new RegExp(`^${removeTrailingSlash(from).split('/').map(toSegmentPattern).join('/')}/?$`);
}

function toSegmentPattern(segment: string): string {
  const name = /^:([a-z]\w*)$/i.exec(segment)?.[1];
  if (name !== undefined) return `(?<${name}>[^/]+)`;
  const literal = segment.replace(/\*$/, '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return segment.endsWith('*') ? `${literal}(?<splat>.*)` : literal;
}

function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
