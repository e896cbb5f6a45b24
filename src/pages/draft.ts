/** A page while it is put together: what has been written so far. Knows nothing of how its parts are rendered. */

import type { Position } from '../report/locate.js';
import { Findings } from './findings.js';
import { Ids } from './ids.js';
import { resolveLink, resolveMedia } from './links.js';
import { Nest } from './nest.js';
import type { Block, Heading, PageLink } from './page.js';
import type { SourceText } from './source-text.js';
import type { PageSurroundings } from './surroundings.js';

/** The `h1` and what stands directly below it. */
export interface Opening {
  readonly headline?: { readonly html: string; readonly text: string; readonly at: Position };
  readonly lead?: { readonly html: string; readonly text: string; readonly at: Position };
}

export class Draft {
  readonly ids = new Ids();
  readonly nest: Nest;
  readonly headings: Heading[] = [];
  readonly links: PageLink[] = [];
  readonly blocks: Block[] = [];
  opening: Opening = {};
  #html = '';

  constructor(
    readonly given: PageSurroundings,
    readonly source: SourceText,
    readonly findings: Findings,
  ) {
    this.nest = new Nest(findings);
  }

  /** Appends to the HTML of the page. */
  write(html: string): void {
    this.#html += html;
  }

  /** Appends a block that is not HTML. */
  put(block: Exclude<Block, { kind: 'html' }>): void {
    this.flush();
    this.blocks.push(block);
  }

  /** Ends the block of HTML that is being written. */
  flush(): void {
    if (this.#html.trim() !== '') this.blocks.push({ kind: 'html', html: this.#html });
    this.#html = '';
  }

  /** Whether nothing has been written yet. */
  get empty(): boolean {
    return this.blocks.length === 0 && this.#html === '';
  }

  /** A link as the built page has it; it is noted, and what is wrong with it is told. */
  link(written: string, at: Position): { readonly href: string; readonly external: boolean } {
    return this.#point('link', written, at);
  }

  /** An image, a video or the like. */
  media(written: string, at: Position): { readonly href: string; readonly external: boolean } {
    return this.#point('image', written, at);
  }

  #point(kind: PageLink['kind'], written: string, at: Position) {
    const found = kind === 'link' ? resolveLink(written, this.given) : resolveMedia(written, this.given);
    if (found.fault) this.findings.error(found.fault.code, at, found.fault);
    else this.links.push({ kind, target: found.target, ...at });
    return { href: found.href, external: found.external && /^https?:/i.test(found.href) };
  }
}
