/** Sentences about a component as a whole, as Markdown: where a ref and further props go. Knows nothing of the page. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { SYSTEM_PAGE } from './prop-notes.js';
import type { ComponentApi, InheritanceApi } from '../package-api.js';

/** What becomes of a ref, of props that are not listed, and of those that stand for CSS. */
export function formatRootNote(component: ComponentApi, messages: Messages): string {
  const { name, forwardsRefTo, inheritance, spread, systemProps } = component;
  const refNote = forwardsRefTo
    ? fillPlaceholders(messages['api.ref'], { type: `\`${forwardsRefTo}\`` })
    : messages['api.noRef'];
  const spreadNote = spread && !inheritance ? ` ${messages['api.spread']}` : '';
  const link = `[${messages['api.systemLink']}](${SYSTEM_PAGE})`;
  const systemNote = systemProps
    ? `\n\n${fillPlaceholders(messages['api.system'], { name: `\`${name}\``, link })}`
    : '';
  return `${refNote}${spreadNote}${systemNote}`;
}

/** Whose props it takes beside its own. */
export function formatInheritanceNote(
  name: string,
  { component, pathname }: InheritanceApi,
  messages: Messages,
): string {
  // `Transition` of react-transition-group, say.
  const host = /^https?:\/\/([^/]+)/.exec(pathname)?.[1];
  const values = { component: `[${component}](${pathname})`, name: `\`${name}\`` };
  return host === undefined
    ? fillPlaceholders(messages['api.inherited'], values)
    : fillPlaceholders(messages['api.inheritedFrom'], { ...values, host });
}
