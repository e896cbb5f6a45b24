/** A list of links that a control opens: a popover, so that it opens without a script. */

import styled from '@emotion/styled';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { corner, durations, easings, touchTarget, up } from '../../theme/tokens.js';

/** It is under its button if the browser supports anchors, else under the end of the bar. */
export const Menu = styled.ul`
  position: fixed;
  inset: calc(var(--MuiDocs-header-height) + 4px) 16px auto auto;
  min-width: 200px;
  max-width: min(360px, 100vw - 32px);
  max-height: 70vh;
  margin: 0;
  padding: 6px;
  border: 1px solid ${paint.divider};
  border-radius: ${corner(12)};
  background: ${paint.background.paper};
  color: ${paint.text.primary};
  box-shadow: 0 12px 32px hsla(215, 40%, 10%, 0.16);
  font-size: 0.875rem;
  line-height: 1.25rem;
  list-style: none;
  overflow: auto;
  @supports (position-area: block-end) {
    inset: auto;
    margin: 4px 0 4px 8px;
    &:dir(rtl) {
      margin: 4px 8px 4px 0;
    }
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-inline;
  }
  &:popover-open {
    transition: opacity ${durations.short}ms ${easings.easeOut};
    @starting-style {
      opacity: 0;
    }
  }
  @supports not selector(:popover-open) {
    display: none;
  }
  a,
  [aria-current] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
    column-gap: 12px;
    min-height: ${touchTarget}px;
    padding: 6px 10px;
    border-radius: ${corner(8)};
    color: inherit;
    text-decoration: none;
    ${up('md')} {
      min-height: 36px;
    }
  }
  a:hover {
    background: ${paint.surface.hover};
  }
  [aria-current] {
    color: ${paint.text.link};
    font-weight: 600;
  }
  [aria-current]::after {
    ${iconBox('check')}
    grid-area: 1 / 2 / span 2;
  }
  small {
    grid-row: 2;
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 400;
  }
  &#products {
    position-anchor: --docs-products;
  }
  &#versions {
    min-width: 160px;
    position-anchor: --docs-versions;
  }
  .divided {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid ${paint.divider};
  }
`;
