/** Converts the addresses of links, and of images in Markdown, to those of the new site. */

import { quoteCode } from '../components/component-context.js';
import { parseTextExpression, scanTags, type Tag } from '../components/scan-tags.js';
import { encodeDestination } from './encode-destination.js';
import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';
import { getOriginFile, resolveImage, resolveLink } from './resolve-address.js';

interface FoundAddress {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  readonly isImage: boolean;
  /** Whether it is the destination of a link or an image in Markdown, not the value of an attribute. */
  readonly isDestination: boolean;
  /** What is shown as code if the image does not exist. */
  readonly whole: { readonly start: number; readonly end: number };
}

const INLINE_LINK =
  /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*(<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(\s+(?:"[^"]*"|'[^']*'|=\d*x?\d*))?\s*\)/g;

const DEFINITION = /^([ ]{0,3}\[[^\]\n]+\]:[ \t]*)(<[^>\n]*>|\S+)/gm;

export function convertLinks(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const { text, masked } = document;
  const found = [
    ...findMarkdownAddresses(text, masked),
    ...findTagAddresses(scanTags(text, masked), document),
  ];
  const edits = found.flatMap((address): readonly Edit[] => {
    const replaceWith = (target: string): readonly Edit[] => {
      const { start, end, url, isDestination } = address;
      if (target === url) return [];
      return [{ start, end, text: isDestination ? encodeDestination(target) : target }];
    };
    const at = document.locate(address.start);
    const file = getOriginFile(document, address.start, conversion);
    const target = address.isImage
      ? resolveImage(address.url, file, conversion)
      : resolveLink(address.url, file, conversion);
    if (target === undefined && address.isImage) {
      const message = `there is no image ${address.url}`;
      conversion.report('migrate/file', at, {
        message,
        hint: 'It is shown as code. Put the file below public/.',
      });
      const { start, end } = address.whole;
      return [{ start, end, text: quoteCode(text.slice(start, end)) }];
    }
    if (target === undefined) {
      conversion.site.hasDeadLinks = true;
      const message = `the link to ${address.url} leads to no page and no file`;
      conversion.report('migrate/link', at, { message, hint: 'Correct it, or leave it out.' });
      return replaceWith(toLinkForm(address.url));
    }
    return replaceWith(target);
  });
  return document.apply(edits);
}

/** Images within links are found too, since the pattern is tried again behind the opening bracket. */
function findMarkdownAddresses(text: string, masked: string): readonly FoundAddress[] {
  const found: FoundAddress[] = [];
  const pattern = new RegExp(INLINE_LINK);
  for (let match = pattern.exec(masked); match; match = pattern.exec(masked)) {
    const [whole, bang = '', label = '', destination = ''] = match;
    const start = match.index + whole.indexOf(destination, bang.length + label.length + 2);
    const url = text.slice(start, start + destination.length).replace(/^<|>$/g, '');
    if (destination.trim() !== '' && !isEscaped(masked, match.index)) {
      const end = match.index + whole.length;
      const range = { start: match.index, end };
      found.push({
        start,
        end: start + destination.length,
        url,
        isImage: bang === '!',
        isDestination: true,
        whole: range,
      });
    }
    pattern.lastIndex = match.index + bang.length + 1;
  }
  for (const { 0: whole, 1: label = '', 2: destination = '', index } of masked.matchAll(DEFINITION)) {
    if (/^\s*\[\^/.test(whole)) continue;
    const start = index + label.length;
    const url = destination.replace(/^<|>$/g, '');
    const isImage = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url) && !/^https?:/.test(url);
    const range = { start: index, end: index + whole.length };
    found.push({ start, end: start + destination.length, url, isImage, isDestination: true, whole: range });
  }
  return found;
}

function isEscaped(text: string, at: number): boolean {
  return text[at - 1] === '\\';
}

function findTagAddresses(tags: readonly Tag[], { text }: MarkdownDocument): readonly FoundAddress[] {
  return tags.flatMap((tag) =>
    tag.attributes.flatMap(({ name, value }): readonly FoundAddress[] => {
      if (name !== 'href' || typeof value !== 'string' || value === '') return [];
      const offset = /\shref\s*=\s*["']?/.exec(text.slice(tag.start, tag.end));
      if (!offset) return [];
      const start = tag.start + offset.index + offset[0].length;
      return [
        { start, end: start + value.length, url: value, isImage: false, isDestination: false, whole: tag },
      ];
    }),
  );
}

/** Attributes such as `src={logo}` and `src={useBaseUrl('/a.png')}`, as texts that the other rules understand. */
export function inlineImportedAddresses(
  document: MarkdownDocument,
  conversion: PageConversion,
): MarkdownDocument {
  const edits = scanTags(document.text, document.masked).flatMap((tag) =>
    tag.attributes.flatMap(({ name, value }): readonly Edit[] => {
      if (typeof value !== 'object' || name === '...' || name === 'style') return [];
      const url = readAddressExpression(value.expression, conversion);
      if (url === undefined) return [];
      const source = document.text.slice(tag.start, tag.end);
      const braces = `{${value.expression}}`;
      const start = tag.start + source.indexOf(braces);
      return [{ start, end: start + braces.length, text: `"${url}"` }];
    }),
  );
  return document.apply(edits);
}

function readAddressExpression(expression: string, { imports }: PageConversion): string | undefined {
  const source = expression.trim();
  const called = /^(?:useBaseUrl|require|withBase)\(\s*(["'`][^]*["'`])\s*(?:,[^)]*)?\)(?:\.default)?$/.exec(
    source,
  )?.[1];
  if (called !== undefined) return parseTextExpression(called);
  const imported = imports.get(source.replace(/\.src$/, ''));
  return imported && /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|pdf)$/i.test(imported.specifier)
    ? imported.specifier
    : undefined;
}

/** A link that leads nowhere in a form that docsgen reads: it begins with a slash, and ends with one. */
function toLinkForm(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(/^[a-z@][^/]*:?(?=\/)/i, '')) ?? [];
  const absolute = `/${path.replace(/^(?:\.{0,2}\/)+/, '').replace(/\.(?:mdx?|html)$/, '')}`;
  return absolute.endsWith('/') || /\.[a-z][a-z0-9]*$/i.test(absolute)
    ? absolute + rest
    : `${absolute}/${rest}`;
}
