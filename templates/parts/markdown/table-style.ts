/** Tables: rows with dividers, in a box that scrolls when they are too wide. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { OUTSIDE_DEMOS } from './outside-demos.js';
import { corner } from '../../theme/tokens.js';

export const tableStyle = css`
  .table {
    margin-block: 8px 24px;
    overflow-x: auto;
    border-radius: ${corner(4)};
  }
  table${OUTSIDE_DEMOS} {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
  & :where(th, td)${OUTSIDE_DEMOS} {
    padding-block: 10px;
    padding-inline: 0 16px;
    border-block-end: 1px solid ${paint.divider};
    text-align: start;
    vertical-align: top;
  }
  & :where(th)${OUTSIDE_DEMOS} {
    border-block-end-color: ${paint.surface.edge};
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }
  td code${OUTSIDE_DEMOS} {
    overflow-wrap: break-word;
  }
  .table .align-center {
    text-align: center;
  }
  .table .align-right {
    text-align: end;
  }
`;
