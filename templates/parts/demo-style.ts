/** How a demo's frame looks. Inside of `.demo` the default theme's type and colours hold, never the brand's. */

import { css } from '@emotion/react';
import { iconBox } from '../theme/icons.js';
import { paint } from '../theme/palette.js';
import { below, durations, easings, touchTarget, up } from '../theme/tokens.js';

const stage = css`
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    padding: 24px 16px;
    background: ${paint.surface.stage};
    border-radius: 11px;
    overflow: auto;
    ${up('sm')} {
      padding: 32px 24px;
    }
  }
  .stage:not(:last-child) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  .demo,
  .strut,
  noscript {
    grid-area: 1 / 1;
  }
  .demo > iframe {
    display: block;
    inline-size: 100%;
    border: 0;
  }

  .demo {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    min-width: 0;
    color: var(--mui-palette-text-primary, ${paint.text.primary});
    font:
      1rem/1.5 Roboto,
      Helvetica,
      Arial,
      sans-serif;
  }
  .strut {
    max-width: 100%;
    visibility: hidden;
  }
  .stage[data-narrow] {
    grid-template-columns: minmax(0, max-content);
    justify-content: center;
    > .demo {
      contain: inline-size;
    }
  }
  noscript > p {
    margin: 0;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    text-align: center;
  }
`;

const grounds = css`
  &[data-bg='true'] > .stage {
    background: ${paint.surface.hover};
  }
  &[data-bg='gradient'] > .stage {
    background:
      radial-gradient(
        100% 140% at 0 0,
        color-mix(in srgb, ${paint.primary.main} 16%, transparent),
        transparent 70%
      ),
      ${paint.surface.stage};
  }
  &[data-bg='playground'] > .stage {
    background: ${paint.background.paper};
  }
  &[data-bg='inline'] {
    border-color: transparent;
    > .stage {
      padding-inline: 0;
      background: none;
    }
    > .below {
      border: 1px solid ${paint.divider};
      border-radius: 12px;
    }
    summary {
      border: 0;
    }
  }
`;

const source = css`
  .below {
    position: relative;
    border-radius: 0 0 11px 11px;
    overflow: clip;
  }
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
  details[open] + .preview,
  details[open] .show,
  details:not([open]) .hide {
    display: none;
  }
  .code {
    margin: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  @media print {
    .below {
      display: none;
    }
    .stage:not(:last-child) {
      border-radius: 11px;
    }
  }
`;

/**
 * MUI's controls show the focus by script. Until one has taken a demo over, as `data-live` says, the page shows it:
 * against the demo's own styles, which switch the ring off and stand above the page's layer.
 */
const focus = css`
  .demo:not([data-live]) :is(:focus-visible:not(input), :has(> input:focus-visible)) {
    outline: 3px solid ${paint.primary.main} !important;
    outline-offset: 2px !important;
  }
`;

export const demoStyle = css`
  margin: 8px 0 28px;
  border: 1px solid ${paint.divider};
  border-radius: 12px;
  ${stage}
  ${grounds}
  ${source}
  ${focus}
`;
