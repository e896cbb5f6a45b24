/** Puts one page's document together from its frame, its navigation and its own parts. */

import { contentOf, type Content, type ContentGiven } from './content.js';
import { contentsOf } from './contents.js';
import { markCurrent } from './current.js';
import { documentOf } from './document.js';
import { footerOf, headerOf, headPropsOf, hrefOfPage, type PageMaterial } from './material.js';
import type { Rendered, Renderer } from './renderer.js';
import { joinScans, scanOf, type Scan } from './scan.js';

/** Something that many pages share, scanned once. */
export type Shared = Rendered & Scan;

export interface PageParts {
  readonly header: Rendered;
  readonly content: Content;
  readonly contents: Rendered;
  readonly footer: Rendered;
}

/** Renders what is the page's alone. `demos`: one for each directive. */
export function renderParts(
  material: PageMaterial,
  renderer: Renderer,
  { demos, apiHref }: Pick<ContentGiven, 'demos' | 'apiHref'>,
): PageParts {
  const { words } = material;
  return {
    header: renderer.region('header', headerOf(material), words),
    content: contentOf(material.page, { renderer, words, demos, apiHref }),
    contents: renderer.region('contents', { items: contentsOf(material.page.headings) }, words),
    footer: renderer.region('footer', footerOf(material), words),
  };
}

export interface Pieces {
  readonly framed: Shared;
  readonly branch: Shared;
  readonly parts: PageParts;
  readonly stylesheets: readonly string[];
}

/** The document, and what it holds and points at; the page's own HTML is known to the page and not scanned again. */
export function documentFrom(material: PageMaterial, { framed, branch, parts, stylesheets }: Pieces) {
  const { header, content, contents, footer } = parts;
  const html = documentOf({
    head: headPropsOf(material, stylesheets),
    frame: framed.html,
    slots: {
      navigation: markCurrent(branch.html, hrefOfPage(material)),
      header: header.html,
      content: content.html,
      contents: contents.html,
      footer: footer.html,
    },
  });
  const rendered = header.html + content.rendered + contents.html + footer.html;
  const scan = joinScans([framed, branch, scanOf(rendered, material.settings.base)]);
  return { html, scan: { ...scan, ids: [...new Set([...scan.ids, ...material.page.anchors])] } };
}
