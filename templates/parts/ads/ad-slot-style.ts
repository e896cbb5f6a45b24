/** The style of the ad box. It has its height before the ad is loaded, and keeps it; the height grows with the size of the text. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { ad, corner, spacing, up } from '../../theme/tokens.js';

const height = { xs: `${ad.xs / 16}rem`, sm: `${ad.sm / 16}rem` };

const slotBoxStyle = css`
  min-height: ${height.xs};
  margin-block: ${ad.margin * spacing}px;
  container-type: inline-size;
  ${up('sm')} {
    min-height: ${height.sm};
  }
  /* Nothing comes without a script. */
  html:not([data-code-variant]) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const adContentStyle = css`
  > .ad,
  > .carbonads > .ad,
  > .appeal,
  > #carbonads {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    max-width: 560px;
    height: ${height.xs};
    padding: 8px;
    border: 1px dashed ${paint.surface.edge};
    border-radius: ${corner(12)};
    color: ${paint.text.primary};
    font-size: 0.75rem;
    line-height: 1.125rem;
    text-decoration: none;
    overflow: clip;
    ${up('sm')} {
      gap: 16px;
      height: ${height.sm};
      padding: 12px;
      font-size: 0.875rem;
      line-height: 1.25rem;
    }
  }
  > .carbonads > .ad:hover,
  > .ad:hover {
    border-color: ${paint.text.link};
    background: ${paint.surface.subtle};
  }
  /* Images of one pixel count; they are not to be seen. */
  img:not([hidden], [width='1']) {
    display: block;
    width: 130px;
    max-width: 100%;
    height: 100px;
    border-radius: ${corner(6)};
    background: ${paint.surface.hover};
    object-fit: cover;
  }
  /* Where few words fit into a line, all of them are for the text. */
  @container (width < 19rem) {
    > .ad {
      grid-template-columns: minmax(0, 1fr);
    }
    > .ad > img {
      display: none;
    }
  }
  .ad-text {
    overflow-wrap: anywhere;
  }
  small,
  .carbon-poweredby {
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
  &[data-shape='inline'] .ad {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Not the image of the network's own box, which must be shown as it is. */
  &[data-shape='inline'] .ad > img {
    display: none;
  }
  &[data-shape='inline'] :is(.badge, .start) {
    display: inline-block;
    color: ${paint.text.link};
    font-weight: 600;
  }
  &[data-shape='inline'] .badge {
    margin-inline-end: 8px;
    padding-inline: 6px;
    border: 1px solid currentColor;
    border-radius: ${corner(6)};
    font-size: 0.75rem;
  }
  &[data-shape='inline'] .start {
    margin-inline-start: 6px;
  }
  > .appeal {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    align-content: center;
    border: 2px solid ${paint.primary.main};
  }
  .appeal > p {
    margin: 0;
  }
`;

/** What the script of the network puts here, with its own classes. */
const networkBoxStyle = css`
  > #carbonads {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
  }
  .carbon-wrap {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  #carbonads a {
    text-decoration: none;
  }
  .carbon-text {
    color: inherit;
    overflow-wrap: anywhere;
  }
  .carbon-poweredby {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 12px;
  }
  /* Whatever else the script puts here is not shown. */
  &[data-state^='carbon'] > div:not(#carbonads, .carbonads) {
    display: none;
  }
`;

export const adSlotStyle = css`
  ${slotBoxStyle}
  ${adContentStyle}
  ${adVariantStyle}
  ${networkBoxStyle}
`;
