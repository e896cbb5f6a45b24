/** The style of the navigation's drawer and column, and the drawer's transitions. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner, durations, easings, up } from '../../theme/tokens.js';

const boxStyle = css`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 11;
  width: min(var(--MuiDocs-navDrawer-width), 100vw - 48px);
  height: 100dvh;
  margin: 0;
  padding: 0 8px 24px;
  border: 0;
  border-inline-end: 1px solid ${paint.divider};
  background: ${paint.background.default};
  color: inherit;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:dir(rtl) {
    inset: 0 0 0 auto;
  }
  .top {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--MuiDocs-header-height);
    margin-inline: -8px;
    padding-inline: 12px 8px;
    border-block-end: 1px solid ${paint.divider};
    background: inherit;
  }
  .product {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 52px;
    padding-block: 12px 8px;
    padding-inline: 12px 4px;
  }
  .product > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    border-radius: ${corner(4)};
    color: ${paint.text.primary};
    font: 600 0.9375rem/1.25rem var(--docs-font-heading);
    text-decoration: none;
  }
  .single-version {
    padding-inline: 8px;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .product small {
    display: block;
    color: ${paint.text.secondary};
    font: 700 0.6875rem/1rem var(--docs-font-body);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

const slidingStyle = css`
  touch-action: pan-y pinch-zoom;
  transform: translateX(-100%);
  transition:
    transform ${durations.leavingScreen}ms ${easings.sharp},
    overlay ${durations.leavingScreen}ms allow-discrete,
    display ${durations.leavingScreen}ms allow-discrete;
  &:dir(rtl) {
    transform: translateX(100%);
  }
  &:popover-open:popover-open {
    transform: none;
    transition-duration: ${durations.enteringScreen}ms;
    transition-timing-function: ${easings.easeOut};
    @starting-style {
      transform: translateX(-100%);
    }
  }
  &:popover-open:dir(rtl) {
    @starting-style {
      transform: translateX(100%);
    }
  }
  @supports not selector(:popover-open) {
    position: static;
    width: auto;
    height: auto;
    transform: none;
  }
  &::backdrop {
    background: ${paint.surface.scrim};
    opacity: 0;
    transition:
      opacity ${durations.leavingScreen}ms,
      overlay ${durations.leavingScreen}ms allow-discrete,
      display ${durations.leavingScreen}ms allow-discrete;
  }
  &:popover-open::backdrop {
    opacity: 1;
    @starting-style {
      opacity: 0;
    }
  }
`;

/** The column: there whatever the popover's state, which is why it is not hidden by the browser's own sheet. */
const columnStyle = css`
  [data-permanent] > & {
    ${up('lg')} {
      display: block;
      position: fixed;
      height: 100dvh;
      width: var(--MuiDocs-navDrawer-width);
      transform: none;
      transition: none;
      .close {
        display: none;
      }
    }
  }
  @media print {
    &&& {
      display: none;
    }
  }
`;

export const drawerStyle = css`
  ${boxStyle}
  ${slidingStyle}
  ${columnStyle}
`;

/** Where a finger draws the drawer in: what it does there is not a step through the browser's history. */
export const swipeAreaStyle = css`
  display: none;
  position: fixed;
  inset-block: var(--MuiDocs-header-height) 0;
  inset-inline-start: 0;
  z-index: 9;
  width: 16px;
  touch-action: pan-y pinch-zoom;
  @media screen and (any-pointer: coarse) {
    display: block;
  }
  [data-permanent] > & {
    ${up('lg')} {
      display: none;
    }
  }
`;
