/** Headings, and the mark after them that shows that they link to themselves. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { OUTSIDE_DEMOS } from './outside-demos.js';

export const headingStyle = css`
  & :where(h2, h3, h4, h5, h6)${OUTSIDE_DEMOS} {
    margin: 32px 0 8px;
    font-family: var(--docs-font-heading);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.5rem;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h2${OUTSIDE_DEMOS} {
    margin-block: 48px 16px;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 2rem;
    letter-spacing: -0.018em;
  }
  h3${OUTSIDE_DEMOS} {
    font-size: 1.1875rem;
    line-height: 1.75rem;
  }
  > :is(h2, h3):not(* + *) {
    margin-block-start: 32px;
  }
  & :where(h2 + h3)${OUTSIDE_DEMOS} {
    margin-block-start: 16px;
  }
  .heading-link {
    color: inherit;
    text-decoration: none;
  }
  .heading-link::after,
  .heading-anchor {
    margin-inline-start: 0.35em;
    color: ${paint.text.link};
    font-weight: 400;
    text-decoration: none;
    opacity: 0;
  }
  .heading-link::after {
    content: '#';
    content: '#' / '';
  }
  & :where(h2, h3):hover > .heading-link::after,
  .heading-link:focus-visible::after,
  & :where(h2, h3):hover > .heading-anchor,
  .heading-anchor:focus-visible {
    opacity: 1;
  }
  & :where(h2, h3) code${OUTSIDE_DEMOS} {
    font-size: 0.9em;
  }
  @media (any-hover: none) {
    .heading-link::after,
    .heading-anchor {
      display: none;
    }
  }
`;
