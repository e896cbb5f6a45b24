/** Adds notes to the descriptions of props: links to other sections, what a value must do, the plan that has the prop. */

import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import type { Plan } from '../../site/navigation/entry.js';
import { classAnchor, type ApiSection } from './anchors.js';
import type { ComponentApi } from '../package-api.js';
import { renderMessage, type ProseContext } from './render-prose.js';
import { SX_PAGE } from './system-pages.js';

export interface TableContext extends ProseContext {
  /** The anchor of a section on the page. */
  readonly getSectionAnchor: (section: ApiSection) => string;
}

/** Sentences behind the description of a prop, as HTML; empty where there is nothing to add. */
export function renderPropNotes(name: string, component: ComponentApi, context: TableContext): string {
  const { resolveLink, getSectionAnchor, messages } = context;
  const sentences: string[] = [];
  const addSentence = (message: string, values: Readonly<Record<string, string>> = {}) =>
    sentences.push(renderMessage(message, values, context));
  const renderSectionLink = (kind: 'classes' | 'slots'): string =>
    `<a href="#${getSectionAnchor(kind)}">${escapeText(messages[`api.${kind}`])}</a>`;
  const { needsRef, type } = component.props[name] ?? {};
  const [firstClass] = component.classes;
  if (needsRef) addSentence(messages['api.holdsRef']);
  if (name === 'classes' && firstClass) {
    const anchor = escapeAttribute(classAnchor(component, firstClass.className));
    addSentence(messages['api.ruleNames'], {
      section: renderSectionLink('classes'),
      name: `<a href="#${anchor}"><code>${escapeText(firstClass.key)}</code></a>`,
    });
  }
  if ((name === 'slots' || name === 'slotProps') && component.slots.length > 0)
    addSentence(messages['api.slotNames'], { section: renderSectionLink('slots') });
  const sxHref = name === 'sx' && type?.startsWith('SxProps') ? resolveLink(SX_PAGE) : undefined;
  if (sxHref) {
    const link = `<a href="${escapeAttribute(sxHref)}">${escapeText(messages['api.sxLink'])}</a>`;
    addSentence(messages['api.sx'], { link });
  }
  return sentences.join(' ');
}

/** The commercial plan for which a description reserves something. */
export function findPlanInDescription(description: string): Plan | undefined {
  const [, planClass, planName] =
    /\bplan-(pro|premium)\b|\bonly (?:available|useful)\b[^.\n]*?[a-z](Pro|Premium)\b/i.exec(description) ??
    [];
  const plan = (planClass ?? planName)?.toLowerCase();
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}
