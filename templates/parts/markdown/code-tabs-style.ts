/** Code in tabs: a group of radio buttons, of which the chosen one shows what follows it. Works without a script. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner, touchTarget, up } from '../../theme/tokens.js';

/** In the text each tab is followed by its panel; on the screen the tabs come first. */
export const codeTabsStyle = css`
  .code-tabs {
    margin-block: 8px 24px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    background: ${paint.surface.code};
    overflow: clip;
  }
  .code-tabs > fieldset {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    margin: 0;
    padding: 0 8px;
    border: 0;
  }
  .code-tabs input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .code-tabs label {
    display: flex;
    align-items: center;
    min-height: ${touchTarget}px;
    padding-inline: 8px;
    border-block-end: 2px solid transparent;
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.25rem;
    cursor: pointer;
    ${up('md')} {
      min-height: 38px;
    }
  }
  .code-tabs label:hover {
    color: ${paint.text.primary};
  }
  .code-tabs :checked + label {
    border-color: currentColor;
    color: ${paint.text.link};
  }
  .code-tabs :focus-visible + label {
    outline: 3px solid ${paint.primary.main};
    outline-offset: -3px;
    border-radius: ${corner(6)};
  }
  .code-tab {
    display: none;
    order: 1;
    flex: 0 0 calc(100% + 16px);
    min-width: 0;
    margin-inline: -8px;
    border-block-start: 1px solid ${paint.divider};
  }
  .code-tabs :checked + label + .code-tab {
    display: block;
  }
  .code-tab > .code {
    margin: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  @media (forced-colors: active) {
    .code-tabs label {
      border-color: Canvas;
    }
    .code-tabs :checked + label {
      border-color: Highlight;
    }
  }
  @media print {
    .code-tabs .code-tab {
      display: block;
    }
  }
`;
