/** On paper: whole code, nothing cut, and the addresses of links. */

import { css } from '@emotion/react';
import { OUTSIDE_DEMOS } from './outside-demos.js';

export const printStyle = css`
  @media print {
    pre {
      max-height: none;
      white-space: pre-wrap;
    }
    .code,
    .callout,
    .demo,
    tr,
    img {
      break-inside: avoid;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    a[href]:not([href^='#'])${OUTSIDE_DEMOS}::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    .heading-anchor,
    .heading-link::after {
      display: none;
    }
  }
`;
