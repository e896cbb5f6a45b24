/**
 * The engine's state of a text, with a constructor that assigns its fields. The engine's own are compiled to a call of
 * `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, { type Delimiter, type Env, type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import { FastToken, type TokenNesting } from './fast-token.js';

export class FastInlineState {
  declare src: string;
  declare md: MarkdownIt;
  declare env: Env;
  declare tokens: Token[];
  declare tokens_meta: StateInline['tokens_meta'];
  declare pos: number;
  declare posMax: number;
  declare level: number;
  declare pending: string;
  declare pendingLevel: number;
  declare cache: Record<number, number>;
  declare backticks: Record<number, number>;
  declare backticksScanned: boolean;
  declare skipHtmlSpecial: boolean;
  declare linkLevel: number;
  declare delimiters: Delimiter[];
  declare _prev_delimiters: Delimiter[][];
  declare Token: typeof FastToken;

  constructor(...[src, md, env, tokens]: [string, MarkdownIt, Env, Token[]]) {
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
    const token = new FastToken('text', '', 0) as Token;
    token.content = this.pending;
    token.level = this.pendingLevel;
    this.tokens.push(token);
    this.pending = '';
    return token;
  }

  push(type: string, tag: string, nesting: TokenNesting): Token {
    if (this.pending) this.pushPending();
    const token = new FastToken(type, tag, nesting) as Token;
    if (nesting < 0) {
      this.level -= 1;
      this.delimiters = this._prev_delimiters.pop()!;
    }
    token.level = this.level;
    let meta: { delimiters: Delimiter[] } | undefined;
    if (nesting > 0) {
      this.level += 1;
      this._prev_delimiters.push(this.delimiters);
      this.delimiters = [];
      meta = { delimiters: this.delimiters };
    }
    this.pendingLevel = this.level;
    this.tokens.push(token);
    this.tokens_meta.push(meta);
    return token;
  }
}

Object.setPrototypeOf(FastInlineState.prototype, Engine.StateInline.prototype);
