/** How long one page takes to give way to the next. That it fades at all is said in the head of every page. */

import { css } from '@emotion/react';
import { durations } from './tokens.js';

export const pageTransitionStyle = css`
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${durations.shortest}ms;
  }
`;
