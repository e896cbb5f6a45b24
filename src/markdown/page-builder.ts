/** Collects the parts of a page while it is rendered: HTML, blocks, headings, links and ids. */

import type { Position } from '../diagnostics/find-position.js';
import { DiagnosticCollector, type DiagnosticDetails } from '../diagnostics/diagnostic-collector.js';
import { PageEmbeds } from './html/page-embeds.js';
import { PageIds } from './html/page-ids.js';
import { PageStyles } from './html/page-styles.js';
import { resolveLink, resolveMedia } from './resolve-link.js';
import { OpenElementStack } from './html/open-element-stack.js';
import type { PageBlock, Heading, PageInclude, PageLink } from './page.js';
import type { SourceText } from './source-text.js';
import type { MediaKind, PageContext } from './page-context.js';

/** The `h1` and the description directly below it. */
export interface PageIntro {
  readonly headline?: { readonly html: string; readonly text: string; readonly at: Position };
  readonly lead?: { readonly html: string; readonly text: string; readonly at: Position };
}

/** The target of a link or an image, as the built page has it. */
interface PageReference {
  readonly href: string;
  readonly isExternal: boolean;
  /** Whether search engines are asked not to follow it. */
  readonly isNofollow: boolean;
}

export class PageBuilder {
  readonly ids = new PageIds();
  readonly styles = new PageStyles();
  readonly embeds: PageEmbeds;
  readonly openElements: OpenElementStack;
  readonly headings: Heading[] = [];
  readonly links: PageLink[] = [];
  readonly blocks: PageBlock[] = [];
  readonly includes: PageInclude[] = [];
  intro: PageIntro = {};
  /** Whether it has tabs of code whose choice is kept. */
  keepsCodeTabs = false;
  #html = '';

  constructor(
    readonly context: PageContext,
    readonly source: SourceText,
    readonly diagnostics: DiagnosticCollector,
  ) {
    this.openElements = new OpenElementStack(diagnostics);
    this.embeds = new PageEmbeds(context.embedHosts ?? []);
  }

  /** Appends to the HTML of the page. */
  appendHtml(html: string): void {
    this.#html += html;
  }

  /** Appends a block that is not HTML. */
  addBlock(block: Exclude<PageBlock, { kind: 'html' }>): void {
    this.flushHtml();
    this.blocks.push(block);
  }

  /** Ends the block of HTML that is being written. */
  flushHtml(): void {
    if (this.#html.trim() !== '') this.blocks.push({ kind: 'html', html: this.#html });
    this.#html = '';
  }

  /** Whether nothing has been written yet. */
  get isEmpty(): boolean {
    return this.blocks.length === 0 && this.#html === '';
  }

  /** A link as the built page has it; an invalid one is reported. */
  addLink(url: string, at: Position): PageReference {
    return this.#addReference('link', url, at);
  }

  /** An image, a video or the like. One that the policy of the page does not allow is reported. */
  addMedia(url: string, at: Position, kind: MediaKind = 'image'): PageReference {
    const reference = this.#addReference('image', url, at);
    const { href, isExternal } = reference;
    if (isExternal && !this.embeds.addImage(href) && this.context.allowsMedia?.(kind, href) === false)
      this.diagnostics.warning('image/blocked', at, describeBlockedMedia(kind, href));
    return reference;
  }

  #addReference(kind: PageLink['kind'], url: string, at: Position): PageReference {
    const resolved = kind === 'link' ? resolveLink(url, this.context) : resolveMedia(url, this.context);
    if (resolved.issue) this.diagnostics.error(resolved.issue.code, at, resolved.issue);
    else this.links.push({ kind, target: resolved.target, ...at });
    const { href, isNofollow = false } = resolved;
    return { href, isExternal: resolved.isExternal && /^https?:/i.test(href), isNofollow };
  }
}

function describeBlockedMedia(kind: MediaKind, address: string): DiagnosticDetails {
  const origin = /^(https?:\/\/[^/?#]*)/i.exec(address)?.[0] ?? address;
  const message = `browsers do not load the ${kind}: the policy of the page does not allow ${origin}`;
  const hint = origin.toLowerCase().startsWith('https:')
    ? `Add '${origin}' to embeds.hosts of the config, or copy the file to public/.`
    : 'Copy the file to public/: pages load nothing without encryption.';
  return { message, hint };
}
