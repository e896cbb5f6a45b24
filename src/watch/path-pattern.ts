/** The patterns in a host's files: `*` stands for anything, `:name` for one part of a path. Knows nothing of what they are for. */

/** What the parts of a pattern stood for: `splat` and the names. */
export type Parts = Readonly<Record<string, string>>;

export type Match = (pathname: string) => Parts | undefined;

/** Whether a path holds a `*` or a `:name`. */
export function isPattern(path: string): boolean {
  return path.includes('*') || /\/:[a-z]/i.test(path);
}

/** Matches whole paths. With `loose`, a last slash more or less does not matter. */
export function patternOf(path: string, { loose = false } = {}): Match {
  const text = loose && path.length > 1 ? path.replace(/\/$/, '') : path;
  const names: string[] = [];
  const source = text.replace(/\*|(?<=\/):([a-z]\w*)|[$()+.?[\\\]^{|}]/gi, (found, name?: string) => {
    if (found !== '*' && name === undefined) return `\\${found}`;
    names.push(name ?? 'splat');
    return name === undefined ? '(.*)' : '([^/]+)';
  });
  const pattern = new RegExp(`^${source}${loose ? '/?' : ''}$`, 's');
  return (pathname) => {
    const found = pattern.exec(pathname);
    return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1]!])) : undefined;
  };
}

/** A path or address with its parts put in; one that is not known stays as it is. */
export function fillPattern(path: string, parts: Parts): string {
  return path.replace(/(?<=\/):([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(parts, name) ? parts[name]! : whole,
  );
}
