/** Puts one page's document together from its frame, its navigation and its own parts. */

import { renderContent, type RenderedContent, type ContentInput } from './render-content.js';
import { createContentsItems } from './create-contents-items.js';
import { markCurrentLink } from './mark-current-link.js';
import { renderDocument } from './render-document.js';
import {
  createFooterProps,
  createHeaderProps,
  createHeadProps,
  resolvePageHref,
  type PageInput,
} from './page-props.js';
import type { RenderedMarkup, Renderer } from './renderer.js';
import { mergeScans, scanDocument, type DocumentScan } from './scan-document.js';

/** Something that many pages share, scanned once. */
export type ScannedMarkup = RenderedMarkup & DocumentScan;

export interface PageParts {
  readonly header: RenderedMarkup;
  readonly content: RenderedContent;
  readonly contents: RenderedMarkup;
  readonly footer: RenderedMarkup;
}

/** Renders what is the page's alone. `demos`: one for each directive. */
export function renderPageParts(
  input: PageInput,
  renderer: Renderer,
  { demos, apiHref }: Pick<ContentInput, 'demos' | 'apiHref'>,
): PageParts {
  const { messages } = input;
  return {
    header: renderer.renderPartial('header', createHeaderProps(input), messages),
    content: renderContent(input.page, { renderer, messages, demos, apiHref }),
    contents: renderer.renderPartial(
      'contents',
      { items: createContentsItems(input.page.headings) },
      messages,
    ),
    footer: renderer.renderPartial('footer', createFooterProps(input), messages),
  };
}

export interface PageDocumentInput {
  readonly layout: ScannedMarkup;
  readonly branch: ScannedMarkup;
  readonly parts: PageParts;
  readonly stylesheets: readonly string[];
}

/** The document, and what it holds and points at; the page's own HTML is known to the page and not scanned again. */
export function renderPageDocument(
  input: PageInput,
  { layout, branch, parts, stylesheets }: PageDocumentInput,
) {
  const { header, content, contents, footer } = parts;
  const html = renderDocument({
    head: createHeadProps(input, stylesheets),
    layout: layout.html,
    slots: {
      navigation: markCurrentLink(branch.html, resolvePageHref(input)),
      header: header.html,
      content: content.html,
      contents: contents.html,
      footer: footer.html,
    },
  });
  const ownHtml = header.html + content.dynamicHtml + contents.html + footer.html;
  const scan = mergeScans([layout, branch, scanDocument(ownHtml, input.settings.base)]);
  return { html, scan: { ...scan, ids: [...new Set([...scan.ids, ...input.page.anchors])] } };
}
