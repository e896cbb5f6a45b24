/** How the top of a page looks. */

import { css } from '@emotion/react';
import { paint } from '../theme/palette.js';
import { ad, below, measure, spacing, touchTarget, up } from '../theme/tokens.js';

const title = css`
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

const adSlot = css`
  .ad-slot {
    min-height: ${ad.xs}px;
    margin-block: ${ad.margin * spacing}px;
    ${up('sm')} {
      min-height: ${ad.sm}px;
    }
  }
  .ad-slot > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    max-width: 560px;
    min-height: inherit;
    padding: 10px;
    border: 1px dashed ${paint.surface.edge};
    border-radius: 12px;
    color: ${paint.text.primary};
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-decoration: none;
    ${up('sm')} {
      gap: 16px;
      padding: 12px;
      font-size: 0.875rem;
      line-height: 1.375rem;
    }
  }
  .ad-slot > a:hover {
    border-color: ${paint.text.link};
    background: ${paint.surface.subtle};
  }
  .ad-slot img {
    display: block;
    max-width: 100%;
    border-radius: 6px;
    background: ${paint.surface.hover};
    object-fit: cover;
  }
  .ad-slot small {
    display: block;
    color: ${paint.text.secondary};
    font-size: 0.75rem;
    line-height: 1rem;
  }
`;

const chips = css`
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
    border-radius: 14px;
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
      border-radius: 16px;
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
  ${title}
  ${adSlot}
  ${chips}
  @media print {
    .ad-slot,
    .chips {
      display: none;
    }
  }
`;
