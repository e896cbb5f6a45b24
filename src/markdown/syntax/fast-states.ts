/**
 * The engine's tokens and states with constructors that assign their fields. The engine's own are compiled to a call
 * of `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, {
  type Env,
  type MarkdownIt,
  type StateBlock,
  type StateInline,
  type Token,
} from 'markdown-it';

type StateInput = [src: string, md: MarkdownIt, env: Env, tokens: Token[]];

/* The interfaces give the classes the types of the engine's fields and methods; the prototypes are set below. */
/* oxlint-disable typescript/no-unsafe-declaration-merging, typescript/no-extraneous-class */
interface FastToken extends Token {}
export interface FastBlockState extends StateBlock {}
export interface FastInlineState extends StateInline {}

class FastToken {
  constructor(type: string, tag: string, nesting: Token['nesting']) {
    this.type = type;
    this.tag = tag;
    this.nesting = nesting;
    this.attrs = null;
    this.map = null;
    this.level = 0;
    this.children = null;
    this.content = '';
    this.markup = '';
    this.info = '';
    this.meta = null;
    this.block = false;
    this.hidden = false;
  }
}

export class FastBlockState {
  constructor(...[src, md, env, tokens]: StateInput) {
    this.src = src;
    this.md = md;
    this.env = env;
    this.tokens = tokens;
    this.bMarks = [];
    this.eMarks = [];
    this.tShift = [];
    this.sCount = [];
    this.bsCount = [];
    this.blkIndent = 0;
    this.line = 0;
    this.tight = false;
    this.listIndent = -1;
    this.parentType = 'root';
    this.level = 0;
    this.Token = FastToken;
    this.lineMax = this.recordLines();
  }

  /** Notes where each line begins and ends, and how far it is indented. Returns the number of lines. */
  recordLines(): number {
    const { src } = this;
    const { length } = src;
    for (let start = 0; start < length;) {
      const newlineOffset = src.indexOf('\n', start);
      const end = newlineOffset < 0 ? length : newlineOffset;
      let contentStart = start;
      let columns = 0;
      for (; contentStart < end; contentStart += 1) {
        const code = src.charCodeAt(contentStart);
        if (code !== 32 && code !== 9) break;
        columns += code === 9 ? 4 - (columns % 4) : 1;
      }
      if (newlineOffset < 0 && contentStart === end) break;
      this.recordLine([start, end], contentStart - start, columns);
      start = end + 1;
    }
    const lines = this.bMarks.length;
    this.recordLine([length, length], 0, 0);
    return lines;
  }

  recordLine([start, end]: readonly [number, number], indent: number, columns: number): void {
    this.bMarks.push(start);
    this.eMarks.push(end);
    this.tShift.push(indent);
    this.sCount.push(columns);
    this.bsCount.push(0);
  }

  push(type: string, tag: string, nesting: Token['nesting']): Token {
    const token = new FastToken(type, tag, nesting);
    token.block = true;
    if (nesting < 0) this.level -= 1;
    token.level = this.level;
    if (nesting > 0) this.level += 1;
    this.tokens.push(token);
    return token;
  }
}

export class FastInlineState {
  constructor(...[src, md, env, tokens]: StateInput) {
    this.src = src;
    this.md = md;
    this.env = env;
    this.tokens = tokens;
    this.tokens_meta = Array.from({ length: tokens.length });
    this.pos = 0;
    this.posMax = src.length;
    this.level = 0;
    this.pending = '';
    this.pendingLevel = 0;
    this.cache = {};
    this.backticks = {};
    this.backticksScanned = false;
    this.skipHtmlSpecial = false;
    this.linkLevel = 0;
    this.delimiters = [];
    this._prev_delimiters = [];
    this.Token = FastToken;
  }

  pushPending(): Token {
    const token = new FastToken('text', '', 0);
    token.content = this.pending;
    token.level = this.pendingLevel;
    this.tokens.push(token);
    this.pending = '';
    return token;
  }

  push(type: string, tag: string, nesting: Token['nesting']): Token {
    if (this.pending) this.pushPending();
    const token = new FastToken(type, tag, nesting);
    if (nesting < 0) {
      this.level -= 1;
      this.delimiters = this._prev_delimiters.pop() ?? [];
    }
    token.level = this.level;
    if (nesting > 0) {
      this.level += 1;
      this._prev_delimiters.push(this.delimiters);
      this.delimiters = [];
    }
    this.pendingLevel = this.level;
    this.tokens.push(token);
    this.tokens_meta.push(nesting > 0 ? { delimiters: this.delimiters } : undefined);
    return token;
  }
}

Object.setPrototypeOf(FastToken.prototype, Engine.Token.prototype);
Object.setPrototypeOf(FastBlockState.prototype, Engine.StateBlock.prototype);
Object.setPrototypeOf(FastInlineState.prototype, Engine.StateInline.prototype);
