/** The style of an ad under a demo: one line, without an image. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner } from '../../theme/tokens.js';

export const demoAdStyle = css`
  .demo-ad {
    min-height: 52px;
    padding: 8px 16px;
    border-block-start: 1px solid ${paint.divider};
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  .demo-ad a {
    color: ${paint.text.primary};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .demo-ad a:hover [data-ad-description] {
    text-decoration: underline;
  }
  .demo-ad img {
    display: none;
  }
  .demo-ad .badge {
    margin-inline-end: 8px;
    padding-inline: 6px;
    border: 1px solid currentColor;
    border-radius: ${corner(6)};
    color: ${paint.text.link};
    font-size: 0.75rem;
  }
  .demo-ad .start {
    margin-inline: 6px;
    color: ${paint.text.link};
  }
  .demo-ad small {
    color: ${paint.text.secondary};
    font-size: 0.75rem;
  }
`;
