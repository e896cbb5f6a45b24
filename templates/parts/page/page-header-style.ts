/** The style of the top of a page. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { below, corner, measure, touchTarget } from '../../theme/tokens.js';

const titleStyle = css`
  h1 {
    margin: 0 0 8px;
    font-family: var(--docs-font-heading);
    font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.125rem);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.022em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  code {
    font: 0.92em var(--docs-font-code);
  }
  .description {
    max-width: ${measure.prose}ch;
    margin: 0 0 16px;
    color: ${paint.text.secondary};
    font-size: 1.0625rem;
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  .description a {
    color: ${paint.text.link};
  }
`;

const chipListStyle = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chips a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding-inline: 8px 10px;
    border: 1px solid ${paint.surface.edge};
    border-radius: ${corner(14)};
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.25rem;
    text-decoration: none;
  }
  ${below('md')} {
    .chips {
      flex-wrap: nowrap;
      margin-inline: -16px;
      padding-inline: 16px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .chips li {
      flex: none;
    }
    .chips a {
      min-height: 32px;
      margin-block: 6px;
      border-radius: ${corner(16)};
      position: relative;
    }
    .chips a::before {
      content: '';
      position: absolute;
      inset: ${(32 - touchTarget) / 2}px 0;
    }
  }
  .chips a:hover {
    border-color: currentColor;
    background: ${paint.surface.hover};
    color: ${paint.text.primary};
  }
`;

export const pageHeaderStyle = css`
  grid-area: header;
  margin-block-end: 24px;
  ${titleStyle}
  ${chipListStyle}
  @media print {
    .chips {
      display: none;
    }
  }
`;
