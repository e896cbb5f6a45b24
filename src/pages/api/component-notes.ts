/** Sentences about a component as a whole, as Markdown: where a ref and further props go. Knows nothing of the page. */

import { filled } from '../../site/filled.js';
import type { Words } from '../../site/words.js';
import { SYSTEM_PAGE } from './additions.js';
import type { ComponentApi, InheritanceApi } from './describe.js';

/** What becomes of a ref, of props that are not listed, and of those that stand for CSS. */
export function rootNote(component: ComponentApi, words: Words): string {
  const { name, forwardsRefTo, inheritance, spread, systemProps } = component;
  const ref = forwardsRefTo ? filled(words['api.ref'], { type: `\`${forwardsRefTo}\`` }) : words['api.noRef'];
  const rest = spread && !inheritance ? ` ${words['api.spread']}` : '';
  const link = `[${words['api.systemLink']}](${SYSTEM_PAGE})`;
  const styling = systemProps ? `\n\n${filled(words['api.system'], { name: `\`${name}\``, link })}` : '';
  return `${ref}${rest}${styling}`;
}

/** Whose props it takes beside its own. */
export function inheritanceNote(name: string, { component, pathname }: InheritanceApi, words: Words): string {
  // `Transition` of react-transition-group, say.
  const host = /^https?:\/\/([^/]+)/.exec(pathname)?.[1];
  const values = { component: `[${component}](${pathname})`, name: `\`${name}\`` };
  return host === undefined
    ? filled(words['api.inherited'], values)
    : filled(words['api.inheritedFrom'], { ...values, host });
}
