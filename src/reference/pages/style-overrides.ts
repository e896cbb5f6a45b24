/** How a reader changes the styles behind a component's classes. Knows nothing of the classes. */

import { escapeText } from '../../text/escape-html.js';
import type { ComponentApi } from '../package-api.js';
import { renderMessage, type ProseContext } from './render-prose.js';

/** The ways that this component offers, as HTML. */
export function renderStyleOverrides(
  { props, themeDefaultProps }: ComponentApi,
  context: ProseContext,
): string {
  const { messages } = context;
  const name = `<code>${escapeText(themeDefaultProps ?? '')}</code>`;
  const overrides = [
    messages['api.byStylesheet'],
    ...(themeDefaultProps === undefined ? [] : [messages['api.byTheme']]),
    ...(props['classes'] ? [messages['api.byClasses']] : []),
    ...(props['sx'] ? [messages['api.bySx']] : []),
  ];
  const items = overrides.map((override) => `<li>${renderMessage(override, { name }, context)}</li>`);
  return `<p>${escapeText(messages['api.ways'])}</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
}
