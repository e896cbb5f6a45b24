/** Raw HTML in a page: read with htmlparser2 (its only door), judged by the table, written anew. Nothing passes as it stands. */

import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Position } from '../report/locate.js';
import type { Draft } from './draft.js';
import { escapeText } from './escape.js';
import { isBlock, isDrawing, isVoid, judgeElement } from './html-rules.js';
import { attributesHtml, type RawAttribute } from './raw-attributes.js';

/** A piece of raw HTML: a block, or one tag within a text. */
export interface RawPiece {
  readonly content: string;
  /** Where the character at an offset stands in the file. */
  readonly at: (offset: number) => Position;
  /** Whether the piece stands in a paragraph or a heading of Markdown. */
  readonly inText: boolean;
}

/** The HTML that becomes of a piece; what it opens stays open in the draft's nest. */
export function rawHtml(piece: RawPiece, draft: Draft): string {
  const reader = new Reader(piece, draft);
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(piece.content);
  tokenizer.end();
  return reader.html;
}

interface RawTag {
  readonly written: string;
  readonly name: string;
  readonly start: number;
  readonly attributes: RawAttribute[];
}

class Reader implements TokenizerCallbacks {
  html = '';
  #tag: RawTag | undefined;
  #name = { text: '', offset: 0 };
  #value = '';

  constructor(
    readonly piece: RawPiece,
    readonly draft: Draft,
  ) {}

  ontext(start: number, end: number): void {
    this.html += escapeText(this.piece.content.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.html += escapeText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    const written = this.piece.content.slice(start, end);
    this.#tag = { written, name: written.toLowerCase(), start: start - 1, attributes: [] };
  }

  onattribname(start: number, end: number): void {
    this.#name = { text: this.piece.content.slice(start, end).toLowerCase(), offset: start };
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.piece.content.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(quote: QuoteType): void {
    const value = quote === QuoteType.NoValue ? undefined : this.#value;
    const { text: name, offset } = this.#name;
    this.#tag?.attributes.push({ name, value, at: this.piece.at(offset) });
  }

  onopentagend(end: number): void {
    this.#finishTag(end, false);
  }

  onselfclosingtag(end: number): void {
    this.#finishTag(end, true);
  }

  onclosetag(start: number, end: number): void {
    const written = this.piece.content.slice(start, end);
    const name = written.toLowerCase();
    const judgement = judgeElement(written);
    if (judgement === 'unknown') this.html += escapeText(`</${written}>`);
    if (judgement !== 'allowed') return;
    if (!isVoid(name) && this.draft.nest.closes(name)) {
      this.html += `</${name}>`;
      return;
    }
    const { last } = this.draft.nest;
    const hint =
      last === undefined
        ? 'Delete it, or open the element in the same block.'
        : `\`</${last}>\` must stand before it.`;
    this.#error('html/unbalanced', start - 2, { message: `</${name}> closes nothing`, hint });
  }

  /** What begins with `<?`, `<!` or `</` and is nothing else counts as a comment, too. */
  oncomment(start: number, end: number, closing: number): void {
    const { content } = this.piece;
    if (!content.startsWith('<!--', start - 4)) {
      this.#forbid('<!…>', content.lastIndexOf('<', start));
    } else if (closing === 0 && end === content.length) {
      const saying = { message: 'the comment is never closed', hint: 'Write `-->` behind it.' };
      this.#error('html/unbalanced', start - 4, saying);
    }
  }

  oncdata(start: number): void {
    this.#forbid('<![CDATA[', start - 9);
  }

  ondeclaration(start: number): void {
    this.#forbid('<!…>', start - 2);
  }

  onprocessinginstruction(start: number): void {
    this.#forbid('<?…>', start - 1);
  }

  onend(): void {
    if (this.#tag === undefined) return;
    const { name, start } = this.#tag;
    this.#error('html/unbalanced', start, {
      message: `the tag <${name} is never closed`,
      hint: 'Write `>` behind it.',
    });
  }

  #finishTag(end: number, selfClosing: boolean): void {
    const tag = this.#tag!;
    this.#tag = undefined;
    switch (judgeElement(tag.written)) {
      case 'allowed':
        this.html += this.#open(tag, selfClosing);
        break;
      case 'forbidden':
        this.#forbid(`<${tag.name}>`, tag.start);
        break;
      case 'unknown':
        this.html += escapeText(this.piece.content.slice(tag.start, end + 1));
        this.#warnUnknown(tag);
        break;
    }
  }

  #open(tag: RawTag, selfClosing: boolean): string {
    const { name, start } = tag;
    const { nest } = this.draft;
    const at = () => this.piece.at(start);
    if (isBlock(name) && (this.piece.inText || nest.isWithin('p'))) {
      const hint = 'Begin it on a line of its own, below a blank line.';
      this.#error('html/nesting', start, { message: `<${name}> cannot stand in a paragraph`, hint });
    }
    if (name === 'a' && nest.isWithin('a')) {
      this.#error('html/nesting', start, {
        message: 'a link cannot stand in a link',
        hint: 'Close the first one before.',
      });
    }
    const html = `<${name}${attributesHtml({ ...tag, at }, this.draft)}`;
    if (isVoid(name)) return `${html}>`;
    if (selfClosing) return isDrawing(name) ? `${html}/>` : `${html}></${name}>`;
    nest.open(name, at);
    return `${html}>`;
  }

  #forbid(what: string, offset: number): void {
    const hint = 'Pages are Markdown with a few elements of HTML; leave it out, or make it a demo.';
    this.#error('html/forbidden-element', Math.max(0, offset), {
      message: `${what} is not allowed in a page`,
      hint,
    });
  }

  #warnUnknown({ written: name, start }: RawTag): void {
    const hint = `If it is code, write it in backticks: \`<${name}>\`.`;
    this.draft.findings.warning('html/unknown-element', this.piece.at(start), {
      message: `<${name}> is no element of HTML and is shown as text`,
      hint,
    });
  }

  #error(code: string, offset: number, saying: { message: string; hint: string }): void {
    this.draft.findings.error(code, this.piece.at(Math.max(0, offset)), saying);
  }
}
