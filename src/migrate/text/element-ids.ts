/** The ids that elements of HTML have in a page. An id that something before has already is left out. */

import { checkId, type PageIds } from '../../markdown/html/page-ids.js';
import { scanTags } from '../components/scan-tags.js';
import type { Edit, MarkdownDocument } from './document.js';

export interface ElementId {
  readonly id: string;
  readonly start: number;
  /** What is left out with the id: an anchor without text, or the attribute. */
  readonly removable: { readonly start: number; readonly end: number };
}

/** In the order of the page. */
export function listElementIds({ text, masked }: MarkdownDocument): readonly ElementId[] {
  return scanTags(text, masked).flatMap((tag) => {
    const { start, end, attributes, name } = tag;
    const id = attributes.find((attribute) => attribute.name === 'id')?.value;
    if (typeof id !== 'string') return [];
    const anchor = /^<\/(?:a|span)>/.exec(text.slice(end))?.[0];
    if (anchor !== undefined && attributes.length === 1 && anchor === `</${name}>`)
      return { id, start, removable: { start, end: end + anchor.length } };
    const source = text.slice(start, end);
    const attribute = /\s+id\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'/>]+)/.exec(source);
    if (!attribute) return [];
    const from = start + attribute.index;
    return { id, start, removable: { start: from, end: from + attribute[0].length } };
  });
}

/** Takes the id, or leaves it out where it is taken, or no id for docsgen. */
export function claimElementId({ id, removable }: ElementId, ids: PageIds): readonly Edit[] {
  return checkId(id) === undefined && ids.claimExact(id) ? [] : [{ ...removable, text: '' }];
}
