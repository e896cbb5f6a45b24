/**
 * Which pages show what no other page shows. Where all elements of a page are of kinds that other pages have too, it is laid out,
 * named and colored by the same rules as those: it is enough to open them.
 */

import { all, text, type Element } from '../sites/dom.js';
import type { Document } from './site.js';

/** As few pages as can be found quickly that together have every kind of element. */
export function findDistinctPages(documents: readonly Document[]): ReadonlySet<string> {
  const distinct = new Set<string>();
  let rest = documents.map(({ pathname, html }) => ({ pathname, kinds: collectKinds(html) }));
  while (rest.length > 0) {
    const richest = rest.reduce((one, other) => (other.kinds.size > one.kinds.size ? other : one));
    distinct.add(richest.pathname);
    rest = rest.filter((page) => page !== richest);
    for (const { kinds } of rest) for (const kind of richest.kinds) kinds.delete(kind);
    rest = rest.filter(({ kinds }) => kinds.size > 0);
  }
  return distinct;
}

/** The elements of a document with those around them, and its steps from one heading to the next. */
function collectKinds(html: string): Set<string> {
  const elements = all(html, '*');
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  return new Set([
    ...elements.map((element) => `${nameOf(element.parent as Element | null)} > ${kindOf(element)}`),
    ...headings.map(({ name }, at) => `${headings[at - 1]?.name} before ${name}`),
  ]);
}

/** Attributes whose values are few. Of the others it counts that they are there, and whether they are empty. */
const TELLING = /^(?:role|type|tabindex|aria-(?!label|controls|owns|describedby|activedescendant|value).*)$/;

/** Elements that are named by what they contain. */
const NAMED = /^(?:a|button|h[1-6]|label|legend|summary|th)$/;

function kindOf(element: Element): string {
  const attributes = Object.entries(element.attribs)
    .filter(([name]) => name !== 'class')
    .map(([name, value]) => `${name}=${TELLING.test(name) ? value : value !== ''}`);
  const hasName = NAMED.test(element.name) && text(element) !== '';
  return [nameOf(element), ...attributes.sort(), hasName].join(' ');
}

/** With all classes: those that Emotion makes tell the colors. */
function nameOf(element: Element | null): string {
  const classes = element?.attribs?.['class']?.split(/\s+/) ?? [];
  return [element?.name ?? '', ...classes.sort()].join('.');
}
