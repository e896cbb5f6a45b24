/** The position in the engine's tokens while blocks are rendered, and the containers that are open there. */

import type { Position } from '../../diagnostics/find-position.js';
import type { PageBuilder } from '../page-builder.js';
import { renderInline } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { SourceSegment } from '../source-text.js';

export class TokenCursor {
  index = 0;
  /** Stands before the next text: the box of a task. */
  textPrefix = '';
  readonly #boundaries: number[] = [];

  constructor(
    readonly tokens: readonly Token[],
    readonly builder: PageBuilder,
  ) {}

  get token(): Token {
    return this.tokens[this.index]!;
  }

  /** The token behind this one, which becomes the current one. */
  next(): Token {
    this.index += 1;
    return this.token;
  }

  /** Where the current token begins. */
  position(): Position {
    return this.builder.source.findLineStart(this.token.map?.[0] ?? 0);
  }

  /** A container begins with the current token. */
  openContainer(html: string): void {
    const { token, builder } = this;
    builder.openElements.increaseDepth(() => builder.source.findLineStart(token.map?.[0] ?? 0));
    this.openPart(html);
  }

  /** The container that began last ends. */
  closeContainer(html: string): void {
    this.closePart(html);
    this.builder.openElements.decreaseDepth();
  }

  /** A part of a container begins. */
  openPart(html: string): void {
    this.#boundaries.push(this.builder.openElements.enterScope());
    this.builder.appendHtml(html);
  }

  /** The part that began last ends. */
  closePart(html: string): void {
    this.builder.appendHtml(this.builder.openElements.leaveScope(this.#boundaries.pop()!) + html);
  }

  /** The HTML of an `inline` token. */
  renderText(
    token: Token,
    { segment, isPhrasingOnly }: { readonly segment?: SourceSegment; readonly isPhrasingOnly: boolean },
  ): string {
    const { builder, textPrefix } = this;
    this.textPrefix = '';
    const boundary = builder.openElements.enterScope();
    const textSegment = segment ?? { content: token.content, line: token.map?.[0] ?? 0 };
    return (
      textPrefix +
      renderInline(token.children ?? [], { builder, segment: textSegment, isPhrasingOnly }) +
      builder.openElements.leaveScope(boundary)
    );
  }
}
