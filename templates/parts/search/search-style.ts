/** The style of the search: a button in the bar that looks like a field, and a dialog under the bar. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { below, corner, durations, easings, toolbarHeight, touchTarget, up } from '../../theme/tokens.js';

export const searchButtonStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${touchTarget}px;
  padding-inline: 10px;
  border: 1px solid ${paint.surface.edge};
  border-radius: ${corner(10)};
  background: ${paint.surface.subtle};
  color: ${paint.text.secondary};
  font: 400 0.875rem/1.25rem var(--docs-font-body);
  cursor: pointer;
  html:not([data-code-variant]) & {
    display: none;
  }
  ${up('md')} {
    min-height: 34px;
    min-width: 200px;
  }
  &:hover {
    border-color: currentColor;
    color: ${paint.text.primary};
  }
  kbd {
    margin-inline-start: auto;
    font: 0.75rem/1rem var(--docs-font-body);
    white-space: nowrap;
  }
  html[data-mac] & .other,
  html:not([data-mac]) & .mac {
    display: none;
  }
  ${below('md')} {
    border-color: transparent;
    background: none;
    kbd {
      display: none;
    }
    .words {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const resultListStyle = css`
  [role='option'] {
    display: grid;
    gap: 2px;
    padding: 8px 12px;
    border-radius: ${corner(8)};
    color: ${paint.text.primary};
    font-size: 0.875rem;
    line-height: 1.25rem;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  [role='option'] small {
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  [aria-selected='true'],
  [role='option']:hover {
    background: ${paint.surface.active};
  }
  [aria-selected='true'] b {
    color: ${paint.text.link};
  }
  @media (forced-colors: active) {
    [aria-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

export const searchDialogStyle = css`
  width: min(640px, 100vw - 32px);
  max-height: min(70vh, 640px);
  margin: 72px auto auto;
  padding: 0 8px 8px;
  border: 1px solid ${paint.divider};
  border-radius: ${corner(12)};
  background: ${paint.background.paper};
  color: ${paint.text.primary};
  box-shadow: 0 12px 32px hsla(215, 40%, 10%, 0.16);
  overflow: auto;
  &::backdrop {
    background: ${paint.surface.scrim};
    transition: opacity ${durations.complex}ms ${easings.easeOut};
    @starting-style {
      opacity: 0;
    }
  }
  form {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    ${toolbarHeight}
    padding-inline: 12px 4px;
    background: ${paint.background.paper};
    border-block-end: 1px solid ${paint.divider};
  }
  [role='combobox'] {
    flex: 1;
    min-width: 0;
    min-height: ${touchTarget}px;
    border: 0;
    background: none;
    color: inherit;
    font: 1rem/1.5rem var(--docs-font-body);
  }
  [role='combobox']:focus-visible {
    outline: 0;
  }
  form button {
    display: grid;
    place-items: center;
    width: ${touchTarget}px;
    height: ${touchTarget}px;
    border: 0;
    border-radius: ${corner(8)};
    background: none;
    color: ${paint.text.secondary};
    cursor: pointer;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding-inline: 12px;
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
  }
  [role='status'] {
    margin: 4px 12px;
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    line-height: 1.5rem;
  }
  ${resultListStyle}
`;
