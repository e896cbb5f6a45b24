/** Where the writing of a page's blocks stands: the engine's tokens, and what is open. Writes nothing itself. */

import type { Position } from '../report/locate.js';
import type { Draft } from './draft.js';
import { inlineHtml } from './inline-html.js';
import type { Token } from './markdown/engine.js';
import type { Run } from './source-text.js';

export class Cursor {
  index = 0;
  /** Stands before the next text: the box of a task. */
  prefix = '';
  readonly #floors: number[] = [];

  constructor(
    readonly tokens: readonly Token[],
    readonly draft: Draft,
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
  at(): Position {
    return this.draft.source.startOf(this.token.map?.[0] ?? 0);
  }

  /** A container begins with the current token. */
  enter(html: string): void {
    const { token, draft } = this;
    draft.nest.descend(() => draft.source.startOf(token.map?.[0] ?? 0));
    this.begin(html);
  }

  /** The container that began last ends. */
  leave(html: string): void {
    this.end(html);
    this.draft.nest.ascend();
  }

  /** A part of a container begins. */
  begin(html: string): void {
    this.#floors.push(this.draft.nest.enter());
    this.draft.write(html);
  }

  /** The part that began last ends. */
  end(html: string): void {
    this.draft.write(this.draft.nest.leave(this.#floors.pop()!) + html);
  }

  /** The HTML of an `inline` token. */
  text(token: Token, { run, inText }: { readonly run?: Run; readonly inText: boolean }): string {
    const { draft, prefix } = this;
    this.prefix = '';
    const floor = draft.nest.enter();
    const place = run ?? { content: token.content, line: token.map?.[0] ?? 0 };
    return prefix + inlineHtml(token.children ?? [], { draft, run: place, inText }) + draft.nest.leave(floor);
  }
}
