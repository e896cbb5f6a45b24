/** Links in a line of Markdown, made to work outside of the site. Knows nothing of blocks: it is not given code. */

import { resolveHref, withBase, type LinkContext } from '../site/routes/href.js';
import { withLanguage } from '../site/routes/language.js';
import { decodeOnce } from '../site/routes/pathname.js';
import { isPageFile, resolveFilePathname } from '../site/routes/route.js';

export interface MarkdownCopyContext extends LinkContext {
  /** The site's origin; without it links begin with the base. */
  readonly url?: string;
  /** `pages/a/b.md` */
  readonly source: string;
  /** With language prefix. */
  readonly pathname: string;
}

/** A destination in parentheses, in an attribute, or behind the name of a reference. */
const DESTINATION =
  /(?<before>\]\(\s*<|\]\(\s*|\b(?:href|src)=["']|^ {0,3}\[[^\]]+\]:\s+<?)(?<target>[^\s<>()"']+(?:\([^\s<>()"']*\)[^\s<>()"']*)*)/g;

/** What every destination has before it: most lines have none of it. */
const DESTINATION_HINT = /\](?:\(|:)|(?:href|src)=/;

/** The line with absolute links; code spans stay as they are. */
export function makeLinksAbsolute(line: string, context: MarkdownCopyContext): string {
  if (!DESTINATION_HINT.test(line)) return line;
  return splitCodeSpans(line)
    .map(({ text, isCode }) => {
      if (isCode) return text;
      return text.replace(
        DESTINATION,
        (_, before: string, target: string) => before + resolveLinkTarget(target, context),
      );
    })
    .join('');
}

/** A path below the base as a whole address. */
export function prependOrigin(path: string, { url }: Pick<MarkdownCopyContext, 'url'>): string {
  return url !== undefined && path.startsWith('/') ? url.replace(/\/$/, '') + path : path;
}

function resolveLinkTarget(target: string, context: MarkdownCopyContext): string {
  if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return (
    prependOrigin(
      path.startsWith('/') ? resolveRootPath(path, context) : resolvePagePath(path, context),
      context,
    ) + rest
  );
}

/** Pages have a language, files have none. */
function resolveRootPath(path: string, { base, language, languages }: MarkdownCopyContext): string {
  return withBase(path.endsWith('/') ? withLanguage(path, language, languages) : path, base);
}

/** A path to another Markdown file leads to its page; any other is seen from the page's address. */
function resolvePagePath(path: string, context: MarkdownCopyContext): string {
  if (path.endsWith('.md')) {
    const file = resolveRelativePath(decodeOnce(path), context.source);
    return isPageFile(file) ? resolveHref(resolveFilePathname(file), context) : path;
  }
  return withBase(`/${resolveRelativePath(path, context.pathname.slice(1))}`, context.base);
}

/** `../c` seen from `a/b/` is `a/c`. */
function resolveRelativePath(path: string, from: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

interface LineSegment {
  readonly text: string;
  readonly isCode: boolean;
}

/** A run of backticks opens code where a run of the same length follows. */
function splitCodeSpans(line: string): readonly LineSegment[] {
  const runs = [...line.matchAll(/`+/g)].map((match) => ({ start: match.index, length: match[0].length }));
  const closingRuns = findClosingRuns(runs.map(({ length }) => length));
  const segments: LineSegment[] = [];
  let at = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const close = closingRuns[index];
    if (close === undefined) continue;
    const end = runs[close]!.start + runs[close]!.length;
    segments.push({ text: line.slice(at, runs[index]!.start), isCode: false });
    segments.push({ text: line.slice(runs[index]!.start, end), isCode: true });
    at = end;
    index = close;
  }
  return [...segments, { text: line.slice(at), isCode: false }];
}

/** For each run the index of the next one of its length. */
function findClosingRuns(lengths: readonly number[]): readonly (number | undefined)[] {
  const next = new Map<number, number>();
  const closingRuns: (number | undefined)[] = [];
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    closingRuns[index] = next.get(lengths[index]!);
    next.set(lengths[index]!, index);
  }
  return closingRuns;
}
