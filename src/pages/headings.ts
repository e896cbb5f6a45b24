/** Headings: the page's own, and those with an anchor (behaviour M.4). Knows nothing of other blocks. */

import type { Draft } from './draft.js';
import { escapeAttribute, escapeText } from './escape.js';
import { hashOf, isReserved, isWritableId } from './ids.js';
import { inlineHtml, inlineText, type InlineGiven } from './inline-html.js';
import type { Token } from './markdown/engine.js';
import type { Heading } from './page.js';

/** Writes the heading that opens with `open` and has this text. The first of level 1 is the page's headline instead. */
export function writeHeading(open: Token, text: Token, given: InlineGiven): void {
  const { draft, run } = given;
  const level = Number(open.tag.slice(1));
  const at = () => draft.source.startOf(run.line);
  const floor = draft.nest.enter();
  const html = inlineHtml(text.children ?? [], given) + draft.nest.leave(floor);
  const plain = inlineText(text.children ?? []).trim();
  if (level === 2 || level === 3) {
    writeAnchored({ level, html, text: plain, explicit: explicitId(open) }, draft, run.line);
    return;
  }
  if (level === 1 && !draft.opening.headline) {
    draft.opening = { ...draft.opening, headline: { html, text: plain, at: at() } };
    return;
  }
  if (level === 1) {
    const hint = 'Begin sections with `##`.';
    draft.findings.warning('heading/second-title', at(), { message: 'the page has a title already', hint });
  }
  draft.write(`<${open.tag}>${html}</${open.tag}>\n`);
}

/** The section that is made of `components` and `hooks`; its anchor is `#api` in every language. */
export function writeApiHeading(draft: Draft): void {
  const text = draft.given.words['api.heading'];
  writeAnchored({ level: 2, html: escapeText(text), text, explicit: undefined }, draft, undefined);
}

interface Anchored {
  readonly level: 2 | 3;
  readonly html: string;
  readonly text: string;
  readonly explicit: string | undefined;
}

function writeAnchored(
  { level, html, text, explicit }: Anchored,
  draft: Draft,
  line: number | undefined,
): void {
  if (line !== undefined && level === 3 && !draft.headings.some((heading) => heading.level === 2)) {
    const at = draft.source.startOf(line);
    const message = 'a heading of level 3 stands before any of level 2';
    draft.findings.error('heading/missing-parent', at, {
      message,
      hint: 'Begin with a heading of level 2 (`##`).',
    });
  }
  const id =
    explicit !== undefined && line !== undefined
      ? takeId(explicit, draft, line)
      : draft.ids.claim(line === undefined ? 'api' : hashOf(text));
  const value = escapeAttribute(id);
  const content = html.includes('<a ')
    ? `${html}<a class="heading-anchor" href="#${value}" aria-label="${escapeAttribute(draft.given.words['content.anchor'])}">#</a>`
    : `<a class="heading-link" href="#${value}">${html}</a>`;
  draft.write(`<h${level} id="${value}">${content}</h${level}>\n`);
  draft.headings.push(headingOf({ level, html, text }, id));
}

/** An id that the author wrote; a bad one is told and replaced. */
function takeId(id: string, draft: Draft, line: number): string {
  const fault = !isWritableId(id)
    ? {
        message: `${JSON.stringify(id)} is no good id`,
        hint: 'Begin with a letter; use letters, digits and hyphens.',
      }
    : isReserved(id)
      ? { message: `the id ${id} is kept for the page itself`, hint: 'Choose another.' }
      : undefined;
  if (!fault && draft.ids.take(id)) return id;
  const taken = { message: `the id ${id} is taken already on this page`, hint: 'Choose another.' };
  draft.findings.error(
    fault ? 'heading/id' : 'heading/duplicate-id',
    draft.source.find(line, `{#${id}}`),
    fault ?? taken,
  );
  return draft.ids.claim(id === '' ? '' : hashOf(id));
}

function explicitId({ meta }: Token): string | undefined {
  return typeof meta?.['id'] === 'string' ? meta['id'] : undefined;
}

/** In the list of contents a heading has no links, and may be broken behind `(`. */
function headingOf({ level, html, text }: Omit<Anchored, 'explicit'>, id: string): Heading {
  const plain = html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/ id="[^"]*"/, ''));
  return { level, id, text: text === '' ? id : text, html: plain === '' ? escapeText(id) : breakable(plain) };
}

function breakable(html: string): string {
  if (!html.includes('(')) return html;
  return html.replace(
    /(<[^>]*>)|([^\s<>]\()/g,
    (_, tag: string | undefined, opening: string) => tag ?? `${opening}\u200b`,
  );
}
