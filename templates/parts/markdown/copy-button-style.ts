/** The copy button of a block of code. So that it covers no code, it is visible only with hover or focus, on devices that have them. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner, durations, touchTarget, up } from '../../theme/tokens.js';

export const copyButtonStyle = css`
  .copy {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: ${touchTarget}px;
    padding: 4px 10px;
    border: 1px solid ${paint.surface.edge};
    border-radius: ${corner(8)};
    background: ${paint.background.paper};
    color: ${paint.text.secondary};
    font: 500 0.75rem/1.25rem var(--docs-font-body);
    cursor: pointer;
    transition: opacity ${durations.shortest}ms;
    ${up('md')} {
      min-height: 30px;
    }
  }
  .copy:hover,
  .copy:focus-visible {
    color: ${paint.text.primary};
  }
  .copy[data-copied='true'] {
    color: ${paint.success.main};
  }
  .code-title ~ .copy {
    inset-block-start: 45px;
  }
  .copy .keys {
    display: none;
  }
  @media (any-hover: hover) {
    .code:not(:hover, :focus-within) > .copy {
      opacity: 0;
    }
    html:not([data-mac]) & .copy:is(:hover, :focus-visible):not([data-copied='true']) .other,
    html[data-mac] & .copy:is(:hover, :focus-visible):not([data-copied='true']) .mac {
      display: inline;
    }
  }
  @media print {
    .copy {
      display: none;
    }
  }
`;
