/** The style of a demo's code, and of the line between demo and code. */

import { css } from '@emotion/react';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { codeEditorStyle, toolbarMenuStyle } from './demo-toolbar-style.js';
import { below, chosenOutline, corner, durations, easings, touchTarget } from '../../theme/tokens.js';

const codeStyle = css`
  summary:focus-visible {
    outline-offset: -3px;
  }
  .demo-tools {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 8px;
    display: flex;
    align-items: center;
    min-height: 42px;
  }
  ${below('sm')} {
    .demo-tools {
      display: none;
    }
  }
  [role='toolbar'] {
    display: flex;
    gap: 2px;
    button,
    a {
      display: flex;
      align-items: center;
      justify-content: center;
      min-width: 30px;
      height: 30px;
      padding: 0 6px;
      border: 0;
      border-radius: ${corner(8)};
      background: none;
      color: ${paint.text.secondary};
      font: 600 0.75rem/1 var(--docs-font-body);
      cursor: pointer;
    }
    & :is(button, a):hover {
      background: ${paint.surface.hover};
    }
    [aria-pressed='true'] {
      color: ${paint.text.link};
      ${chosenOutline}
    }
    & :disabled {
      opacity: 0.5;
      cursor: default;
    }
  }
  .demo-tools [hidden] {
    display: none;
  }
  ${toolbarMenuStyle}
  ${codeEditorStyle}
  [data-copied='true'] [data-action='copy'] {
    color: ${paint.text.link};
  }
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 43px;
    padding-inline: 16px;
    border-block-start: 1px solid ${paint.divider};
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.25rem;
    cursor: pointer;
    list-style: none;
    ${below('md')} {
      min-height: ${touchTarget}px;
    }
  }
  summary:hover {
    color: ${paint.text.link};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    ${iconBox('chevron')}
    margin-inline-start: -4px;
    transform: scale(0.8) rotate(90deg);
    transition: transform ${durations.shortest}ms ${easings.easeInOut};
  }
  [open] > summary::before {
    transform: scale(0.8) rotate(-90deg);
  }
  details::details-content {
    opacity: 0;
    transition: opacity ${durations.standard}ms ${easings.easeInOut};
  }
  details[open]::details-content {
    opacity: 1;
  }
  details[open] ~ .preview,
  details[open] .show,
  details:not([open]) .hide {
    display: none;
  }
  html:not([data-code-variant='JS']) & .code[data-variant='JS'],
  html:not([data-code-variant='JS']) & .code-title > [data-variant='JS'],
  html[data-code-variant='JS'] & .code-title > [data-variant='TS'],
  html[data-code-variant='JS'] & .code[data-variant='TS'] {
    display: none;
  }
  .code {
    margin: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

/** Nothing but the choice of a styling option reaches into the demo, which has menus and fields of its own. */
export const demoSourceStyle = css`
  > .full-page {
    display: block;
    padding: 10px 16px;
    border-block-start: 1px solid ${paint.divider};
    color: ${paint.text.link};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.25rem;
    ${below('md')} {
      padding-block: 12px;
    }
  }
  .below {
    position: relative;
    border-radius: 0 0 ${corner(11)} ${corner(11)};
    overflow: clip;
    ${codeStyle}
  }
  html:not([data-code-styling='Tailwind'], [data-code-styling='CSS'])
    &
    [data-styling]:not([data-styling~='system']),
  html[data-code-styling='Tailwind'] & [data-styling]:not([data-styling~='tailwind']),
  html[data-code-styling='CSS'] & [data-styling]:not([data-styling~='css']) {
    display: none;
  }
  @media print {
    .below,
    > .full-page {
      display: none;
    }
    .stage:not(:last-child) {
      border-radius: ${corner(11)};
    }
  }
`;
