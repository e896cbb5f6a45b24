/** Callouts: a tint, an icon, and a title if it has one. */

import { css } from '@emotion/react';
import { iconBox, icons } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { corner } from '../../theme/tokens.js';

const createToneStyle = (name: 'info' | 'success' | 'warning' | 'error') => css`
  .callout-${name} {
    --docs-tone: ${paint[name].main};
  }
  .callout-${name} > .callout-icon::before {
    clip-path: path(evenodd, '${icons[name]}');
  }
`;

export const calloutStyle = css`
  .callout {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    margin-block: 20px 24px;
    padding: 14px 16px;
    border: 1px solid color-mix(in srgb, var(--docs-tone) 16%, transparent);
    border-radius: ${corner(12)};
    background: color-mix(in srgb, var(--docs-tone) 6%, ${paint.background.default});
  }
  .callout-icon {
    margin-block-start: 3px;
    color: var(--docs-tone);
  }
  .callout-icon::before {
    ${iconBox('info')}
    display: block;
  }
  .callout-content {
    font-size: 0.9375rem;
    line-height: 1.625rem;
  }
  .callout-content > * {
    margin-block-end: 8px;
  }
  .callout-content > :not(* + *) {
    margin-block-start: 0;
  }
  .callout-content > :last-child {
    margin-block-end: 0;
  }
  .callout-title {
    margin-block-end: 2px;
    font-weight: 600;
  }
  ${createToneStyle('info')}
  ${createToneStyle('success')}
  ${createToneStyle('warning')}
  ${createToneStyle('error')}
`;
