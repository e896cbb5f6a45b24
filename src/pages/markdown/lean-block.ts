/**
 * The engine's state of a document's blocks, with a constructor that assigns its fields. The engine's own are compiled to a call of
 * `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, { type Env, type MarkdownIt, type Token } from 'markdown-it';
import { LeanToken, type Nesting } from './lean-token.js';

export class LeanBlock {
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
  declare src: string;
  declare md: MarkdownIt;
  declare env: Env;
  declare tokens: Token[];
  declare Token: typeof LeanToken;

  constructor(...[src, md, env, tokens]: [string, MarkdownIt, Env, Token[]]) {
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
    this.Token = LeanToken;
    this.lineMax = this.markLines(src);
  }

  /** Notes where each line begins and ends, and how far it is indented; the number of lines. */
  markLines(src: string): number {
    const { length } = src;
    for (let start = 0; start < length;) {
      const found = src.indexOf('\n', start);
      const end = found < 0 ? length : found;
      let first = start;
      let columns = 0;
      for (
        let code = src.charCodeAt(first);
        first < end && (code === 32 || code === 9);
        code = src.charCodeAt(first)
      ) {
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

  markLine({
    start,
    end,
    indent,
    columns,
  }: {
    start: number;
    end: number;
    indent: number;
    columns: number;
  }): void {
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

Object.setPrototypeOf(LeanBlock.prototype, Engine.StateBlock.prototype);
