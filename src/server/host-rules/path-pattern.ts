/** The patterns in a host's files: `*` stands for anything, `:name` for one part of a path. Knows nothing of what they are for. */

/** What the parts of a pattern stood for: `splat` and the names. */
export type PathParameters = Readonly<Record<string, string>>;

export type PathMatcher = (pathname: string) => PathParameters | undefined;

/** Whether a path holds a `*` or a `:name`. */
export function isPathPattern(path: string): boolean {
  return path.includes('*') || /\/:[a-z]/i.test(path);
}

/** Matches whole paths. With `loose`, a last slash more or less does not matter. */
export function createPathMatcher(path: string, { loose: ignoresTrailingSlash = false } = {}): PathMatcher {
  const text = ignoresTrailingSlash && path.length > 1 ? path.replace(/\/$/, '') : path;
  const names: string[] = [];
  const source = text.replace(/\*|(?<=\/):([a-z]\w*)|[$()+.?[\\\]^{|}]/gi, (token, name?: string) => {
    if (token !== '*' && name === undefined) return `\\${token}`;
    names.push(name ?? 'splat');
    return name === undefined ? '(.*)' : '([^/]+)';
  });
  const pattern = new RegExp(`^${source}${ignoresTrailingSlash ? '/?' : ''}$`, 's');
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]!])) : undefined;
  };
}

/** A path or address with its parts put in; one that is not known stays as it is. */
export function fillPattern(path: string, parameters: PathParameters): string {
  return path.replace(/(?<=\/):([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? parameters[name]! : whole,
  );
}
