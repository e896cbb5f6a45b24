/** The duration of the fade from one page to the next. The head of every page turns it on. */

import { css } from '@emotion/react';
import { durations } from './tokens.js';

export const pageTransitionStyle = css`
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${durations.shortest}ms;
  }
`;
