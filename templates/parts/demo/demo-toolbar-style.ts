/** The style of the menus of a demo's toolbar, and of the field in which its code is edited. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner } from '../../theme/tokens.js';

/** It is under its button if the browser supports anchors, else at the end of the window. */
export const toolbarMenuStyle = css`
  [role='menu'] {
    inset: auto 16px 16px auto;
    min-width: 180px;
    margin: 0;
    padding: 6px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    background: ${paint.background.paper};
    box-shadow: 0 12px 32px hsla(215, 40%, 10%, 0.16);
    @supports (position-area: block-end) {
      inset: auto;
      margin-block: 4px;
      position-area: block-end span-inline-start;
      position-try-fallbacks: flip-block, flip-inline;
    }
    & :is(a, button) {
      display: block;
      box-sizing: border-box;
      inline-size: 100%;
      min-height: 36px;
      padding: 8px 10px;
      border: 0;
      border-radius: ${corner(8)};
      background: none;
      color: ${paint.text.primary};
      font: inherit;
      font-size: 0.875rem;
      line-height: 1.25rem;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
    }
    & :is(a, button):is(:hover, :focus-visible) {
      background: ${paint.surface.hover};
    }
    [aria-checked='true'] {
      color: ${paint.text.link};
      font-weight: 600;
    }
  }
`;

/** The field covers the code, in the same type, and only its caret is visible. */
export const codeEditorStyle = css`
  [data-editing] pre {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > code {
      padding-block-end: 1lh;
    }
  }
  textarea {
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: transparent;
    caret-color: ${paint.text.primary};
    font: inherit;
    tab-size: inherit;
    white-space: pre;
    overflow: hidden;
    resize: none;
    @media (forced-colors: active) {
      forced-color-adjust: none;
    }
  }
  pre:has(textarea:focus) {
    outline: 2px solid ${paint.primary.main};
    outline-offset: -3px;
    border-radius: ${corner(12)};
  }
  .edit-hint,
  .edit-error {
    margin: 0;
    padding: 8px 16px;
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  .edit-hint {
    color: ${paint.text.secondary};
  }
  pre:not(:focus) ~ .edit-hint {
    position: absolute;
    clip-path: inset(50%);
  }
  .edit-error {
    border-block-start: 1px solid ${paint.divider};
    color: ${paint.error.main};
    font-weight: 600;
    overflow-wrap: anywhere;
    &:empty {
      display: none;
    }
  }
`;
