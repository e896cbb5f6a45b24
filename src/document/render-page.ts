/** Renders one page's document from its layout, its navigation and its own parts. */

import type { ContentsItem } from '../kit/partials.js';
import type { Heading } from '../markdown/page.js';
import { resolveHref } from '../site/routes/href.js';
import { toCanonicalPath } from '../site/routes/language.js';
import { copyStrings } from '../text/copy-strings.js';
import { createFooterProps } from './create-footer-props.js';
import { createHeadProps } from './create-head-props.js';
import { createHeaderProps, hasAdSlot } from './create-header-props.js';
import type { PageInput } from './page-input.js';
import { renderContent, type ContentInput } from './render-content.js';
import { renderDocument } from './render-document.js';
import type { RenderedLayout, RenderedMarkup, RenderedNavigation } from './renderer.js';

/** What is rendered for one page alone. */
interface PageParts {
  readonly header: RenderedMarkup;
  readonly content: RenderedMarkup;
  readonly contents: RenderedMarkup;
  readonly footer: RenderedMarkup;
}

export function renderPageParts(
  input: PageInput,
  contentInput: Omit<ContentInput, 'messages' | 'hasAdSlot'>,
): PageParts {
  const { page, messages } = input;
  const { renderer } = contentInput;
  const items = createContentsItems(page.headings);
  return {
    header: renderer.renderPartial('header', createHeaderProps(input), messages),
    content: renderContent(page, { ...contentInput, messages, hasAdSlot: hasAdSlot(input) }),
    contents: renderer.renderPartial('contents', { items }, messages),
    footer: renderer.renderPartial('footer', createFooterProps(input), messages),
  };
}

/** The items of the contents list: headings of level 2, with those of level 3 below them. */
export function createContentsItems(headings: readonly Heading[]): readonly ContentsItem[] {
  const items: { id: string; html: string; children: { id: string; html: string }[] }[] = [];
  for (const { level, id, html } of headings) {
    const parent = items.at(-1);
    if (level === 3 && parent) parent.children.push({ id, html });
    else items.push({ id, html, children: [] });
  }
  return items;
}

interface PageDocumentInput {
  readonly layout: RenderedLayout;
  readonly navigation: RenderedNavigation;
  readonly parts: PageParts;
  readonly stylesheets: readonly string[];
}

interface PageDocument {
  readonly html: string;
  /** Every `id` in the document. */
  readonly ids: readonly string[];
  /** Every address of this site in the document that its Markdown does not contain. */
  readonly hrefs: readonly string[];
}

export function renderPageDocument(
  input: PageInput,
  { layout, navigation, parts, stylesheets }: PageDocumentInput,
): PageDocument {
  const { header, content, contents, footer } = parts;
  const html = renderDocument(createHeadProps(input, stylesheets), layout, {
    navigation: markCurrentLink(navigation, resolvePageHref(input)),
    header: header.html,
    content: content.html,
    contents: contents.html,
    footer: footer.html,
  });
  // What was found in the HTML of the page's own parts would keep all of it, which nobody needs any more.
  const own = copyStrings(
    [header, content, contents, footer].map((part) => ({ ids: part.ids, hrefs: part.hrefs })),
  );
  const rendered = [layout, navigation, ...own];
  const ids = new Set([...rendered.flatMap((part) => part.ids), ...input.page.anchors]);
  const hrefs = new Set(rendered.flatMap((part) => part.hrefs));
  return { html, ids: [...ids], hrefs: [...hrefs] };
}

/** The page's own address, as the navigation links to it. */
function resolvePageHref({ settings, view }: PageInput): string {
  const pathname = toCanonicalPath(view.pathname, settings.languages);
  return resolveHref(pathname, { ...settings, language: view.language });
}

/** Gives the link to the page `aria-current`; the navigation itself is shared by many pages. */
export function markCurrentLink({ html, linkOffsets }: RenderedNavigation, href: string): string {
  const offset = linkOffsets[href];
  return offset === undefined ? html : `${html.slice(0, offset)}aria-current="page" ${html.slice(offset)}`;
}
