/** How a reader changes the styles behind a component's classes. Knows nothing of the classes. */

import { escapeText } from '../escape.js';
import type { ComponentApi } from './describe.js';

/** The ways that this component offers, as HTML. */
export function waysToOverride({ props, themeDefaultProps }: ComponentApi): string {
  const ways = [
    'a stylesheet, by the class name',
    ...(themeDefaultProps === undefined
      ? []
      : [
          `the theme, by the rule name in <code>styleOverrides</code> of <code>${escapeText(themeDefaultProps)}</code>`,
        ]),
    ...(props['classes'] ? ['the prop <code>classes</code>, by the rule name'] : []),
    ...(props['sx'] ? ['the prop <code>sx</code>, with the class name in a selector'] : []),
  ];
  return `<p>Ways to change what they look like:</p>\n<ul>\n${ways.map((way) => `<li>${way}</li>`).join('\n')}\n</ul>\n`;
}
