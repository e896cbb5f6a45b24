/** Renders headings: the headline of the page, and those with an anchor. */

import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { slugifyHeading, isReservedId, isValidId } from '../html/page-ids.js';
import { renderInline, toPlainText, type InlineContext } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { Heading } from '../page.js';

/** Writes the heading that opens with `open` and has this text. The first of level 1 is the page's headline instead. */
export function renderHeading(open: Token, text: Token, context: InlineContext): void {
  const { builder, segment } = context;
  const level = Number(open.tag.slice(1));
  const at = () => builder.source.findLineStart(segment.line);
  const boundary = builder.openElements.enterScope();
  const html = renderInline(text.children ?? [], context) + builder.openElements.leaveScope(boundary);
  const plainText = toPlainText(text.children ?? []).trim();
  if (level === 2 || level === 3) {
    renderAnchoredHeading(
      { level, html, text: plainText, explicitId: getExplicitId(open) },
      builder,
      segment.line,
    );
    return;
  }
  if (level === 1 && !builder.intro.headline) {
    builder.intro = { ...builder.intro, headline: { html, text: plainText, at: at() } };
    return;
  }
  if (level === 1) {
    const hint = 'Begin sections with `##`.';
    builder.diagnostics.warning('heading/second-title', at(), {
      message: 'the page has a title already',
      hint,
    });
  }
  builder.appendHtml(`<${open.tag}>${html}</${open.tag}>\n`);
}

/** The section that is made of `components` and `hooks`; its anchor is `#api` in every language. */
export function renderApiHeading(builder: PageBuilder): void {
  const text = builder.context.messages['api.heading'];
  renderAnchoredHeading(
    { level: 2, html: escapeText(text), text, explicitId: undefined },
    builder,
    undefined,
  );
}

interface AnchoredHeading {
  readonly level: 2 | 3;
  readonly html: string;
  readonly text: string;
  readonly explicitId: string | undefined;
}

function renderAnchoredHeading(
  { level, html, text, explicitId }: AnchoredHeading,
  builder: PageBuilder,
  line: number | undefined,
): void {
  if (line !== undefined && level === 3 && !builder.headings.some((heading) => heading.level === 2)) {
    const at = builder.source.findLineStart(line);
    const message = 'a heading of level 3 stands before any of level 2';
    builder.diagnostics.error('heading/missing-parent', at, {
      message,
      hint: 'Begin with a heading of level 2 (`##`).',
    });
  }
  const id =
    explicitId !== undefined && line !== undefined
      ? claimExplicitId(explicitId, builder, line)
      : builder.ids.claimUnique(line === undefined ? 'api' : slugifyHeading(text));
  const value = escapeAttribute(id);
  const content = html.includes('<a ')
    ? `${html}<a class="heading-anchor" href="#${value}" aria-label="${escapeAttribute(builder.context.messages['content.anchor'])}">#</a>`
    : `<a class="heading-link" href="#${value}">${html}</a>`;
  builder.appendHtml(`<h${level} id="${value}">${content}</h${level}>\n`);
  builder.headings.push(createHeading({ level, html, text }, id));
}

/** An id that the author wrote; a bad one is told and replaced. */
function claimExplicitId(id: string, builder: PageBuilder, line: number): string {
  const issue = !isValidId(id)
    ? {
        message: `${JSON.stringify(id)} is no good id`,
        hint: 'Begin with a letter; use letters, digits and hyphens.',
      }
    : isReservedId(id)
      ? { message: `the id ${id} is kept for the page itself`, hint: 'Choose another.' }
      : undefined;
  if (!issue && builder.ids.claimExact(id)) return id;
  const duplicateIssue = { message: `the id ${id} is taken already on this page`, hint: 'Choose another.' };
  builder.diagnostics.error(
    issue ? 'heading/id' : 'heading/duplicate-id',
    builder.source.findWord(line, `{#${id}}`),
    issue ?? duplicateIssue,
  );
  return builder.ids.claimUnique(id === '' ? '' : slugifyHeading(id));
}

function getExplicitId({ meta }: Token): string | undefined {
  return typeof meta?.['id'] === 'string' ? meta['id'] : undefined;
}

/** In the list of contents a heading has no links, and may be broken behind `(`. */
function createHeading({ level, html, text }: Omit<AnchoredHeading, 'explicitId'>, id: string): Heading {
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
