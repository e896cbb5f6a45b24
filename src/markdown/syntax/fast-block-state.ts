/**
 * The engine's state of a document's blocks, with a constructor that assigns its fields. The engine's own are compiled to a call of
 * `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, { type Env, type MarkdownIt, type Token } from 'markdown-it';
import { FastToken, type TokenNesting } from './fast-token.js';

export class FastBlockState {
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
  declare Token: typeof FastToken;

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
    this.Token = FastToken;
    this.lineMax = this.recordLines(src);
  }

  /** Notes where each line begins and ends, and how far it is indented; the number of lines. */
  recordLines(src: string): number {
    const { length } = src;
    for (let start = 0; start < length;) {
      const newlineOffset = src.indexOf('\n', start);
      const end = newlineOffset < 0 ? length : newlineOffset;
      let contentStart = start;
      let columns = 0;
      for (
        let code = src.charCodeAt(contentStart);
        contentStart < end && (code === 32 || code === 9);
        code = src.charCodeAt(contentStart)
      ) {
        columns += code === 9 ? 4 - (columns % 4) : 1;
        contentStart += 1;
      }
      if (newlineOffset < 0 && contentStart === end) break;
      this.recordLine({ start, end, indent: contentStart - start, columns });
      start = end + 1;
    }
    const lines = this.bMarks.length;
    this.recordLine({ start: length, end: length, indent: 0, columns: 0 });
    return lines;
  }

  recordLine({
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

  push(type: string, tag: string, nesting: TokenNesting): Token {
    const token = new FastToken(type, tag, nesting) as Token;
    token.block = true;
    if (nesting < 0) this.level -= 1;
    token.level = this.level;
    if (nesting > 0) this.level += 1;
    this.tokens.push(token);
    return token;
  }
}

Object.setPrototypeOf(FastBlockState.prototype, Engine.StateBlock.prototype);
