/** The position in the engine's tokens while blocks are rendered, and the containers that are open there. */

import type { Position } from '../../diagnostics/find-position.js';
import type { PageBuilder } from '../page-builder.js';
import { renderInline } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { SourceSegment } from '../source-text.js';

export class TokenCursor {
  #index = -1;
  /** Comes before the next text: the box of a task. */
  textPrefix = '';
  readonly #boundaries: number[] = [];

  constructor(
    readonly tokens: readonly Token[],
    readonly builder: PageBuilder,
  ) {}

  get token(): Token {
    const token = this.tokens[this.#index];
    if (!token) throw new Error(`there is no token ${this.#index}`);
    return token;
  }

  /** The token behind the current one. */
  peek(): Token | undefined {
    return this.tokens[this.#index + 1];
  }

  /** Moves on to the token behind the current one. */
  next(): Token {
    this.#index += 1;
    return this.token;
  }

  /** The line of the body, from 0, on which the current token begins. */
  get line(): number {
    return this.token.map?.[0] ?? 0;
  }

  /** The place of the current token. */
  position(): Position {
    return this.builder.source.findLineStart(this.line);
  }

  /** Reports an error at the current token. */
  reportError(code: string, message: string, hint: string): void {
    this.builder.diagnostics.error(code, this.position(), { message, hint });
  }

  /** A container begins with the current token. */
  openContainer(html: string): void {
    const { line, builder } = this;
    builder.openElements.increaseDepth(() => builder.source.findLineStart(line));
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
    this.builder.appendHtml(this.builder.openElements.leaveScope(this.#boundaries.pop() ?? 0) + html);
  }

  /** The HTML of an `inline` token. */
  renderText(
    { content, map, children }: Token,
    { segment, isPhrasingOnly }: { readonly segment?: SourceSegment; readonly isPhrasingOnly: boolean },
  ): string {
    const { builder, textPrefix } = this;
    this.textPrefix = '';
    const boundary = builder.openElements.enterScope();
    const textSegment = segment ?? { content, line: map?.[0] ?? 0 };
    return (
      textPrefix +
      renderInline(children ?? [], { builder, segment: textSegment, isPhrasingOnly }) +
      builder.openElements.leaveScope(boundary)
    );
  }
}
