/** Images, disclosure, keys, task lists and feature lists. */

import { css } from '@emotion/react';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { OUTSIDE_DEMOS } from './outside-demos.js';
import { corner } from '../../theme/tokens.js';

const mediaStyle = css`
  & :where(img, video, svg)${OUTSIDE_DEMOS} {
    max-width: 100%;
    height: auto;
  }
  figure:not([data-bg])${OUTSIDE_DEMOS} {
    margin: 16px 0 24px;
  }
  & :where(img, video)${OUTSIDE_DEMOS} {
    border-radius: ${corner(8)};
  }
  & :where(figcaption)${OUTSIDE_DEMOS} {
    color: ${paint.text.secondary};
    font-size: 0.875rem;
  }
`;

const embedStyle = css`
  .embed {
    display: grid;
    place-content: center;
    place-items: center;
    gap: 12px;
    position: relative;
    inline-size: 100%;
    max-inline-size: 100%;
    margin-block: 16px 24px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    background: ${paint.surface.subtle};
    color: ${paint.text.secondary};
    overflow: hidden;
  }
  iframe.embed {
    display: block;
  }
  .embed > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .embed > :is(span, a) {
    position: relative;
    padding: 8px 16px;
    border-radius: ${corner(8)};
    background: ${paint.background.paper};
  }
  .embed > a {
    border: 1px solid ${paint.divider};
    font-weight: 600;
  }
`;

const formulaStyle = css`
  .formula {
    margin-block: 16px 24px;
    overflow-x: auto;
  }
`;

const disclosureStyle = css`
  details:not(.source)${OUTSIDE_DEMOS} {
    margin-block: 16px 24px;
    padding-inline: 16px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
  }
  details:not(.source) > summary${OUTSIDE_DEMOS} {
    margin-inline: -16px;
    padding: 10px 16px;
    border-radius: ${corner(12)};
    font-weight: 600;
    cursor: pointer;
  }
  details:not(.source) > summary${OUTSIDE_DEMOS}::marker {
    color: ${paint.text.secondary};
  }
`;

const keyboardKeyStyle = css`
  kbd${OUTSIDE_DEMOS} {
    display: inline-block;
    min-width: 1.6em;
    padding: 0.05em 0.4em;
    border: 1px solid ${paint.surface.edge};
    border-block-end-width: 2px;
    border-radius: ${corner(6)};
    background: ${paint.surface.subtle};
    font: 0.8125em/1.5 var(--docs-font-code);
    text-align: center;
  }
`;

const featureListStyle = css`
  .task {
    margin-inline-start: -22px;
    list-style: none;
  }
  .task .task {
    margin-inline-start: -6px;
  }
  .task input {
    width: 1em;
    height: 1em;
    margin: 0 0.4em 0 0;
    accent-color: ${paint.primary.main};
    vertical-align: -0.1em;
  }
  .feature-list {
    padding: 0;
    list-style: none;
  }
  .feature-list > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    padding: 0;
  }
  .feature-list > li::before {
    ${iconBox('check')}
    margin-block-start: 4px;
    color: ${paint.success.main};
  }
`;

export const extraElementsStyle = css`
  ${mediaStyle}
  ${embedStyle}
  ${formulaStyle}
  ${disclosureStyle}
  ${keyboardKeyStyle}
  ${featureListStyle}
`;
