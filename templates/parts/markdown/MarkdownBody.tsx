/** The place of a page's text, with the styles of everything that Markdown renders. They do not apply inside demos. */

import styled from '@emotion/styled';
import { calloutStyle } from './callout-style.js';
import { codeStyle } from './code-style.js';
import { codeTabsStyle } from './code-tabs-style.js';
import { demoAdStyle } from '../ads/demo-ad-style.js';
import { extraElementsStyle } from './extra-elements-style.js';
import { headingStyle } from './heading-style.js';
import { printStyle } from './print-style.js';
import { proseStyle } from './prose-style.js';
import { tableStyle } from './table-style.js';

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
