/** Links in a line of Markdown, made to work outside of the site. Knows nothing of blocks: it is not given code. */

import { hrefOf, withBase, type Addressing } from '../site/href.js';
import { withLanguage } from '../site/language.js';
import { decodeOnce } from '../site/pathname.js';
import { isPageFile, pathnameOfFile } from '../site/route.js';

export interface TwinPlace extends Addressing {
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
const HINT = /\](?:\(|:)|(?:href|src)=/;

/** The line with absolute links; code spans stay as they are. */
export function absoluteLinks(line: string, place: TwinPlace): string {
  if (!HINT.test(line)) return line;
  return splitCode(line)
    .map(({ text, isCode }) => {
      if (isCode) return text;
      return text.replace(
        DESTINATION,
        (_, before: string, target: string) => before + absoluteTarget(target, place),
      );
    })
    .join('');
}

/** A path below the base as a whole address. */
export function addressOf(path: string, { url }: Pick<TwinPlace, 'url'>): string {
  return url !== undefined && path.startsWith('/') ? url.replace(/\/$/, '') + path : path;
}

function absoluteTarget(target: string, place: TwinPlace): string {
  if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return addressOf(path.startsWith('/') ? fromRoot(path, place) : fromPage(path, place), place) + rest;
}

/** Pages have a language, files have none. */
function fromRoot(path: string, { base, language, languages }: TwinPlace): string {
  return withBase(path.endsWith('/') ? withLanguage(path, language, languages) : path, base);
}

/** A path to another Markdown file leads to its page; any other is seen from the page's address. */
function fromPage(path: string, place: TwinPlace): string {
  if (path.endsWith('.md')) {
    const file = resolved(decodeOnce(path), place.source);
    return isPageFile(file) ? hrefOf(pathnameOfFile(file), place) : path;
  }
  return withBase(`/${resolved(path, place.pathname.slice(1))}`, place.base);
}

/** `../c` seen from `a/b/` is `a/c`. */
function resolved(path: string, from: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

interface Piece {
  readonly text: string;
  readonly isCode: boolean;
}

/** A run of backticks opens code where a run of the same length follows. */
function splitCode(line: string): readonly Piece[] {
  const runs = [...line.matchAll(/`+/g)].map((match) => ({ start: match.index, length: match[0].length }));
  const closing = closingRuns(runs.map(({ length }) => length));
  const pieces: Piece[] = [];
  let at = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const close = closing[index];
    if (close === undefined) continue;
    const end = runs[close]!.start + runs[close]!.length;
    pieces.push({ text: line.slice(at, runs[index]!.start), isCode: false });
    pieces.push({ text: line.slice(runs[index]!.start, end), isCode: true });
    at = end;
    index = close;
  }
  return [...pieces, { text: line.slice(at), isCode: false }];
}

/** For each run the index of the next one of its length. */
function closingRuns(lengths: readonly number[]): readonly (number | undefined)[] {
  const next = new Map<number, number>();
  const closing: (number | undefined)[] = [];
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    closing[index] = next.get(lengths[index]!);
    next.set(lengths[index]!, index);
  }
  return closing;
}
