/** The patterns of `_headers` and `_redirects`: `*` matches anything, `:name` one segment of a path. */

/** What the parts of a pattern matched: `splat` and the names. */
export type PathParameters = ReadonlyMap<string, string>;

export type PathMatcher = (pathname: string) => PathParameters | undefined;

/** Whether a path contains a `*` or a `:name`. */
export function isPathPattern(path: string): boolean {
  return path.includes('*') || /\/:[a-z]/i.test(path);
}

/** Matches whole paths. `loose` ignores a slash at the end. */
export function createPathMatcher(path: string, { loose = false } = {}): PathMatcher {
  const text = loose && path.length > 1 ? path.replace(/\/$/, '') : path;
  const names: string[] = [];
  const source = text.replace(/\*|(?<=\/):([a-z]\w*)|[$()+.?[\\\]^{|}]/gi, (token, name?: string) => {
    if (token !== '*' && name === undefined) return `\\${token}`;
    names.push(name ?? 'splat');
    return name === undefined ? '(.*)' : '([^/]+)';
  });
  const pattern = new RegExp(`^${source}${loose ? '/?' : ''}$`, 's');
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
  };
}

/** Puts parameters into a path or address. An unknown name stays as it is. */
export function fillPattern(path: string, parameters: PathParameters): string {
  return path.replace(/(?<=\/):([a-z]\w*)/gi, (token, name: string) => parameters.get(name) ?? token);
}
