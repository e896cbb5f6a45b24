/** Blocks of code: they follow the mode, and every color has a contrast of 4.5 : 1 on their background. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { copyButtonStyle } from './copy-button-style.js';
import { corner } from '../../theme/tokens.js';

const { syntax, surface } = paint;

const blockStyle = css`
  .code {
    position: relative;
    margin-block: 8px 24px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    background: ${surface.code};
    overflow: hidden;
  }
  .code-title {
    padding: 8px 16px;
    border-block-end: 1px solid ${paint.divider};
    color: ${paint.text.secondary};
    font: 0.8125rem/1.25rem var(--docs-font-code);
    overflow-wrap: anywhere;
  }
  pre {
    max-height: 25rem;
    margin: 0;
    padding: 16px;
    overflow: auto;
    direction: ltr;
    color: ${syntax.text};
    font: 0.84375rem/1.375rem var(--docs-font-code);
    tab-size: 2;
    scrollbar-width: thin;
  }
  pre:focus-visible {
    outline-offset: -3px;
    border-radius: ${corner(12)};
  }
  pre > code {
    display: block;
    width: fit-content;
    min-width: 100%;
    font: inherit;
  }
`;

/** A marked line has a background of its own over the whole width; numbers are counted, so that they are not copied. */
const lineStyle = css`
  .marked {
    display: inline-block;
    width: calc(100% + 32px);
    margin-inline: -16px;
    padding-inline: 16px;
    background: color-mix(in srgb, ${paint.primary.main} 12%, transparent);
    box-shadow: inset 2px 0 ${paint.primary.main};
  }
  @media (forced-colors: active) {
    .marked {
      padding-inline-start: 12px;
      border-inline-start: 4px solid Highlight;
    }
  }
  .numbered code {
    counter-reset: line;
  }
  .numbered .line::before {
    content: counter(line);
    content: counter(line) / '';
    counter-increment: line;
    display: inline-block;
    width: 2ch;
    margin-inline-end: 2ch;
    color: ${syntax.comment};
    text-align: end;
  }
`;

/** The classes are those of docsgen's highlighter: one letter each. */
const tokenStyle = css`
  pre .c,
  pre .m {
    color: ${syntax.comment};
  }
  pre .c {
    font-style: italic;
  }
  pre .k,
  pre .d {
    color: ${syntax.keyword};
  }
  pre .s,
  pre .i {
    color: ${syntax.string};
  }
  pre .n,
  pre .a,
  pre .v {
    color: ${syntax.number};
  }
  pre .f {
    color: ${syntax.function};
  }
  pre .t,
  pre .y {
    color: ${syntax.tag};
  }
  pre .d,
  pre .i {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

export const codeStyle = css`
  ${blockStyle}
  ${copyButtonStyle}
  ${lineStyle}
  ${tokenStyle}
`;
