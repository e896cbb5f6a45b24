/** The attributes of raw HTML: judged by the table, links and ids resolved, always written in escaped double quotes. */

import type { Position } from '../report/locate.js';
import type { Draft } from './draft.js';
import { escapeAttribute } from './escape.js';
import type { Saying } from './findings.js';
import { mayHave } from './html-rules.js';
import { isReserved, isWritableId } from './ids.js';

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

/** What stands behind an element's name in its tag. */
export function attributesHtml(element: RawElement, draft: Draft): string {
  const written = new Map<string, string | undefined>();
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    if (seen.has(attribute.name)) continue;
    seen.add(attribute.name);
    const fault = faultOf(element.name, attribute, draft);
    if (fault) draft.findings.error('html/forbidden-attribute', attribute.at, fault);
    else writeAttribute(attribute, written, draft);
  }
  if (element.name === 'a' && written.has('target')) written.set('rel', withNoopener(written.get('rel')));
  if (element.name === 'img') completeImage(written, element, draft);
  return [...written]
    .map(([name, value]) => (value === undefined ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

function writeAttribute(
  { name, value, at }: RawAttribute,
  written: Map<string, string | undefined>,
  draft: Draft,
): void {
  if (name === 'href') {
    const { href, external } = draft.link(value ?? '', at);
    written.set('href', href);
    if (external) written.set('rel', withNoopener(written.get('rel')));
  } else if (name === 'src' || name === 'poster') {
    written.set(name, draft.media(value ?? '', at).href);
  } else if (name === 'rel' && written.has('rel')) {
    written.set('rel', withNoopener(value));
  } else {
    written.set(name, value);
  }
}

function faultOf(element: string, { name, value }: RawAttribute, { ids }: Draft): Saying | undefined {
  if (name.startsWith('on'))
    return { message: `the handler ${name} is not allowed in a page`, hint: 'Make it a demo.' };
  if (!mayHave(element, name)) {
    const hint = name === 'style' ? 'Use a class.' : 'Leave it out.';
    return { message: `<${element}> may not have the attribute ${name.slice(0, 40)}`, hint };
  }
  if (name === 'target' && value !== '_blank')
    return { message: 'a target can only be _blank', hint: 'Leave it out.' };
  return name === 'id' ? faultOfId(value ?? '', ids) : undefined;
}

function faultOfId(id: string, ids: Draft['ids']): Saying | undefined {
  if (!isWritableId(id)) {
    return {
      message: `${JSON.stringify(id)} is no good id`,
      hint: 'Begin with a letter; use letters, digits and hyphens.',
    };
  }
  if (isReserved(id)) return { message: `the id ${id} is kept for the page itself`, hint: 'Choose another.' };
  return ids.take(id)
    ? undefined
    : { message: `the id ${id} is taken already on this page`, hint: 'Choose another.' };
}

function withNoopener(rel: string | undefined): string {
  const words = (rel ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'opener' && word !== 'noopener');
  return ['noopener', ...words].join(' ');
}

function completeImage(
  written: Map<string, string | undefined>,
  { at }: RawElement,
  { findings }: Draft,
): void {
  if (!written.has('alt')) {
    const hint = 'Describe it in alt; alt="" if it only decorates.';
    findings.warning('image/missing-alt', at(), {
      message: 'the image has no text for those who do not see it',
      hint,
    });
    written.set('alt', '');
  }
  if (!written.has('loading')) written.set('loading', 'lazy');
  if (!written.has('decoding')) written.set('decoding', 'async');
}
