/** What an API page adds to the descriptions of props: where the rest of it stands, what a value must do, which plan has
 *  it. Knows nothing of tables. */

import { escapeAttribute, escapeText } from '../escape.js';
import type { Plan } from '../../site/entry.js';
import { classAnchor, type ApiSection } from './anchors.js';
import type { ClassApi, ComponentApi, PropApi } from './describe.js';
import { sentenceOf, type ProseGiven } from './prose.js';

/** The page about the prop that all components of a family share. */
export const SX_PAGE = '/system/getting-started/the-sx-prop/';

/** The page about the props that stand for CSS. */
export const SYSTEM_PAGE = '/system/properties/';

export interface Surroundings extends ProseGiven {
  /** The anchor of a section on the page. */
  readonly anchorOf: (section: ApiSection) => string;
}

/** Sentences behind the description of a prop, as HTML; empty where there is nothing to add. */
export function additionTo(name: string, component: ComponentApi, around: Surroundings): string {
  const { linkTo, anchorOf, words } = around;
  const say = (key: SentenceKey, values: Readonly<Record<string, string>> = {}): string =>
    sentenceOf(words[`api.${key}`], values, around);
  const section = (kind: 'classes' | 'slots'): string =>
    `<a href="#${anchorOf(kind)}">${escapeText(words[`api.${kind}`])}</a>`;
  const { needsRef, type } = component.props[name]!;
  const [aClass] = component.classes;
  const sx = name === 'sx' && type.startsWith('SxProps') ? linkTo(SX_PAGE) : undefined;
  const sentences = [
    needsRef ? say('holdsRef') : '',
    name === 'classes' && aClass
      ? say('ruleNames', { section: section('classes'), name: linkToClass(component, aClass) })
      : '',
    (name === 'slots' || name === 'slotProps') && component.slots.length > 0
      ? say('slotNames', { section: section('slots') })
      : '',
    sx
      ? say('sx', {
          link: `<a href="${escapeAttribute(sx)}">${escapeText(words['api.sxLink'])}</a>`,
        })
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

type SentenceKey = 'holdsRef' | 'ruleNames' | 'slotNames' | 'sx';

function linkToClass(component: ComponentApi, { key }: ClassApi): string {
  const anchor = escapeAttribute(classAnchor(component, key));
  return `<a href="#${anchor}"><code>${escapeText(key)}</code></a>`;
}

/** The commercial plan that a description or a mark in it reserves something for. */
export function planOf({ description }: Pick<PropApi, 'description'>): Plan | undefined {
  const [, marked, named] =
    /\bplan-(pro|premium)\b|\bonly (?:available|useful)\b[^.\n]*?[a-z](Pro|Premium)\b/i.exec(description) ??
    [];
  const plan = (marked ?? named)?.toLowerCase();
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}
