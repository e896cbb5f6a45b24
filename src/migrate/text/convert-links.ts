/** Converts the addresses of links and images to those of the new site. */

import { getFolderPath } from '../../site/resolve-source-path.js';
import { quoteCode } from '../components/component-context.js';
import { parseTextExpression, scanTags, type Tag } from '../components/scan-tags.js';
import { decodePath } from '../migrated-site.js';
import { joinPaths } from '../paths.js';
import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

interface FoundAddress {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  readonly isImage: boolean;
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
    const at = document.locate(address.start);
    const { page } = conversion;
    const origin = document.origins[document.lineAt(address.start)]!.file;
    const file = origin === page.source ? (page.original ?? origin) : origin;
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
      const form = toLinkForm(address.url);
      return form === address.url ? [] : [{ start: address.start, end: address.end, text: form }];
    }
    return target === address.url ? [] : [{ start: address.start, end: address.end, text: target }];
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
      found.push({ start, end: start + destination.length, url, isImage: bang === '!', whole: range });
    }
    pattern.lastIndex = match.index + bang.length + 1;
  }
  for (const { 0: whole, 1: label = '', 2: destination = '', index } of masked.matchAll(DEFINITION)) {
    if (/^\s*\[\^/.test(whole)) continue;
    const start = index + label.length;
    const url = destination.replace(/^<|>$/g, '');
    const isImage = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url) && !/^https?:/.test(url);
    const range = { start: index, end: index + whole.length };
    found.push({ start, end: start + destination.length, url, isImage, whole: range });
  }
  return found;
}

function isEscaped(text: string, at: number): boolean {
  return text[at - 1] === '\\';
}

const IMAGE_ATTRIBUTES = new Set(['src', 'poster']);

/** `href`, and `src` as a text or as what an image is imported by. */
function findTagAddresses(tags: readonly Tag[], { text }: MarkdownDocument): readonly FoundAddress[] {
  return tags.flatMap((tag) =>
    tag.attributes.flatMap(({ name, value }): readonly FoundAddress[] => {
      const isImage = IMAGE_ATTRIBUTES.has(name);
      if (!(isImage || name === 'href') || typeof value !== 'string' || tag.name === 'iframe') return [];
      const source = text.slice(tag.start, tag.end);
      const offset = new RegExp(`\\s${name}\\s*=\\s*["']?`).exec(source);
      if (!offset || value === '') return [];
      const start = tag.start + offset.index + offset[0].length;
      return [{ start, end: start + value.length, url: value, isImage, whole: tag }];
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

/** The address in the new site; `undefined` where it leads nowhere. */
export function resolveLink(url: string, file: string, conversion: PageConversion): string | undefined {
  if (url === '' || url.startsWith('#') || /^(?:https?|mailto|tel):/i.test(url)) return url;
  if (/^[a-z][a-z0-9+.-]*:(?!\/\/\/)/i.test(url) || url.startsWith('//')) return undefined;
  const { site, page } = conversion;
  const address = url.replace(/^pathname:\/\/\//, '/').replace(/^@site\/static\//, '/');
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(address) ?? [];
  const rest = query + hash;
  if (path.startsWith('/')) {
    const pathname = site.findPathname(path) ?? site.findPageOfAddress(path)?.pathname;
    return pathname === undefined ? appendRest(site.findPublicFile(path), rest) : pathname + rest;
  }
  const aliased = site.resolveFile(decodePath(path), file);
  const target = aliased ?? joinPaths(getFolderPath(file), decodePath(path));
  const linked = target === undefined ? undefined : site.findPageOfFile(target);
  if (linked) return linked.pathname + rest;
  const bases = [page.pathname.replace(/[^/]*\/$/, ''), page.pathname];
  for (const base of bases) {
    const found = site.findPathname(`/${joinPaths(base, path) ?? ''}`);
    if (found !== undefined) return found + rest;
  }
  return target !== undefined && site.tree.has(target) && !/\.mdx?$/.test(target)
    ? site.publish(target) + rest
    : undefined;
}

function appendRest(path: string | undefined, rest: string): string | undefined {
  return path === undefined ? undefined : path + rest;
}

function resolveImage(url: string, file: string, { site }: PageConversion): string | undefined {
  if (/^(?:https?|data):/i.test(url)) return /^data:/i.test(url) ? undefined : url;
  const address = url.replace(/[?#].*$/, '');
  if (address.startsWith('/')) return site.findPublicFile(address);
  const path = decodePath(address);
  const target = site.resolveFile(path, file) ?? joinPaths(getFolderPath(file), path);
  return target !== undefined && site.tree.has(target) ? site.publish(target) : undefined;
}

/** A link that leads nowhere in a form that docsgen reads: it begins with a slash, and ends with one. */
function toLinkForm(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(/^[a-z@][^/]*:?(?=\/)/i, '')) ?? [];
  const absolute = `/${path.replace(/^(?:\.{0,2}\/)+/, '').replace(/\.(?:mdx?|html)$/, '')}`;
  return absolute.endsWith('/') || /\.[a-z][a-z0-9]*$/i.test(absolute)
    ? absolute + rest
    : `${absolute}/${rest}`;
}
