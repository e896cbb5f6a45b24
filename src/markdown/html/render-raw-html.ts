/** Renders raw HTML: parsed with htmlparser2, checked against the allowed elements and written anew. */

import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Position } from '../../diagnostics/find-position.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeText } from '../../text/escape-html.js';
import { isBlockElement, isSvgElement, isVoidElement, classifyElement } from './classify-element.js';
import { renderAttributes, type RawAttribute } from './render-attributes.js';
import { renderEmbed } from './render-embed.js';

/** A piece of raw HTML: a block, or one tag within a text. */
interface RawHtmlSegment {
  readonly content: string;
  /** The place in the file of the character at an offset. */
  readonly at: (offset: number) => Position;
  /** Whether the piece is in a paragraph or a heading of Markdown. */
  readonly isPhrasingOnly: boolean;
}

/** The HTML of a piece. Elements that it opens stay open in `builder.openElements`. */
export function renderRawHtml(segment: RawHtmlSegment, builder: PageBuilder): string {
  const reader = new RawHtmlReader(segment, builder);
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(segment.content);
  tokenizer.end();
  return reader.html;
}

const FORBIDDEN_HINT = 'Pages are Markdown with a few elements of HTML; leave it out, or make it a demo.';
const IFRAME_HINT = 'Name the host that it shows in embeds.hosts of the config, or make it a link.';

interface OpenTag {
  readonly tagName: string;
  readonly name: string;
  readonly start: number;
  readonly attributes: RawAttribute[];
}

class RawHtmlReader implements TokenizerCallbacks {
  html = '';
  #currentTag: OpenTag | undefined;
  #attributeName = { text: '', offset: 0 };
  #attributeValue = '';

  constructor(
    readonly segment: RawHtmlSegment,
    readonly builder: PageBuilder,
  ) {}

  ontext(start: number, end: number): void {
    this.html += escapeText(this.segment.content.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.html += escapeText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    const tagName = this.segment.content.slice(start, end);
    this.#currentTag = { tagName, name: tagName.toLowerCase(), start: start - 1, attributes: [] };
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = { text: this.segment.content.slice(start, end).toLowerCase(), offset: start };
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.segment.content.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.#attributeValue += String.fromCodePoint(codepoint);
  }

  onattribend(quote: QuoteType): void {
    const value = quote === QuoteType.NoValue ? undefined : this.#attributeValue;
    const { text: name, offset } = this.#attributeName;
    this.#currentTag?.attributes.push({ name, value, at: this.segment.at(offset) });
  }

  onopentagend(end: number): void {
    this.#renderTag(end, false);
  }

  onselfclosingtag(end: number): void {
    this.#renderTag(end, true);
  }

  onclosetag(start: number, end: number): void {
    const tagName = this.segment.content.slice(start, end);
    const name = tagName.toLowerCase();
    const status = classifyElement(tagName);
    if (status === 'unknown') this.html += escapeText(`</${tagName}>`);
    if (status !== 'allowed') return;
    if (!isVoidElement(name) && this.builder.openElements.closeElement(name)) {
      this.html += `</${name}>`;
      return;
    }
    const { innermost } = this.builder.openElements;
    const hint =
      innermost === undefined
        ? 'Delete it, or open the element in the same block.'
        : `\`</${innermost}>\` must come before it.`;
    this.#reportError('html/unbalanced', start - 2, { message: `</${name}> closes nothing`, hint });
  }

  /** What begins with `<?`, `<!` or `</` and is nothing else counts as a comment, too. */
  oncomment(start: number, end: number, closing: number): void {
    const { content } = this.segment;
    if (!content.startsWith('<!--', start - 4)) {
      this.#reportForbidden('<!…>', content.lastIndexOf('<', start));
    } else if (closing === 0 && end === content.length) {
      const details = { message: 'the comment is never closed', hint: 'Write `-->` behind it.' };
      this.#reportError('html/unbalanced', start - 4, details);
    }
  }

  oncdata(start: number): void {
    this.#reportForbidden('<![CDATA[', start - 9);
  }

  ondeclaration(start: number): void {
    this.#reportForbidden('<!…>', start - 2);
  }

  onprocessinginstruction(start: number): void {
    this.#reportForbidden('<?…>', start - 1);
  }

  onend(): void {
    if (this.#currentTag === undefined) return;
    const { name, start } = this.#currentTag;
    this.#reportError('html/unbalanced', start, {
      message: `the tag <${name} is never closed`,
      hint: 'Write `>` behind it.',
    });
  }

  #renderTag(end: number, selfClosing: boolean): void {
    const tag = this.#currentTag;
    if (!tag) return;
    this.#currentTag = undefined;
    const isEmbed = tag.name === 'iframe' && this.builder.embeds.allowedHosts.length > 0;
    switch (isEmbed ? 'embed' : classifyElement(tag.tagName)) {
      case 'embed':
        this.html += renderEmbed({ ...tag, at: () => this.segment.at(tag.start) }, this.builder);
        break;
      case 'allowed':
        this.html += this.#renderOpenTag(tag, selfClosing);
        break;
      case 'forbidden':
        this.#reportForbidden(`<${tag.name}>`, tag.start);
        break;
      case 'unknown':
        this.html += escapeText(this.segment.content.slice(tag.start, end + 1));
        this.#reportUnknown(tag);
        break;
    }
  }

  #renderOpenTag(tag: OpenTag, selfClosing: boolean): string {
    const { name, start } = tag;
    const { openElements } = this.builder;
    const at = () => this.segment.at(start);
    if (isBlockElement(name) && (this.segment.isPhrasingOnly || openElements.isWithin('p'))) {
      const hint = 'Begin it on a line of its own, below a blank line.';
      this.#reportError('html/nesting', start, { message: `<${name}> cannot be in a paragraph`, hint });
    }
    if (name === 'a' && openElements.isWithin('a')) {
      this.#reportError('html/nesting', start, {
        message: 'a link cannot be in a link',
        hint: 'Close the first one before.',
      });
    }
    const html = `<${name}${renderAttributes({ ...tag, at }, this.builder)}`;
    if (isVoidElement(name)) return `${html}>`;
    if (selfClosing) return isSvgElement(name) ? `${html}/>` : `${html}></${name}>`;
    openElements.openElement(name, at);
    return `${html}>`;
  }

  #reportForbidden(construct: string, offset: number): void {
    const hint = construct === '<iframe>' ? IFRAME_HINT : FORBIDDEN_HINT;
    const message = `${construct} is not allowed in a page`;
    this.#reportError('html/forbidden-element', offset, { message, hint });
  }

  #reportUnknown({ tagName: name, start }: OpenTag): void {
    const hint = `If it is code, write it in backticks: \`<${name}>\`.`;
    this.builder.diagnostics.warning('html/unknown-element', this.segment.at(start), {
      message: `<${name}> is not an HTML element and is shown as text`,
      hint,
    });
  }

  #reportError(code: string, offset: number, details: { message: string; hint: string }): void {
    this.builder.diagnostics.error(code, this.segment.at(Math.max(0, offset)), details);
  }
}
