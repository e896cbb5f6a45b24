/** What an API page adds to the descriptions of props: where the rest of it stands, what a value must do, which plan has
 *  it. Knows nothing of tables. */

import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import type { Plan } from '../../site/navigation/entry.js';
import { classAnchor, type ApiSection } from './anchors.js';
import type { ClassApi, ComponentApi, PropApi } from '../package-api.js';
import { renderMessage, type ProseContext } from './render-prose.js';

/** The page about the prop that all components of a family share. */
export const SX_PAGE = '/system/getting-started/the-sx-prop/';

/** The page about the props that stand for CSS. */
export const SYSTEM_PAGE = '/system/properties/';

export interface TableContext extends ProseContext {
  /** The anchor of a section on the page. */
  readonly getSectionAnchor: (section: ApiSection) => string;
}

/** Sentences behind the description of a prop, as HTML; empty where there is nothing to add. */
export function renderPropNotes(name: string, component: ComponentApi, context: TableContext): string {
  const { resolveLink, getSectionAnchor, messages } = context;
  const renderSentence = (key: PropNoteKey, values: Readonly<Record<string, string>> = {}): string =>
    renderMessage(messages[`api.${key}`], values, context);
  const renderSectionLink = (kind: 'classes' | 'slots'): string =>
    `<a href="#${getSectionAnchor(kind)}">${escapeText(messages[`api.${kind}`])}</a>`;
  const { needsRef, type } = component.props[name]!;
  const [firstClass] = component.classes;
  const sxPageHref = name === 'sx' && type.startsWith('SxProps') ? resolveLink(SX_PAGE) : undefined;
  const sentences = [
    needsRef ? renderSentence('holdsRef') : '',
    name === 'classes' && firstClass
      ? renderSentence('ruleNames', {
          section: renderSectionLink('classes'),
          name: renderClassLink(component, firstClass),
        })
      : '',
    (name === 'slots' || name === 'slotProps') && component.slots.length > 0
      ? renderSentence('slotNames', { section: renderSectionLink('slots') })
      : '',
    sxPageHref
      ? renderSentence('sx', {
          link: `<a href="${escapeAttribute(sxPageHref)}">${escapeText(messages['api.sxLink'])}</a>`,
        })
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

type PropNoteKey = 'holdsRef' | 'ruleNames' | 'slotNames' | 'sx';

function renderClassLink(component: ComponentApi, { key }: ClassApi): string {
  const anchor = escapeAttribute(classAnchor(component, key));
  return `<a href="#${anchor}"><code>${escapeText(key)}</code></a>`;
}

/** The commercial plan that a description or a mark in it reserves something for. */
export function findPlanInDescription({ description }: Pick<PropApi, 'description'>): Plan | undefined {
  const [, planClass, planName] =
    /\bplan-(pro|premium)\b|\bonly (?:available|useful)\b[^.\n]*?[a-z](Pro|Premium)\b/i.exec(description) ??
    [];
  const plan = (planClass ?? planName)?.toLowerCase();
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}
