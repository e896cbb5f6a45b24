/** How a reader changes the styles behind a component's classes. Knows nothing of the classes. */

import { escapeText } from '../escape.js';
import type { ComponentApi } from './describe.js';
import { sentenceOf, type ProseGiven } from './prose.js';

/** The ways that this component offers, as HTML. */
export function waysToOverride({ props, themeDefaultProps }: ComponentApi, given: ProseGiven): string {
  const { words } = given;
  const name = `<code>${escapeText(themeDefaultProps ?? '')}</code>`;
  const ways = [
    words['api.byStylesheet'],
    ...(themeDefaultProps === undefined ? [] : [words['api.byTheme']]),
    ...(props['classes'] ? [words['api.byClasses']] : []),
    ...(props['sx'] ? [words['api.bySx']] : []),
  ];
  const items = ways.map((way) => `<li>${sentenceOf(way, { name }, given)}</li>`);
  return `<p>${escapeText(words['api.ways'])}</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
}
