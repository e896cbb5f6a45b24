/** Makes the links in a line of Markdown work outside of the site. The line is not part of a code block. */

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

/** A destination in parentheses, in an attribute, or after the name of a reference. In angle brackets it may have spaces. */
const DESTINATION =
  /(?<before>\]\(\s*<|\]\(\s*|\b(?:href|src)=["']|^ {0,3}\[[^\]]+\]:\s+<?)(?<target>(?<=<)[^<>]+(?=>)|[^\s<>()"']+(?:\([^\s<>()"']*\)[^\s<>()"']*)*)/g;

/** A quick test for most lines, which have no links. */
const DESTINATION_HINT = /\](?:\(|:)|(?:href|src)=/;

/** The line with absolute links; code spans stay as they are. */
export function makeLinksAbsolute(line: string, context: MarkdownCopyContext): string {
  if (!DESTINATION_HINT.test(line)) return line;
  const replaceLinks = (text: string) =>
    text.replace(
      DESTINATION,
      (_, before: string, target: string) => before + resolveLinkTarget(target, context),
    );
  return splitCodeSpans(line)
    .map(({ text, isCode }) => (isCode ? text : replaceLinks(text)))
    .join('');
}

/** A path below the base as a whole address. */
export function prependOrigin(path: string, { url }: Pick<MarkdownCopyContext, 'url'>): string {
  return url !== undefined && path.startsWith('/') ? url.replace(/\/$/, '') + path : path;
}

function resolveLinkTarget(target: string, context: MarkdownCopyContext): string {
  if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  const path = target.replace(/[?#].*/s, '');
  const address = path.startsWith('/') ? resolveRootPath(path, context) : resolvePagePath(path, context);
  return prependOrigin(address, context) + target.slice(path.length);
}

/** Pages have a language prefix, files have none. */
function resolveRootPath(path: string, { base, language, languages }: MarkdownCopyContext): string {
  return withBase(path.endsWith('/') ? withLanguage(path, language, languages) : path, base);
}

/** A path to another Markdown file leads to its page; any other is relative to the page's address. */
function resolvePagePath(path: string, context: MarkdownCopyContext): string {
  if (path.endsWith('.md')) {
    const file = resolveRelativePath(decodeOnce(path), context.source);
    return isPageFile(file) ? resolveHref(resolveFilePathname(file), context) : path;
  }
  return withBase(`/${resolveRelativePath(path, context.pathname.slice(1))}`, context.base);
}

/** `../c` from `a/b/` is `a/c`. */
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

/** A run of backticks opens code if a run of the same length follows. */
function splitCodeSpans(line: string): readonly LineSegment[] {
  const runs = [...line.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ start: index, length }));
  const nextRuns = findNextRuns(runs);
  const segments: LineSegment[] = [];
  let at = 0;
  for (const run of runs) {
    const closingRun = nextRuns.get(run);
    if (run.start < at || !closingRun) continue;
    const end = closingRun.start + closingRun.length;
    segments.push({ text: line.slice(at, run.start), isCode: false });
    segments.push({ text: line.slice(run.start, end), isCode: true });
    at = end;
  }
  return [...segments, { text: line.slice(at), isCode: false }];
}

/** For each run the next one of its length. */
function findNextRuns<Run extends { readonly length: number }>(runs: readonly Run[]): ReadonlyMap<Run, Run> {
  const nextByLength = new Map<number, Run>();
  const nextRuns = new Map<Run, Run>();
  for (const run of runs.toReversed()) {
    const next = nextByLength.get(run.length);
    if (next) nextRuns.set(run, next);
    nextByLength.set(run.length, run);
  }
  return nextRuns;
}
