/** Writes sentences about a component as a whole: its ref, its further props, the ways to change its styles. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { escapeText } from '../../text/escape-html.js';
import { SYSTEM_PAGE } from './system-pages.js';
import { renderMessage, type ProseContext } from './render-prose.js';
import type { ComponentApi, InheritanceApi } from '../package-api.js';

/** What happens to a ref, to props that are not listed, and to props that set CSS; as Markdown. */
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

/** The component from which further props are inherited, as Markdown. */
export function formatInheritanceNote(
  name: string,
  { component, pathname }: InheritanceApi,
  messages: Messages,
): string {
  // The host of another library: `Transition` of react-transition-group, for example.
  const [, host] = /^https?:\/\/([^/]+)/.exec(pathname) ?? [];
  const values = { component: `[${component}](${pathname})`, name: `\`${name}\`` };
  return host === undefined
    ? fillPlaceholders(messages['api.inherited'], values)
    : fillPlaceholders(messages['api.inheritedFrom'], { ...values, host });
}

/** The ways to change the styles of a component's classes, as HTML. */
export function renderStyleOverrides(
  { props, themeDefaultProps }: ComponentApi,
  context: ProseContext,
): string {
  const { messages } = context;
  const name = `<code>${escapeText(themeDefaultProps ?? '')}</code>`;
  const overrides = [
    messages['api.byStylesheet'],
    themeDefaultProps !== undefined && messages['api.byTheme'],
    props['classes'] && messages['api.byClasses'],
    props['sx'] && messages['api.bySx'],
  ].flatMap((message) => message || []);
  const items = overrides.map((override) => `<li>${renderMessage(override, { name }, context)}</li>`);
  return `<p>${escapeText(messages['api.ways'])}</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
}
