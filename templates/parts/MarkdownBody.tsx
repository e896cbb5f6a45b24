/** The place of a page's text, and how everything that Markdown makes looks. Leaves what is inside of demos alone. */

import styled from '@emotion/styled';
import { calloutStyle } from './markdown/callouts.js';
import { codeStyle } from './markdown/code.js';
import { codeTabsStyle } from './markdown/code-tabs.js';
import { demoAdStyle } from './markdown/demo-ad.js';
import { extraElementsStyle } from './markdown/extras.js';
import { headingStyle } from './markdown/headings.js';
import { printStyle } from './markdown/print.js';
import { proseStyle } from './markdown/prose.js';
import { tableStyle } from './markdown/tables.js';

export const MarkdownBody = styled.div`
  grid-area: body;
  min-width: 0;
  ${proseStyle}
  ${headingStyle}
  ${tableStyle}
  ${codeStyle}
  ${codeTabsStyle}
  ${calloutStyle}
  ${extraElementsStyle}
  ${demoAdStyle}
  ${printStyle}
`;
