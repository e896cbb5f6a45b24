/** The style of the ad box. It has its height before the ad is loaded, and keeps it. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { ad, spacing, up } from '../../theme/tokens.js';

const slotBoxStyle = css`
  .ad-slot {
    min-height: ${ad.xs}px;
    margin-block: ${ad.margin * spacing}px;
    ${up('sm')} {
      min-height: ${ad.sm}px;
    }
  }
  /* A script chooses anew; where it does not come, what is there is shown after all. */
  html[data-code-variant] & .ad-slot:not([data-state]) > a {
    animation: docs-ad 0s 5s both;
  }
  @keyframes docs-ad {
    from {
      visibility: hidden;
    }
  }
`;

const adContentStyle = css`
  .ad-slot > .ad,
  .ad-slot > .carbonads > .ad,
  .ad-slot > .appeal,
  .ad-slot > #carbonads {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    max-width: 560px;
    height: ${ad.xs}px;
    padding: 10px;
    border: 1px dashed ${paint.surface.edge};
    border-radius: 12px;
    color: ${paint.text.primary};
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-decoration: none;
    overflow: clip;
    ${up('sm')} {
      gap: 16px;
      height: ${ad.sm}px;
      padding: 12px;
      font-size: 0.875rem;
    }
  }
  .ad-slot > .carbonads > .ad:hover,
  .ad-slot > .ad:hover {
    border-color: ${paint.text.link};
    background: ${paint.surface.subtle};
  }
  .ad-slot img:not([hidden]) {
    display: block;
    width: 130px;
    max-width: 100%;
    height: 100px;
    border-radius: 6px;
    background: ${paint.surface.hover};
    object-fit: cover;
  }
  .ad-text {
    overflow-wrap: anywhere;
  }
  .ad-text > b,
  .ad-text > [data-ad-description] {
    display: inline;
  }
  .ad-slot small {
    display: block;
    color: ${paint.text.secondary};
    font-size: 0.75rem;
    line-height: 1rem;
  }
  .badge,
  .start {
    display: none;
  }
`;

const adVariantStyle = css`
  .ad-slot[data-shape='inline'] .ad {
    grid-template-columns: minmax(0, 1fr);
  }
  .ad-slot[data-shape='inline'] img:not([hidden]) {
    display: none;
  }
  [data-shape='inline'] :is(.badge, .start) {
    display: inline-block;
    color: ${paint.text.link};
    font-weight: 600;
  }
  [data-shape='inline'] .badge {
    margin-inline-end: 8px;
    padding-inline: 6px;
    border: 1px solid currentColor;
    border-radius: 6px;
    font-size: 0.75rem;
  }
  [data-shape='inline'] .start {
    margin-inline-start: 6px;
  }
  .ad-slot > .appeal {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    align-content: center;
    border: 2px solid ${paint.primary.main};
  }
  .appeal > p {
    margin: 0;
  }
  /* Only the network's own box: what else its script puts here is not shown. */
  .ad-slot[data-state^='carbon'] > div:not(#carbonads, .carbonads) {
    display: none;
  }
`;

export const adSlotStyle = css`
  ${slotBoxStyle}
  ${adContentStyle}
  ${adVariantStyle}
`;
