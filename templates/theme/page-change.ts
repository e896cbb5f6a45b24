/** How one page gives way to the next: a short fade of what differs, where the reader does not mind motion. */

import { css } from '@emotion/react';
import { durations } from './tokens.js';

export const pageChange = css`
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
  }
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${durations.shortest}ms;
  }
`;
