/** The style of the settings panel: at the inline end, as high as the window. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import {
  chosenOutline,
  corner,
  durations,
  easings,
  toolbarHeight,
  touchTarget,
  up,
} from '../../theme/tokens.js';

const panelStyle = css`
  .panel {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    width: min(310px, 100vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0 20px 24px;
    border: 0;
    border-inline-start: 1px solid ${paint.divider};
    background: ${paint.background.paper};
    color: ${paint.text.primary};
    overflow: auto;
    overscroll-behavior: contain;
    ${up('sm')} {
      width: 360px;
    }
  }
  .panel:popover-open {
    transition: transform ${durations.enteringScreen}ms ${easings.easeOut};
    @starting-style {
      transform: translateX(100%);
    }
  }
  .panel:popover-open:dir(rtl) {
    @starting-style {
      transform: translateX(-100%);
    }
  }
  .panel::backdrop {
    background: ${paint.surface.scrim};
  }
  @supports not selector(:popover-open) {
    display: none;
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    ${toolbarHeight}
    margin-inline-end: -12px;
    font-weight: 600;
  }
  h2 {
    margin: 20px 0 8px;
    color: ${paint.text.secondary};
    font: 600 0.75rem/1.25rem var(--docs-font-body);
    letter-spacing: 0.04em;
  }
`;

const choiceStyle = css`
  .choices {
    display: flex;
    gap: 1px;
    border: 1px solid ${paint.surface.edge};
    border-radius: ${corner(10)};
    background: ${paint.surface.edge};
    overflow: clip;
  }
  .choices button {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: ${touchTarget}px;
    padding: 6px 4px;
    border: 0;
    background: ${paint.background.paper};
    color: ${paint.text.secondary};
    font: 500 0.875rem/1.25rem var(--docs-font-body);
    cursor: pointer;
  }
  .choices button:hover {
    color: ${paint.text.primary};
  }
  .choices button:focus-visible {
    outline-offset: -3px;
    border-radius: ${corner(10)};
  }
  .choices [aria-pressed='true'] {
    background: ${paint.surface.active};
    color: ${paint.text.link};
    font-weight: 600;
    ${chosenOutline}
  }
`;

export const settingsStyle = css`
  html:not([data-code-variant]) & {
    display: none;
  }
  ${panelStyle}
  ${choiceStyle}
`;
