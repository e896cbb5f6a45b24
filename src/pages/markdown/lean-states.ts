/**
 * The engine's tokens and states with constructors that assign their fields. The engine's own are compiled to a call
 * of `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, { type Delimiter, type Env, type MarkdownIt, type StateBlock, type StateInline, type Token } from 'markdown-it';

type Nesting = -1 | 0 | 1;

class LeanToken {
  declare attrs: [string, string][] | null;
  declare map: [number, number] | null;
  declare level: number;
  declare children: Token[] | null;
  declare content: string;
  declare markup: string;
  declare info: string;
  declare meta: Record<string, unknown> | null;
  declare block: boolean;
  declare hidden: boolean;

  constructor(
    public type: string,
    public tag: string,
    public nesting: Nesting,
  ) {
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

class LeanInline {
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
  declare Token: typeof LeanToken;

  constructor(
    public src: string,
    public md: MarkdownIt,
    public env: Env,
    ...[tokens]: [Token[]]
  ) {
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
    this.Token = LeanToken;
  }

  pushPending(): Token {
    const token = new LeanToken('text', '', 0) as Token;
    token.content = this.pending;
    token.level = this.pendingLevel;
    this.tokens.push(token);
    this.pending = '';
    return token;
  }

  push(type: string, tag: string, nesting: Nesting): Token {
    if (this.pending) this.pushPending();
    const token = new LeanToken(type, tag, nesting) as Token;
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

class LeanBlock {
  declare bMarks: number[];
  declare eMarks: number[];
  declare tShift: number[];
  declare sCount: number[];
  declare bsCount: number[];
  declare blkIndent: number;
  declare line: number;
  declare lineMax: number;
  declare tight: boolean;
  declare listIndent: number;
  declare parentType: string;
  declare level: number;
  declare tokens: Token[];
  declare Token: typeof LeanToken;

  constructor(
    public src: string,
    public md: MarkdownIt,
    public env: Env,
    ...[tokens]: [Token[]]
  ) {
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
    this.Token = LeanToken;
    this.lineMax = this.markLines(src);
  }

  /** Notes where each line begins and ends, and how far it is indented; the number of lines. */
  markLines(src: string): number {
    const { length } = src;
    for (let start = 0; start < length; ) {
      const found = src.indexOf('\n', start);
      const end = found < 0 ? length : found;
      let first = start;
      let columns = 0;
      for (let code = src.charCodeAt(first); first < end && (code === 32 || code === 9); code = src.charCodeAt(first)) {
        columns += code === 9 ? 4 - (columns % 4) : 1;
        first += 1;
      }
      if (found < 0 && first === end) break;
      this.markLine({ start, end, indent: first - start, columns });
      start = end + 1;
    }
    const lines = this.bMarks.length;
    this.markLine({ start: length, end: length, indent: 0, columns: 0 });
    return lines;
  }

  markLine({ start, end, indent, columns }: { start: number; end: number; indent: number; columns: number }): void {
    this.bMarks.push(start);
    this.eMarks.push(end);
    this.tShift.push(indent);
    this.sCount.push(columns);
    this.bsCount.push(0);
  }

  push(type: string, tag: string, nesting: Nesting): Token {
    const token = new LeanToken(type, tag, nesting) as Token;
    token.block = true;
    if (nesting < 0) this.level -= 1;
    token.level = this.level;
    if (nesting > 0) this.level += 1;
    this.tokens.push(token);
    return token;
  }
}

/** Makes an engine use the lean tokens and states. What they do not define they have from the engine's own. */
export function useLeanStates(engine: MarkdownIt): void {
  Object.setPrototypeOf(LeanToken.prototype, Engine.Token.prototype);
  Object.setPrototypeOf(LeanInline.prototype, Engine.StateInline.prototype);
  Object.setPrototypeOf(LeanBlock.prototype, Engine.StateBlock.prototype);
  engine.inline.State = LeanInline as unknown as typeof StateInline;
  engine.block.State = LeanBlock as unknown as typeof StateBlock;
}
