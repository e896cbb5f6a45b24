/** What an API page adds to the descriptions of props: where the rest of it stands, what a value must do, which plan has
 *  it. Knows nothing of tables. */

import { escapeAttribute, escapeText } from '../escape.js';
import type { Plan } from '../../site/entry.js';
import { classAnchor, type ApiSection } from './anchors.js';
import type { ComponentApi, PropApi } from './describe.js';
import type { LinkTo } from './prose.js';

/** The page about the prop that all components of a family share. */
export const SX_PAGE = '/system/getting-started/the-sx-prop/';

/** The page about the props that stand for CSS. */
export const SYSTEM_PAGE = '/system/properties/';

export interface Surroundings {
  readonly linkTo: LinkTo;
  /** The anchor of a section on the page. */
  readonly anchorOf: (section: ApiSection) => string;
}

/** Sentences behind the description of a prop, as HTML; empty where there is nothing to add. */
export function additionTo(
  name: string,
  component: ComponentApi,
  { linkTo, anchorOf }: Surroundings,
): string {
  const { needsRef, type } = component.props[name]!;
  const [aClass] = component.classes;
  const sx = name === 'sx' && type.startsWith('SxProps') ? linkTo(SX_PAGE) : undefined;
  const sentences = [
    needsRef ? 'It must be able to <strong>hold a ref</strong>.' : '',
    name === 'classes' && aClass
      ? `The keys are the rule names under <a href="#${anchorOf('classes')}">CSS classes</a>, such as <a href="#${escapeAttribute(classAnchor(component, aClass.key))}"><code>${escapeText(aClass.key)}</code></a>.`
      : '',
    (name === 'slots' || name === 'slotProps') && component.slots.length > 0
      ? `The keys stand under <a href="#${anchorOf('slots')}">Slots</a>.`
      : '',
    sx ? `What it takes is told by <a href="${escapeAttribute(sx)}">the page about it</a>.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The commercial plan that a description or a mark in it reserves something for. */
export function planOf({ description }: Pick<PropApi, 'description'>): Plan | undefined {
  const [, marked, named] =
    /\bplan-(pro|premium)\b|\bonly (?:available|useful)\b[^.\n]*?[a-z](Pro|Premium)\b/i.exec(description) ??
    [];
  const plan = (marked ?? named)?.toLowerCase();
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}
