/**
 * The engine's token, with a constructor that assigns its fields. The engine's own are compiled to a call of
 * `defineProperty` for each field, a third of its whole time. Fields, methods and results are the same.
 */

import Engine, { type Token } from 'markdown-it';

export type TokenNesting = -1 | 0 | 1;

export class FastToken {
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
    public nesting: TokenNesting,
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

Object.setPrototypeOf(FastToken.prototype, Engine.Token.prototype);
