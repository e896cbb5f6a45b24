/** The style of the side navigation. Each level is indented by 13 px, with a chevron or without. A group without pages is a `<details>`. */

import { css } from '@emotion/react';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { corner, durations, easings, touchTarget, up } from '../../theme/tokens.js';

const itemStyle = css`
  li > :not(ul, details),
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: ${touchTarget}px;
    margin-block: 1px;
    padding: 5px 12px;
    border-radius: ${corner(8)};
    color: ${paint.text.secondary};
    font-weight: 500;
    line-height: 1.25rem;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${up('md')} {
      min-height: 0;
    }
  }
  li > :has(.chip),
  summary:has(.chip) {
    flex-wrap: wrap;
  }
  svg {
    flex: none;
  }
  > li > a,
  > li > .group,
  > li > details > .group,
  > li > .planned {
    color: ${paint.text.primary};
    font-weight: 700;
  }
  a:hover,
  summary:hover {
    background: ${paint.surface.hover};
    color: ${paint.text.primary};
  }
  a[aria-current] {
    background: ${paint.surface.active};
    color: ${paint.text.link};
    font-weight: 600;
    scroll-margin-block: calc(var(--MuiDocs-header-height) + 8px) 120px;
  }
  .caption {
    margin-block-start: 12px;
    min-height: 0;
    color: ${paint.text.secondary};
    font-size: 0.75rem;
    font-weight: 600;
    letter-spacing: 0.04em;
  }
  li:not(li + li) > .caption {
    margin-block-start: 4px;
  }
`;

const groupStyle = css`
  summary {
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .group {
    margin-inline-start: -9px;
    padding-inline-start: 0;
    gap: 3px;
    color: ${paint.text.primary};
  }
  .group::before {
    ${iconBox('chevron')}
    width: 18px;
    margin-inline-end: 0;
    color: ${paint.text.secondary};
    transform: scale(0.8);
    transition: transform ${durations.shortest}ms ${easings.easeInOut};
  }
  .group:dir(rtl)::before {
    transform: scale(-0.8, 0.8);
  }
  li[data-open='false'] > ul {
    display: none;
  }
  li[data-open='true'] > .group::before,
  [open] > .group::before {
    transform: scale(0.8) rotate(90deg);
  }
  .external::after {
    ${iconBox('external')}
    color: ${paint.text.secondary};
    transform: scale(0.75);
  }
  .external:dir(rtl)::after {
    transform: scale(-0.75, 0.75);
  }
`;

const chipStyle = css`
  .chip {
    flex: none;
    height: 1rem;
    padding-inline: 5px;
    border-radius: ${corner(4)};
    background: color-mix(in srgb, currentColor 11%, transparent);
    color: ${paint.text.secondary};
    font-size: 0.625rem;
    font-weight: 700;
    line-height: 1rem;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  .newFeature {
    color: ${paint.success.main};
  }
  .unstable,
  .beta {
    color: ${paint.info.main};
  }
  .legacy,
  .deprecated {
    color: ${paint.warning.main};
  }
  @media (forced-colors: active) {
    .chip,
    a[aria-current] {
      outline: 1px solid;
    }
  }
`;

export const sideNavStyle = css`
  &,
  ul {
    margin: 0;
    padding-inline: 11px 0;
    list-style: none;
  }
  ul {
    margin-inline-start: 1px;
    border-inline-start: 1px solid ${paint.divider};
  }
  ul.flat {
    margin: 0;
    padding: 0;
    border: 0;
  }
  font-size: 0.875rem;
  ${itemStyle}
  ${groupStyle}
  ${chipStyle}
`;
