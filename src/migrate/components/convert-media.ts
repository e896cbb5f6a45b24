/** Converts the addresses of images, videos and sounds in HTML. What is missing is shown as code, or left out. */

import { parseSrcset } from '../../markdown/html/parse-srcset.js';
import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import { getOriginFile, resolveImage } from '../text/resolve-address.js';
import { buildElements, scanTags, type MarkupElement, type Tag } from './scan-tags.js';

/** Elements that are nothing without what they show. */
const MEDIA = new Set(['img', 'picture', 'video', 'audio']);

const ADDRESS_ATTRIBUTES = new Set(['src', 'poster', 'srcset']);

interface MediaContext {
  readonly document: MarkdownDocument;
  readonly conversion: PageConversion;
}

export function convertMedia(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const context = { document, conversion };
  const convert = (element: MarkupElement): readonly Edit[] => {
    const own = MEDIA.has(element.tag.name) ? convertElement(element, context) : [];
    return own.length > 0 ? own : element.children.flatMap(convert);
  };
  const elements = buildElements(scanTags(document.text, document.masked));
  return document.apply(elements.flatMap(convert));
}

/** An element whose own address is missing becomes code as a whole; sources and sizes that are missing are left out. */
function convertElement(element: MarkupElement, context: MediaContext): readonly Edit[] {
  const { document } = context;
  const tags = [element.tag, ...element.children.map(({ tag }) => tag)];
  const results = tags.map((tag) => ({ tag, ...convertAddresses(tag, context) }));
  const shown = results.filter(({ tag }) => tag.name !== 'source' && tag.name !== 'track');
  if (shown.some(({ isMissing }) => isMissing)) {
    const { start } = element.tag;
    const { end } = element.close ?? element.tag;
    return [{ start, end, text: showCode(document.text.slice(start, end)) }];
  }
  return results.flatMap(({ tag, isMissing, edits }) =>
    isMissing ? [{ start: tag.start, end: tag.end, text: '' }] : edits,
  );
}

function convertAddresses(
  tag: Tag,
  context: MediaContext,
): { readonly isMissing: boolean; readonly edits: readonly Edit[] } {
  const edits: Edit[] = [];
  let isMissing = false;
  for (const { name, value } of tag.attributes) {
    if (!ADDRESS_ATTRIBUTES.has(name) || typeof value !== 'string' || value === '') continue;
    const place = findAttribute(tag, name, context);
    if (!place) continue;
    const converted =
      name === 'srcset' ? convertSrcset(value, place, context) : resolve(value, place, context);
    const isNeeded = name === 'src' || (name === 'srcset' && tag.name === 'source');
    if (converted === undefined && isNeeded) isMissing = true;
    else if (converted === undefined) edits.push({ ...place, text: '' });
    else if (converted !== value) edits.push({ ...place, text: ` ${name}="${converted}"` });
  }
  return { isMissing, edits };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The attribute with the space before it. */
function findAttribute({ start, end }: Tag, name: string, { document }: MediaContext): Place | undefined {
  const pattern = new RegExp(`\\s+${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]*[^\\s>/])`);
  const found = pattern.exec(document.text.slice(start, end));
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : undefined;
}

function convertSrcset(value: string, place: Place, context: MediaContext): string | undefined {
  const candidates = (parseSrcset(value) ?? []).flatMap(({ url, descriptor }) => {
    const target = resolve(url, place, context);
    return target === undefined ? [] : [target + descriptor];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

function resolve(url: string, { start }: Place, { document, conversion }: MediaContext): string | undefined {
  const target = resolveImage(url, getOriginFile(document, start, conversion), conversion);
  if (target !== undefined) return target;
  const hint = 'It is shown as code, or left out where there is another. Put the file below public/.';
  const offset = start + document.text.slice(start).search(/\S/);
  conversion.report('migrate/file', document.locate(offset), { message: `there is no file ${url}`, hint });
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Code as HTML: between tags, Markdown's backticks would be text. */
function showCode(source: string): string {
  const code = source
    .replace(/\s+/g, ' ')
    .replace(/[&<>*_[\]`~{}$\\]/g, (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`);
  return `<code>${code}</code>`;
}
