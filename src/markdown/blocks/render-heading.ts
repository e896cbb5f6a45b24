/** Renders headings: the headline of the page, and those with an anchor. */

import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { checkId, describeDuplicateId, slugifyHeading } from '../html/page-ids.js';
import { renderInline, toPlainText, type InlineContext } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { Heading } from '../page.js';

/** Renders the heading that opens with `open` and has this text. The first of level 1 is the page's headline. */
export function renderHeading(open: Token, text: Token, context: InlineContext): void {
  const { builder, segment } = context;
  const level = Number(open.tag.slice(1));
  const boundary = builder.openElements.enterScope();
  const html = renderInline(text.children ?? [], context) + builder.openElements.leaveScope(boundary);
  const plainText = toPlainText(text.children ?? []).trim();
  const at = builder.source.findLineStart(segment.line);
  if (level === 2 || level === 3) {
    if (level === 3 && !builder.headings.some((heading) => heading.level === 2)) {
      const message = 'a heading of level 3 comes before any of level 2';
      const hint = 'Begin with a heading of level 2 (`##`).';
      builder.diagnostics.error('heading/missing-parent', at, { message, hint });
    }
    const explicitId = open.meta?.['id'];
    const id =
      typeof explicitId === 'string'
        ? claimExplicitId(explicitId, builder, segment.line)
        : builder.ids.claimUnique(slugifyHeading(plainText));
    addAnchoredHeading({ level, id, html, text: plainText }, builder);
    return;
  }
  if (level === 1 && !builder.intro.headline) {
    builder.intro = { ...builder.intro, headline: { html, text: plainText, at } };
    return;
  }
  if (level === 1) {
    const message = 'the page already has a title';
    builder.diagnostics.warning('heading/second-title', at, { message, hint: 'Begin sections with `##`.' });
  }
  builder.appendHtml(`<${open.tag}>${html}</${open.tag}>\n`);
}

/** Adds the heading of the section made of `components` and `hooks`. Its anchor is `#api` in every language. */
export function renderApiHeading(builder: PageBuilder): void {
  const text = builder.context.messages['api.heading'];
  addAnchoredHeading({ level: 2, id: builder.ids.claimUnique('api'), html: escapeText(text), text }, builder);
}

function addAnchoredHeading(heading: Heading, builder: PageBuilder): void {
  const { level, html } = heading;
  const id = escapeAttribute(heading.id);
  const label = escapeAttribute(builder.context.messages['content.anchor']);
  const content = html.includes('<a ')
    ? `${html}<a class="heading-anchor" href="#${id}" aria-label="${label}">#</a>`
    : `<a class="heading-link" href="#${id}">${html}</a>`;
  builder.appendHtml(`<h${level} id="${id}">${content}</h${level}>\n`);
  builder.headings.push(toContentsHeading(heading));
}

/** An id that the author wrote. A bad one is reported and replaced. */
function claimExplicitId(id: string, { ids, diagnostics, source }: PageBuilder, line: number): string {
  const issue = checkId(id);
  if (!issue && ids.claimExact(id)) return id;
  diagnostics.error(
    issue ? 'heading/id' : 'heading/duplicate-id',
    source.findWord(line, `{#${id}}`),
    issue ?? describeDuplicateId(id),
  );
  return ids.claimUnique(slugifyHeading(id));
}

/** In the list of contents a heading has no links, and can wrap behind `(`. */
function toContentsHeading({ level, id, text, html }: Heading): Heading {
  const plainHtml = html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/ id="[^"]*"/, ''));
  return {
    level,
    id,
    text: text === '' ? id : text,
    html: plainHtml === '' ? escapeText(id) : addBreakOpportunities(plainHtml),
  };
}

function addBreakOpportunities(html: string): string {
  if (!html.includes('(')) return html;
  return html.replace(
    /(<[^>]*>)|([^\s<>]\()/g,
    (_, tag: string | undefined, opening: string) => tag ?? `${opening}\u200b`,
  );
}
