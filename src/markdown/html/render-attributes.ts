/** Renders the attributes of raw HTML: checked, with links and ids resolved, in escaped double quotes. */

import type { Position } from '../../diagnostics/find-position.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute } from '../../text/escape-html.js';
import type { DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';
import { isAllowedAttribute } from './classify-element.js';
import { checkId, describeDuplicateId } from './page-ids.js';
import { parseSrcset } from './parse-srcset.js';
import { parseStyleAttribute } from './parse-style-attribute.js';

export interface RawAttribute {
  /** In small letters. */
  readonly name: string;
  /** `undefined` if it has none. */
  readonly value: string | undefined;
  readonly at: Position;
}

export interface RawElement {
  readonly name: string;
  readonly attributes: readonly RawAttribute[];
  readonly at: () => Position;
}

/** The attributes in an element's tag. */
export function renderAttributes(element: RawElement, builder: PageBuilder): string {
  const renderedAttributes = new Map<string, string | undefined>();
  const seenNames = new Set<string>();
  for (const attribute of element.attributes) {
    if (seenNames.has(attribute.name)) continue;
    seenNames.add(attribute.name);
    const issue = checkAttribute(element.name, attribute, builder);
    if (issue) builder.diagnostics.error('html/forbidden-attribute', attribute.at, issue);
    else addAttribute({ ...attribute, element: element.name }, renderedAttributes, builder);
  }
  if (element.name === 'a' && renderedAttributes.has('target'))
    renderedAttributes.set('rel', addRelTokens(renderedAttributes.get('rel'), ['noopener']));
  if (element.name === 'img') addImageDefaults(renderedAttributes, element, builder);
  return [...renderedAttributes]
    .map(([name, value]) => (value === undefined ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

function addAttribute(
  { name, value, at, element }: RawAttribute & { readonly element: string },
  renderedAttributes: Map<string, string | undefined>,
  builder: PageBuilder,
): void {
  if (name === 'href') {
    addHref(builder.addLink(value ?? '', at), renderedAttributes);
  } else if (name === 'src' || name === 'poster') {
    const kind = name === 'src' && element !== 'img' ? 'video' : 'image';
    renderedAttributes.set(name, builder.addMedia(value ?? '', at, kind).href);
  } else if (name === 'srcset') {
    renderedAttributes.set(name, renderSrcset({ name, value, at }, builder));
  } else if (name === 'style' || name === 'class') {
    renderedAttributes.set(
      'class',
      mergeClasses({ name, value, at }, renderedAttributes.get('class'), builder),
    );
  } else if (name === 'rel' && renderedAttributes.has('rel')) {
    renderedAttributes.set('rel', addRelTokens(value, renderedAttributes.get('rel')!.split(' ')));
  } else {
    renderedAttributes.set(name, value);
  }
}

function addHref(
  { href, isExternal, isNofollow }: ReturnType<PageBuilder['addLink']>,
  renderedAttributes: Map<string, string | undefined>,
): void {
  renderedAttributes.set('href', href);
  if (isNofollow) renderedAttributes.set('target', '_blank');
  if (isExternal) {
    const tokens = isNofollow ? ['noopener', 'nofollow'] : ['noopener'];
    renderedAttributes.set('rel', addRelTokens(renderedAttributes.get('rel'), tokens));
  }
}

function renderSrcset({ value = '', at }: RawAttribute, builder: PageBuilder): string {
  const candidates = parseSrcset(value) ?? [];
  return candidates.map(({ url, descriptor }) => builder.addMedia(url, at).href + descriptor).join(', ');
}

/** A style is a class of the page's stylesheet: the policy allows no attribute. */
function mergeClasses(
  { name, value = '' }: RawAttribute,
  classes: string | undefined,
  builder: PageBuilder,
): string {
  const style = name === 'style' ? parseStyleAttribute(value) : undefined;
  const added = !style ? value : 'issue' in style ? '' : builder.styles.addClass(style.declarations);
  return [classes, added].filter((text) => text).join(' ');
}

function checkAttribute(
  element: string,
  { name, value }: RawAttribute,
  { ids }: PageBuilder,
): DiagnosticDetails | undefined {
  if (name.startsWith('on'))
    return { message: `the handler ${name} is not allowed in a page`, hint: 'Make it a demo.' };
  if (!isAllowedAttribute(element, name)) {
    const message = `<${element}> may not have the attribute ${name.slice(0, 40)}`;
    return { message, hint: 'Leave it out.' };
  }
  if (name === 'style') {
    const style = parseStyleAttribute(value ?? '');
    return 'issue' in style ? style.issue : undefined;
  }
  if (name === 'srcset' && !parseSrcset(value ?? '')) {
    const hint = 'Write addresses with a width or a density: `/a.png 640w, /b.png 1280w`.';
    return { message: 'the srcset is not a list of images', hint };
  }
  if (name === 'target' && value !== '_blank')
    return { message: 'a target can only be _blank', hint: 'Leave it out.' };
  if (name !== 'id') return undefined;
  const id = value ?? '';
  return checkId(id) ?? (ids.claimExact(id) ? undefined : describeDuplicateId(id));
}

function addRelTokens(rel: string | undefined, tokens: readonly string[]): string {
  const otherTokens = (rel ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'opener' && !tokens.includes(word));
  return [...tokens, ...otherTokens].join(' ');
}

function addImageDefaults(
  renderedAttributes: Map<string, string | undefined>,
  { at }: RawElement,
  { diagnostics }: PageBuilder,
): void {
  if (!renderedAttributes.has('alt')) {
    const hint = 'Describe it in alt; alt="" if it only decorates.';
    diagnostics.warning('image/missing-alt', at(), {
      message: 'the image has no text for readers who cannot see it',
      hint,
    });
    renderedAttributes.set('alt', '');
  }
  if (!renderedAttributes.has('loading')) renderedAttributes.set('loading', 'lazy');
  if (!renderedAttributes.has('decoding')) renderedAttributes.set('decoding', 'async');
}
